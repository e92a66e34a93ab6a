import { IRREGULAR_FEMININES, MASCULINE, NO_OCCUPATIONS } from './gendered-roles.ts'

/** An occupation in both genders, flattened, and the one that was written. */
export interface Occupation {
  masculine: string
  feminine: string
  said: 'MASCULINE' | 'FEMININE'
  plural: boolean
}

/** The occupation that a flattened word names in one gender only. */
export function occupationOf(flat: string): Occupation | undefined {
  for (const [word, plural] of singulars(flat)) {
    if (NO_OCCUPATIONS.has(word)) return undefined
    if (isMasculine(word)) return { masculine: word, feminine: feminineOf(word), said: 'MASCULINE', plural }
    const masculine = masculines.get(word) ?? masculineOf(word)
    if (masculine) return { masculine, feminine: word, said: 'FEMININE', plural }
  }
  return undefined
}

export const isSameTrade = (flat: string, { masculine, feminine }: Occupation): boolean =>
  singulars(flat).some(([word]) => word === masculine || word === feminine)

/** «-dor», «-ólogo» and «-grafo» name people whatever the list says. */
const isMasculine = (word: string): boolean => MASCULINE.has(word) || /(?:[aei]dor|ologo|ografo)$/.test(word)

const feminineOf = (masculine: string): string =>
  IRREGULAR_FEMININES.get(masculine) ?? (/[oe]$/.test(masculine) ? `${masculine.slice(0, -1)}a` : `${masculine}a`)

const masculineOf = (word: string): string | undefined => {
  if (/[aei]dora$/.test(word)) return word.slice(0, -1)
  return /(?:ologa|ografa)$/.test(word) ? `${word.slice(0, -1)}o` : undefined
}

const masculines = new Map([...MASCULINE].map((masculine) => [feminineOf(masculine), masculine]))

function singulars(word: string): [singular: string, plural: boolean][] {
  const found: [string, boolean][] = [[word, false]]
  if (word.endsWith('es')) found.push([word.slice(0, -2), true])
  if (word.endsWith('s')) found.push([word.slice(0, -1), true])
  return found
}
