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
  const { cleaned } = normaliseTitle(spelledOut(catalanToSpanish(title)))
  const flat = NOISE.reduce((text, noise) => text.replace(noise, ' '), flatten(cleaned))
  return firstOfTwins(flat).replace(/\s+/g, ' ').trim()
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

/** «operador de grúa/operadora de grúa» says one title twice. */
function firstOfTwins(text: string): string {
  const [one, other, third] = text.split('/')
  if (one === undefined || other === undefined || third !== undefined) return text
  return stems(one).join(' ') === stems(other).join(' ') ? one : text
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
