import { expect, it } from 'vitest'
import { proposeRequirements } from '../../propose-requirements.ts'

const asked = (line: string) =>
  proposeRequirements(`Requisitos\n- ${line}\n- Carnet de conducir B`, 'Analista')
    .requirements.filter(({ selected }) => selected !== false)
    .map(({ requirement }) => requirement)

it('reads graduates and students of one of several studies as one demand, whichever stands first', () => {
  const [first] = asked('Egresada/o o estudiante avanzada/o de Bibliotecología, Historia o Letras.')
  expect(first).toMatchObject({
    type: 'ANY_OF',
    value: { options: ['Bibliotecología', 'Historia', 'Letras'].map((field) => ({ type: 'EDUCATION', field })) },
  })
})

it('takes schools in brackets behind a study for no demand of their own', () => {
  const names = JSON.stringify(asked('Técnico en refrigeración (TECSUP, INACAP o afines).'))
  expect(names).not.toMatch(/TECSUP|INACAP/)
  expect(names).toMatch(/refrigeración/i)
})
