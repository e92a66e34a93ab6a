import { expect, it } from 'vitest'
import { requirement } from '../matching/matching.ts'
import { requirementWords } from './requirements.ts'

const studies = (value: object): string =>
  requirementWords(
    requirement.parse({
      id: '0198c0de-0000-7000-8000-000000000001',
      importance: 'IMPORTANTE',
      type: 'EDUCATION',
      value: { min_level: 'FP_SUPERIOR', ...value },
    }),
  )

it('years that would do instead of studies are told apart from what is said of the studies', () => {
  const said = studies({ field: 'Comercio', equivalent_years: 3 })
  expect(said).toMatch(/ en Comercio o 3 años de experiencia$/)
  const more = studies({ field: 'Comercio', equivalent_years: 3, akin: true, recognised: true })
  expect(more).toMatch(
    / en Comercio, o afín, con homologación si el título es extranjero; o bien 3 años de experiencia$/,
  )
})

const studied = (field: string) => ({ type: 'EDUCATION', min_level: 'GRADO', field, equivalent_years: null })
const worked = { type: 'ROLE_EXPERIENCE', role_id: null, role_family: null, name: 'Editora', min_years: 0 }
const as = (name: string, min_years: number) => ({ ...worked, name, min_years })
const course = { type: 'CERTIFICATION', name: 'Curso de locución' }

it.each([
  [[studied('Periodismo'), studied('Letras')], 'Grado, licenciatura o ingeniería en Periodismo o Letras'],
  [
    [studied('Periodismo'), studied('Letras'), worked],
    'Grado, licenciatura o ingeniería en Periodismo o Letras, o Experiencia como Editora',
  ],
  [
    [studied('Música'), studied('Danza'), course],
    'Grado, licenciatura o ingeniería en Música o Danza, o Certificación: Curso de locución',
  ],
  [[as('camarero', 1), as('barista', 1)], 'Experiencia como camarero o barista, 1 año o más'],
  [[as('camarero', 0), as('barista', 0)], 'Experiencia como camarero o barista'],
  [[as('camarero', 0), as('barista', 2)], 'Experiencia como camarero o Experiencia como barista, 2 años o más'],
  [[studied('Música'), course], 'Grado, licenciatura o ingeniería en Música o Certificación: Curso de locución'],
])('%j reads «%s»', (options, words) => {
  const id = '00000000-0000-4000-8000-000000000021'
  const asked = requirement.parse({ id, type: 'ANY_OF', importance: 'IMPORTANTE', value: { options } })
  expect(requirementWords(asked)).toBe(words)
})
