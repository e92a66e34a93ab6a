import { stems } from '#server/features/language/encoder/words.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { catalanToSpanish } from './catalan.ts'

/** What lists of occupations add to a title without naming more work. */
const NOISE = [
  /\((?:excepto|salvo|except)\b[^)]*\)/g,
  /[,(]?\s*\b(?:excepto|salvo|except)\b.*$/g,
  /,?\s*\b(?:en general|in general)\b/g,
  /,?\s*\b(?:y|u|o|y\/o)\s+(?:similares|otros|asimilados|afines)\b/g,
  /,?\s*\bno clasificad[oa]s (?:bajo|en) otr.*$/g,
]

/** A title in lower case without accents, advertisement, restrictions and the repetition in the other gender. */
export function plainTitle(title: string): string {
  const { cleaned } = normaliseTitle(spelledOut(catalanToSpanish(inOneGender(title))))
  const flat = NOISE.reduce((text, noise) => text.replace(noise, ' '), flatten(cleaned))
  return flat.replace(JOINED_TRADES, ' ').replace(/\s+/g, ' ').trim()
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  aux: 'auxiliar',
  adm: 'administrativo',
  ayud: 'ayudante',
  ayte: 'ayudante',
  coord: 'coordinador',
  dir: 'director',
  enc: 'encargado',
  ing: 'ingeniero',
  ofic: 'oficial',
  op: 'operario',
  prof: 'profesor',
  resp: 'responsable',
  tec: 'tecnico',
}

function spelledOut(title: string): string {
  return title.replace(/(?<!\p{L})\p{L}{2,5}(?:\.|(?=\s))/gu, (written) => {
    const full = ABBREVIATIONS[flatten(written).replace('.', '')]
    return full === undefined ? written : `${full} `
  })
}

/** «montador-instalador» is two trades, each of which has a meaning; «e-commerce» and «back-end» are one word. */
const JOINED_TRADES = /(?<=\p{L}{5})-(?=\p{L}{5})/gu

/** «operador de grúa/operadora de grúa» and «operador/operadora de grúa» say one title twice. */
export function inOneGender(title: string): string {
  const [one = '', other, third] = title.split('/')
  if (other === undefined || third !== undefined) return title
  const he = wordsOf(one)
  const she = wordsOf(other)
  if (he.length === she.length && he.every((word, at) => isTwin(word, she[at] ?? ''))) return one
  const [twin = ''] = she
  return isTwin(he.at(-1) ?? '', twin) ? `${one.trimEnd()}${other.trimStart().slice(twin.length)}` : title
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/)

/** What a feminine form adds to the masculine one, or puts in the place of its ending. */
const FEMININE = [
  ['', 'a'],
  ['', 'esa'],
  ['', 'isa'],
  ['o', 'a'],
  ['e', 'a'],
  ['e', 'esa'],
  ['or', 'riz'],
  ['os', 'as'],
  ['es', 'as'],
] as const

function isTwin(he: string, she: string): boolean {
  const [one, other] = [flatten(he), flatten(she)]
  return (
    one === other ||
    FEMININE.some(([his, hers]) => one.endsWith(his) && one.slice(0, one.length - his.length) + hers === other)
  )
}

const GRAM_SIZES = [3, 4, 5]

/** Pieces of the words of a title, which find relatives that share a root. */
export function titleGrams(title: string): string[] {
  return stems(title).flatMap((word) => {
    const marked = `<${word}>`
    return GRAM_SIZES.flatMap((size) =>
      Array.from({ length: Math.max(0, marked.length - size + 1) }, (_, at) => marked.slice(at, at + size)),
    )
  })
}
