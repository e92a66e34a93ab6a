import { flatten } from '#server/features/language/normalise/fold.ts'
import type { WorkPlace } from '#shared/matching/matching.ts'
import { countryByWords } from './country-words.ts'
import { type Around, countryOfMoney, onlyCountry } from './namesakes.ts'

const LABEL =
  /(?:^|\n)[^\p{L}\d\n]*(?:ubicaci[oó]n|lugar|localidad|localizaci[oó]n|zona|sede|ciudad|poblaci[oó]n|municipio|comuna|distrito|centro de trabajo|location)(?: (?:de|del|de la) (?:trabajo|labores|puesto|vacante))?\s*[:–-]\s*(\p{Lu}[\p{L}'’. -]{2,40}?)(?=\s*(?:[,(.;|\n/–]|$))/iu
const NO_PLACE =
  /(?:^|[^a-z])(?:remot[oa]|hibrid[oa]|presencial|teletrabajo|home|definir|convenir|oficinas?|toda?s?|varias?|nacional|centro|indistint[oa]|av|avenida|calle|jr|carrera|metro|parque|poligono|km|zona|casa|cualquier|norte|sur|este|oeste|anywhere|lunes|horario|nuestr[oa]s?|cliente|campo|planta|tienda|sucursal|cerca|cercan[oa]s?|mundo|latam|latinoamerica|europa)(?![a-z])/
const COUNTRIES = ['ES', 'MX', 'CO', 'AR', 'CL', 'PE']
const MOST_WORDS = 4

/** A town that no list knows, named behind «Lugar de trabajo», in the country that the rest of the ad speaks of. */
export function unlistedPlace(whole: string, { matches, flat, currency }: Around): WorkPlace | undefined {
  const match = LABEL.exec(whole)
  const name = match?.[1]?.trim().replace(/\.$/, '')
  if (!match || !name || !/^\p{Lu}/u.test(name)) return undefined
  const plain = flatten(name)
  if (NO_PLACE.test(plain) || name.split(' ').length > MOST_WORDS) return undefined
  const line_end = whole.indexOf('\n', match.index + match[0].length)
  const beside = matches.some(({ start }) => start > match.index && start < (line_end < 0 ? whole.length : line_end))
  if (beside) return undefined
  const country = countryOfMoney(currency) ?? countryByWords(flat, COUNTRIES) ?? onlyCountry(matches)
  return country ? { country, region: null, city: name } : undefined
}
