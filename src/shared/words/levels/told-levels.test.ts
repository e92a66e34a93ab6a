import { expect, it } from 'vitest'
import { spokenLevel, studyLevel } from './told-levels.ts'

it('says the level of a study where its title does not', () => {
  expect(studyLevel({ degree: 'Mecatrónica', level: 'FP_SUPERIOR' })).toBe('Técnico superior')
  expect(studyLevel({ degree: 'Secundaria completa', level: 'BACHILLERATO' })).toBe('')
  expect(studyLevel({ degree: 'Mecatrónica', level: null })).toBe('')
})

it('says how well somebody speaks a language in their words, and else by its level', () => {
  expect(spokenLevel({ said: 'me defiendo', overall: 'A2' })).toBe('me defiendo')
  expect(spokenLevel({ said: '', overall: 'A2' })).toBe('A2 · Elemental')
  expect(spokenLevel({ said: '', overall: null })).toBe('')
})
