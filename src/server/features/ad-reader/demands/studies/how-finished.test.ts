import { expect, test } from 'vitest'
import { proposeRequirements } from '../../propose-requirements.ts'

const studies = (item: string) =>
  proposeRequirements(`Requisitos:\n- ${item}`, 'Operario').requirements.map(({ requirement }) => requirement)

test.each([
  ['Carrera técnica trunca o concluida en Mecánica', 'Mecánica', true],
  ['Estudios técnicos culminados o en curso en Contabilidad', 'Contabilidad', true],
  ['Técnico superior en proceso o culminado en Enfermería', 'Enfermería', true],
  ['Estudios universitarios o técnicos inconclusos serían un plus', null, true],
  ['Estudios técnicos o universitarios incompletos', null, true],
  ['Estudios técnicos en curso; truncos serían deseables', null, true],
  ['Licenciatura en Derecho concluida, no trunca', 'Derecho', undefined],
])('how finished studies are is no field of them: %s', (item, field, unfinished) => {
  const [one, ...others] = studies(item)
  expect(others).toEqual([])
  expect(one).toMatchObject({ type: 'EDUCATION', value: { field } })
  expect(one?.type === 'EDUCATION' && one.value.unfinished).toBe(unfinished)
})
