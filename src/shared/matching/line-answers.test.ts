import { expect, it } from 'vitest'
import { answersTo } from './line-answers.ts'

const words = (type: Parameters<typeof answersTo>[0]['type'], declared: 'UN_POCO' | null = null) =>
  answersTo({ type, declared }).map(({ word }) => word)

it.each([
  ['SKILL', ['Sí', 'Un poco', 'No']],
  ['LANGUAGE', ['Sí', 'Un poco', 'No']],
  ['SALARY_FIT', ['Sí', 'En parte', 'No']],
  ['SHIFT', ['Sí', 'En parte', 'No']],
  ['WORK_PERMIT', ['Sí', 'No']],
  ['VEHICLE', ['Sí', 'No']],
] as const)('a question about %s has answers that fit it', (type, expected) => {
  expect(words(type)).toEqual(expected)
})

it('an answer that was given can be seen, whatever is offered now', () => {
  expect(words('VEHICLE', 'UN_POCO')).toEqual(['Sí', 'Un poco', 'No'])
})
