import { expect, it } from 'vitest'
import { roleFamilies } from '#shared/words/role-families.ts'
import { achievementExamples } from './achievement-examples.ts'
import { lineAdvice } from './cv-advice.ts'
import { misspelling } from './cv-spelling.ts'

it('has one for every family of work', () => {
  expect(Object.keys(achievementExamples).toSorted()).toEqual(Object.keys(roleFamilies).toSorted())
})

it.each(Object.entries(achievementExamples))('keeps to our own advice: %s', (_, line) => {
  expect(lineAdvice(line, { current: false, end: '2024' }, 'es')).toEqual([])
  expect(misspelling(line)).toBeFalsy()
})
