import { expect, it } from 'vitest'
import type { LanguageLevel } from '#shared/matching/matching.ts'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const YES = { yes: 1, part: 0, no: 0, unsaid: 0 }

function verdict(languages: object[], min_level: LanguageLevel) {
  const value = { language: 'en', min_level }
  const asked = requirement.parse({ id: ID, type: 'LANGUAGE', importance: 'IMPORTANTE', value })
  const read = new Map([[ID, { said: YES, lines: [] }]])
  const candidate = { ...candidateOf({ languages } as never), judged: read }
  return explainMatch(vacancyOf([asked]), candidate).items.find(({ type }) => type === 'LANGUAGE')?.verdict
}

it.each<[string, object, LanguageLevel, string]>([
  ['a level below', { overall: 'A2' }, 'B2', 'NO_CUMPLE'],
  ['the level just below', { overall: 'A2' }, 'B1', 'PARCIAL'],
  ['words that say a level below', { overall: 'A2', said: 'me defiendo con los gringos' }, 'B1', 'PARCIAL'],
  ['the level itself', { overall: 'B1' }, 'B1', 'CUMPLE'],
])('a level has an order, so no reading makes %s more', (_, said, min_level, expected) => {
  expect(verdict([{ language: 'en', overall: null, said: '', ...said }], min_level)).toBe(expected)
})

it('reads on where the CV names a language without its level', () => {
  expect(verdict([{ language: 'en', overall: null, said: '' }], 'B1')).toBe('CUMPLE')
})
