import { flatten } from '#server/features/language/normalise/fold.ts'
import type { LanguageLevel } from '#shared/matching/matching.ts'
import { languageLevel } from '#shared/matching/matching.ts'

interface LanguagePaper {
  code: string
  level: LanguageLevel | null
}

/** Tests of a language by their names, and the level that the name alone says. */
const PAPERS: readonly (readonly [RegExp, string, LanguageLevel | null])[] = [
  [
    /^(?:cambridge )?(?:cpe|certificate of proficiency|c2 proficiency)(?![a-z])|^cambridge (?:english:? )?proficiency(?![a-z])/,
    'en',
    'C2',
  ],
  [
    /^(?:cambridge )?(?:cae|certificate in advanced english|c1 advanced)(?![a-z])|^cambridge (?:english:? )?advanced(?![a-z])/,
    'en',
    'C1',
  ],
  [
    /^(?:cambridge )?(?:fce|first certificate(?: in english)?|b2 first)(?![a-z])|^cambridge (?:english:? )?first(?![a-z])/,
    'en',
    'B2',
  ],
  // «Inglés, nivel First»: many call the test by its level alone.
  [/^ingles,? (?:nivel )?proficiency(?= ?(?:$|[(,.:]|20\d\d))/, 'en', 'C2'],
  [/^ingles,? (?:nivel )?advanced(?= ?(?:$|[(,.:]|20\d\d))/, 'en', 'C1'],
  [/^ingles,? (?:nivel )?first(?= ?(?:$|[(,.:]|20\d\d))/, 'en', 'B2'],
  [/^(?:cambridge )?(?:pet|preliminary english test|b1 preliminary)(?= ?(?:$|[(,.:]|b1|cambridge|20\d\d))/, 'en', 'B1'],
  [/^(?:cambridge )?(?:ket|key english test|a2 key)(?= ?(?:$|[(,.:]|a2|cambridge|20\d\d))/, 'en', 'A2'],
  [
    /^(?:ielts|toefl|toeic|aptis|linguaskill|trinity (?:ise|gese)|oxford test of english|cambridge english)(?![a-z])/,
    'en',
    null,
  ],
  [/^(?:delf|dalf|tcf)(?![a-z])/, 'fr', null],
  [/^(?:goethe(?:-zertifikat| zertifikat)?|testdaf|telc deutsch|osd)(?![a-z])/, 'de', null],
  [/^(?:celi|cils|plida)(?= ?\d?(?:$|[(,. ]))/, 'it', null],
  [/^(?:dele|siele)(?= [abc][12]|$)/, 'es', null],
  [/^celpe-?bras(?![a-z])/, 'pt', null],
  [/^(?:ega|habe|hizkuntza eskola)(?= ?(?:$|[(,.]|[bc][12]))/, 'eu', 'C1'],
  [/^celga ?4(?!\d)/, 'gl', 'C1'],
  [/^celga ?3(?!\d)/, 'gl', 'B2'],
  [/^(?:titol|certificat) de nivell? (?=[abc][12])/, 'ca', null],
]
const LONGEST = 80
const MOST_WORDS = 9
const CODE = /(?<![a-z\d])([abc][12])(?![a-z\d])/

/** The language and level that a short text says by the name of a test: «CAE», «DELF B2», «IELTS 7.0 (2022)». */
export function languagePaper(text: string): LanguagePaper | null {
  if (text.length > LONGEST || text.split(' ').length > MOST_WORDS) return null
  const flat = flatten(text).trim()
  const found = PAPERS.find(([name]) => name.test(flat))
  if (!found) return null
  const [, code, level] = found
  const said = languageLevel.safeParse(CODE.exec(flat)?.[1]?.toUpperCase())
  return { code, level: said.success ? said.data : (level ?? byScore(flat)) }
}

/** What the makers of the tests say about their scores, from the highest on. */
const SCORES: readonly (readonly [RegExp, readonly (readonly [number, LanguageLevel])[]])[] = [
  [
    /^ielts[^\d]{0,20}(\d(?:[.,]\d)?)(?!\d)/,
    [
      [8.5, 'C2'],
      [7, 'C1'],
      [5.5, 'B2'],
      [4, 'B1'],
    ],
  ],
  // On paper and in schools it has a scale of its own.
  [
    /^toefl[^\d]{0,20}([3-6]\d\d)(?!\d)/,
    [
      [627, 'C1'],
      [543, 'B2'],
      [460, 'B1'],
      [310, 'A2'],
    ],
  ],
  [
    /^toefl[^\d]{0,20}(\d{2,3})(?!\d)/,
    [
      [95, 'C1'],
      [72, 'B2'],
      [42, 'B1'],
    ],
  ],
  [
    /^toeic[^\d]{0,20}(\d{3})(?!\d)/,
    [
      [945, 'C1'],
      [785, 'B2'],
      [550, 'B1'],
      [225, 'A2'],
    ],
  ],
]

function byScore(flat: string): LanguageLevel | null {
  for (const [test, levels] of SCORES) {
    const score = Number(test.exec(flat)?.[1]?.replace(',', '.'))
    if (!Number.isNaN(score)) return levels.find(([from]) => score >= from)?.[1] ?? null
  }
  return null
}
