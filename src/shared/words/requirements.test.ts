import { expect, it } from 'vitest'
import { requirement } from '../matching/matching.ts'
import { requirementWords } from './requirements.ts'

const studies = (value: object): string =>
  requirementWords(
    requirement.parse({
      ...{ id: '0198c0de-0000-7000-8000-000000000001', importance: 'IMPORTANTE', type: 'EDUCATION' },
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
