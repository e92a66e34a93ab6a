import { expect, it } from 'vitest'
import { requirement } from './matching.ts'

const ID = '0198c0de-0000-7000-8000-000000000001'
const asked = (type: string, value: object) =>
  requirement.safeParse({ id: ID, importance: 'IMPORTANTE', type, value }).data?.value

const DEGREE = { min_level: 'GRADO', field: 'Economía', equivalent_years: null }

it('studies and papers keep what else would do', () => {
  const studies = { ...DEGREE, akin: true, recognised: true, unfinished: true }
  expect(asked('EDUCATION', studies)).toEqual(studies)
  expect(asked('CERTIFICATION', { name: 'CAP', unfinished: true })).toEqual({ name: 'CAP', unfinished: true })
  expect(asked('EDUCATION', { ...DEGREE, recognised: 'sí' })).toBeUndefined()
  expect(asked('CERTIFICATION', { name: 'CAP', unfinished: 1 })).toBeUndefined()
})

it('nothing is akin to studies that were not named', () => {
  const nameless = { ...DEGREE, field: null }
  expect(asked('EDUCATION', { ...nameless, akin: true })).toEqual({ ...nameless, akin: false })
  expect(asked('EDUCATION', nameless)).toEqual(nameless)
  const option = { ...nameless, type: 'EDUCATION', akin: true }
  const { akin, ...other } = option
  expect(asked('ANY_OF', { options: [option, other] })).toEqual({ options: [{ ...option, akin: !akin }, other] })
})
