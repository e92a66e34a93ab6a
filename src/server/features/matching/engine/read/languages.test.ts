import { describe, expect, it } from 'vitest'
import { type LanguageLevel, requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import { ID } from '../verdicts/verdicts.fixture.ts'

function resultOf(min_level: LanguageLevel | null, overall: LanguageLevel | null, said: string) {
  const value = { language: 'en', min_level }
  const asked = requirement.parse({ id: ID, type: 'LANGUAGE', importance: 'EXCLUYENTE', value })
  const known = { language: 'en', overall, ...(said && { said }) }
  return explainMatch(vacancyOf([asked]), candidateOf({ languages: [known] }))
}
const lineOf = (...asked: Parameters<typeof resultOf>) => resultOf(...asked).items[0]
const adviceOf = (said: string) => resultOf('B1', 'A2', said).next_steps.map(({ text }) => text)

describe('how well somebody says that they speak a language', () => {
  it.each([
    ['B1', 'A2', 'básico', 'PARCIAL', 'El CV indica inglés, «básico», sin nombrar un nivel; se pide B1.'],
    ['C1', 'A2', 'básico', 'PARCIAL', 'El CV indica inglés, «básico», sin nombrar un nivel; se pide C1.'],
    ['B2', 'C1', 'fluido, a diario', 'CUMPLE', 'El CV indica inglés, «fluido, a diario».'],
    ['B1', null, 'leo manuales', 'PARCIAL', 'El CV indica inglés, «leo manuales», sin nombrar un nivel; se pide B1.'],
    [null, null, 'técnico', 'CUMPLE', 'El CV indica inglés, «técnico».'],
    [
      null,
      'A1',
      'muy poco',
      'PARCIAL',
      'El CV indica inglés, «muy poco», que es el comienzo: por eso cuenta en parte.',
    ],
    ['A2', 'A2', 'A2-B1', 'CUMPLE', 'El CV indica inglés, «A2-B1».'],
    ['B2', 'A2', 'A2-B1', 'PARCIAL', 'El CV indica inglés, «A2-B1»; se pide B2.'],
    ['C2', 'A2', 'A2-B1', 'NO_CUMPLE', 'El CV indica inglés, «A2-B1»; se pide C2.'],
    ['C1', 'A2', '', 'NO_CUMPLE', 'El CV indica inglés, nivel básico (A2); se pide C1.'],
  ] as const)('%s asked, %s by «%s»: %s', (asked, level, said, verdict, sentence) => {
    expect(lineOf(asked, level, said)).toMatchObject({ verdict, sentence })
  })

  it('leads to naming the level, which words leave open', () => {
    expect(adviceOf('básico')).toEqual(['Indica tu nivel de inglés.'])
    expect(adviceOf('')).toEqual(['Si tu nivel de inglés ha subido, actualízalo en tu CV.'])
  })

  it('is quoted as it stands', () => {
    expect(lineOf('B1', 'A2', 'básico')?.seen).toEqual(['Idiomas: «Inglés: básico»'])
  })
})
