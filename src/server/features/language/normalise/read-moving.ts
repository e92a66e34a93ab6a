import { PREFERENCE } from '#shared/lexicon/importance.ts'
import { findPlaces } from './find-places.ts'
import { flatten, fold } from './fold.ts'
import { clauseAfter, clauseBefore, type Span, spanOf } from './span.ts'

/** What somebody says of living elsewhere for a job. */
interface Moving extends Span {
  would: boolean
  /** Ids of the places that are named; none: wherever in the country. */
  to: string[]
  /** To another country as well. */
  abroad: boolean
}

const WILLING =
  '(?:disponib(?:ilidad|le)s?|movilidad(?= para)|dispuest[oa]s?|abiert[oa]s?|posibilidad(?:es)?|opcion|facilidad(?:es)?|puedo|podria|quiero|me gustaria|interesad[oa]|sin (?:ningun )?(?:problemas?|inconvenientes?)|acepto|predispuest[oa]|disposicion|prefiero|deseo|planeo|pienso|tengo previsto|estoy por|valoro|valoraria|no me (?:importa|importaria|molesta|molestaria)|no (?:tengo|tendria|hay) (?:ningun )?(?:problemas?|inconvenientes?)|me interesa(?:ria)?)'
const MOVE =
  '(?:cambi(?:o|ar|arme) de (?:residencia|ciudad|domicilio|localidad|provincia|comuna|region|estado|pais)|(?:trasladar|mudar|reubicar|relocalizar|radicar)(?:me|se)(?= (?:a|al|en|dentro|fuera|por|donde|de (?:ciudad|residencia|provincia|region))(?![a-z])|[.,;)]|$| si | y | o )|traslados?(?= (?:a|al|de (?:ciudad|residencia|domicilio)|dentro|fuera|si)(?![a-z])|[.,;)]|$)|trabajar (?:en|por) (?:cualquier (?:parte|lugar|punto|zona|region|ciudad|provincia|estado|departamento)|todo el (?:pais|territorio)|toda (?:espana|la republica)|otras? (?:ciudad|region|provincia|comuna|zona)(?:es|s)?|el interior|regiones|provincias|el extranjero|zonas (?:alejadas|remotas|mineras)|minas?|faenas?|campamento)|trabajar fuera de (?:la|mi|su) (?:ciudad|provincia|region|comuna)|mudanza|reubicacion|reubicar(?:me|se)|relocalizacion|mudar(?:me|se)|relocation|relocate|relocating)'
/** Words between the will and the move: «disponibilidad total, inmediata y para el cambio de residencia». */
const READY = new RegExp(`(?<![a-z])${WILLING}(?![a-z])[^.;\\n]{0,60}?(?<![a-z])${MOVE}(?![a-z])`, 'g')
/** Said without a word of will. */
const BARE =
  /(?<![a-z])(?:(?:total |amplia |plena )?movilidad (?:geografica|nacional|internacional|total|territorial)|(?:disponibilidad|movilidad) geografica|cambio de residencia|willing to relocate|open to relocation|(?:me (?:mudo|traslado|mudare|trasladare|mudaria|trasladaria|cambio|reubico|reubicaria)|(?:proximo|inminente) traslado|traslado previsto|en proceso de (?:mudanza|traslado|mudarme|trasladarme))(?= (?:a|al|en|de (?:ciudad|residencia|provincia))(?![a-z])|[.,;)]|$))(?![a-z])/g
const REFUSED =
  /(?:(?:^|[^a-z])(?:no|sin|ni|nunca|tampoco|imposibilidad|descarto|nada de|ninguna)(?![a-z])[^.;\n]{0,35})$/
/** «Disponible, pero no para cambio de residencia» */
const REFUSED_INSIDE = /[ ,](?:no|ni|sin)(?! (?:ningun )?(?:problemas?|inconvenientes?))(?![a-z])[^,]{0,30}$/
const REFUSED_AFTER = /^ ?[:(–-]? ?no(?![a-z])/
const ABROAD = /internacional|extranjero|otro pais|fuera del pais|cualquier pais|de pais/

/** «Busco trabajo en la isla», «cerca de casa»: who says where does not want to live elsewhere. */
const STAYS = new RegExp(
  `(?<![a-z])(?:(?:busco|buscando|quiero|prefiero|${PREFERENCE}|necesito|deseo|solo|unicamente|exclusivamente|me gustaria|disponible)(?: [a-z,]+){0,6}? (?:en|por|dentro de) (?:la|esta|mi) (?:misma )?(?:isla|zona|ciudad|comarca|comuna|localidad)|sin salir de (?:la|mi) (?:isla|zona|ciudad|comarca|comuna|localidad)|(?:busco|quiero|prefiero|necesito|solo)(?: [a-z,]+){0,6}? cerca de (?:mi )?casa)(?![a-z])`,
)

/** The first thing that a text says of moving for work; null where it says nothing of it. */
export function readMoving(text: string): Moving | null {
  const flat = flatten(text)
  for (const pattern of [READY, BARE]) {
    for (const match of flat.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      const before = clauseBefore(flat, start, 40)
      const after = clauseAfter(flat, end, 60)
      const denied = REFUSED.test(before) || REFUSED_AFTER.test(after) || REFUSED_INSIDE.test(beforeMove(match[0]))
      const to = placesIn(text.slice(end, end + after.length))
      // «Me mudo a casa de mi madre» is no other town.
      if (!denied && MOVES_NOW.test(match[0]) && to.length === 0) continue
      return {
        ...spanOf(text, start, end + (to.length > 0 ? after.length : 0)),
        would: !denied,
        to,
        abroad: ABROAD.test(match[0] + after),
      }
    }
  }
  const stays = STAYS.exec(flat)
  if (!stays) return null
  return { ...spanOf(text, stays.index, stays.index + stays[0].length), would: false, to: [], abroad: false }
}

const MOVES_NOW =
  /^(?:me (?:mudo|traslado|mudare|trasladare|cambio|reubico)|proximo|inminente|traslado previsto|en proceso)/

const MOVE_LAST = new RegExp(`${MOVE}$`)
const beforeMove = (match: string): string => match.replace(MOVE_LAST, '')

const placesIn = (text: string): string[] => findPlaces(fold(text)).flatMap(({ places }) => places.map(({ id }) => id))
