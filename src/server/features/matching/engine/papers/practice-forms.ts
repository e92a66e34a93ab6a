import { flatten } from '#server/features/language/normalise/fold.ts'

/** Who may practise, by the word of each country for it. */
export type Practice = 'COLLEGE' | 'ENROLLED' | 'CARD' | 'REGISTER'

const NUMBER = '(?:\\s?(?:n\\S{0,2}|no\\.?|nro\\.?|num\\.?|#|:))?\\s?[\\dx][\\dx.,/-]{2,}'
const IN_FORCE = '\\s(?:en regla|al dia|vigente|activ[oa]|habilitad[oa])'

/** How people write it before its number, in a headline or beside their name. */
const FORMS: readonly (readonly [country: string, Practice, RegExp])[] = [
  ['CO', 'CARD', new RegExp(`(?<![a-z])t\\.? ?p\\.?(?:${NUMBER}|${IN_FORCE})`)],
  [
    'PE',
    'COLLEGE',
    new RegExp(`(?<![a-z])(?:cip|cmp|cep|cnp|cpsp|cqfp|ctmp|cbp|ccpl|cvp|cppe|ctsp|cal|cap)(?:${NUMBER}|${IN_FORCE})`),
  ],
  ['AR', 'ENROLLED', new RegExp(`(?<![a-z])(?:m\\. ?[pn]\\.?|m[pn]|mat\\.?(?: [a-z]{3,8})?)${NUMBER}`)],
  ['ES', 'COLLEGE', new RegExp(`(?<![a-z])(?:n\\S{0,2} ?(?:de )?col(?:\\.|egiad[oa])|col\\.)${NUMBER}`)],
  ['CL', 'REGISTER', new RegExp(`(?<![a-z])(?:rnpi|registro sis)${NUMBER}`)],
]

/** «T.P. 12345», «CIP N° 4521», «M.P. 3307»: null where it says no such thing. */
export function practiceOf(name: string): Practice | null {
  const flat = flatten(name)
  return FORMS.find(([, , form]) => form.test(flat))?.[1] ?? null
}

const LETTERS = /(?<!\p{L})\p{Lu}{3,8}(?!\p{L})/gu
const FEWEST = 2

/** «Mat. CLIA 204» is one of the «Centro de Licenciados»: the letters begin as the name of who keeps it. */
export function isKeptBy(body: readonly string[], name: string): boolean {
  const initials = body.map((word) => word[0] ?? '').join('')
  return body.length >= FEWEST && [...name.matchAll(LETTERS)].some(([one]) => one.toLowerCase().startsWith(initials))
}
