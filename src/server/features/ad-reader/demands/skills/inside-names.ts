import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import type { AdText } from '../../text/ad-text.ts'

/** Words that a name of a place, a house or a street begins with. */
const OPENS_A_NAME =
  '(?:riviera|costa|playa|bah[ií]a|isla|valle|sierra|cerro|r[ií]o|lago|laguna|puerto|villa|ciudad|pueblo|barrio|colonia|urbanizaci[oó]n|residencial|condominio|fraccionamiento|parque|plaza|plazuela|centro comercial|edificio|torre|calle|avenida|avda\\.?|av\\.?|jir[oó]n|jr\\.?|pasaje|paseo|carrera|estaci[oó]n|metro|tren|estadio|hotel|hostal|posada|restaurante|grupo|constructora|transportes|cl[ií]nica|hospital|colegio|escuela|academia|instituto|universidad|fundaci[oó]n|asociaci[oó]n|club|tienda|tiendas|supermercados?|fundo|hacienda|finca|mina|planta)'
const NAME_BEFORE = new RegExp(
  `(?<!\\p{L})${OPENS_A_NAME}(?: (?:de|del|la|el|los|las))* (?:\\p{Lu}\\p{L}+ ){0,2}$`,
  'iu',
)
const IN_CAPITALS = /^\p{Lu}/u
const REACH = 60
/** «Hilanderías Sabana Azul S.A.»: the letters behind say that it is the name of a company. */
const COMPANY =
  /(?<![\p{L}.])(?:\p{Lu}[\p{L}&'-]*,? (?:(?:de|del|y|e|la|las|los|&) )*){1,6}(?:S\.? ?A\.?(?: ?[CSU]\.?)?|S\.? ?L\.?(?: ?U\.?)?|S\.? ?R\.? ?L\.?|E\.? ?I\.? ?R\.? ?L\.?|Ltda\.?|SpA|S\.? de R\.? ?L\.?)(?![\p{L}\d])/gu

/** «Riviera Maya» is no program, and a trade in the name of a company is no demand. */
export function withoutPartsOfNames(concepts: readonly ConceptSpan[], { text }: AdText): ConceptSpan[] {
  const companies = [...text.matchAll(COMPANY)].map(({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
  }))
  return concepts.filter(({ kind, start, end }) => {
    if (kind !== 'skill' || !IN_CAPITALS.test(text.slice(start, end))) return true
    if (companies.some((name) => name.start <= start && end < name.end)) return false
    return !isBehindItsOpening(text.slice(Math.max(0, start - REACH), start))
  })
}

/** In a text that shouts every word has a capital, and none makes a name. */
const isBehindItsOpening = (before: string): boolean => {
  const opening = NAME_BEFORE.exec(before)?.[0]
  return opening !== undefined && IN_CAPITALS.test(opening) && /\p{Ll}/u.test(opening)
}
