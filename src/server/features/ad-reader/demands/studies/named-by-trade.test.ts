import { expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))
const must = (item: string, title?: string): string[] => asked(`Requisitos:\n- ${item}`, title)

it('reads the degree of a profession that is named by who practises it', () => {
  expect(must('Abogada titulada con dos años en litigio')).toContain('Grado, licenciatura o ingeniería en Derecho')
  expect(asked('Tiene que ser estudiante avanzado/a o graduado/a reciente de Contador Público.')).toEqual([
    'Grado, licenciatura o ingeniería en Contador Público, también sin terminar',
  ])
  expect(must('Estudiantes de últimos ciclos de Economía o Estadística')[0]).toMatch(
    /Economía o Estadística.*sin terminar/,
  )
})

it('takes the name of the job for no studies', () => {
  expect(
    asked('Taller solicita:\nTécnico en refrigeración\n\nOfrecemos uniforme.', 'Técnico de refrigeración'),
  ).toEqual([])
})

it('takes careers behind commas for ways to meet one demand', () => {
  expect(must('TSU en Mecatrónica, Electromecánica, Mantenimiento Industrial (titulado o pasante)')).toEqual([
    'Técnico superior en Mecatrónica, Electromecánica o Mantenimiento Industrial, también sin terminar',
  ])
  expect(must('Ingeniería en Sistemas, Inglés, Excel')).toContain('Inglés')
})

it('takes a certificate, a cycle and another one for one demand', () => {
  const all = must(
    'Certificado de profesionalidad de Dinamización, CFGS de Animación Sociocultural o de Integración Social',
  )
  expect(all).toHaveLength(1)
  for (const way of ['Dinamización', 'Animación Sociocultural', 'Integración Social']) expect(all[0]).toContain(way)
})

it('reads a level that would do in the place of a paper in that language', () => {
  const all = asked('Buscamos maestra con habilitación lingüística en francés o, en su defecto, un B2.', 'Maestra')
  expect(all).toEqual([expect.stringMatching(/habilitación lingüística en francés.* o Francés, B2 o más/)])
})
