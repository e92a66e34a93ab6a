import { MUST, PREFERENCE, WISH } from '#shared/lexicon/importance.ts'
import type { Statement } from '../text/statements.ts'

/** A stretch of the text in which things are asked for one after the other. */
export interface Phrase {
  from: number
  to: number
}

/** What leads to something that is known or can be done. */
const LEAD =
  '(?:(?:amplios?|buenos?|solidos?|altos?) )?(?:conocimientos?|nociones|manejo|dominio|uso|soltura|comodidad|saber|sepas?|supieras?|(?:que )?(?:conozcas?|conocieras?|manejes?|manejaras?|domines?|dominaras?)|(?:entiendas?|entender)(?= de )|(?:que )?hayas? (?:hecho|llevado|trabajado(?: en| con)?|usado|dado)|experiencia|exp\\.?(?= )|formacion(?= en )|habilidad(?! para)|destreza|knowledge|experience)(?: (?:practic[oa]s?|previ[oa]s?|basic[oa]s?|avanzad[oa]s?|solid[oa]s?|fluid[oa]|expert[oa]|intermedi[oa]s?|demostrables?|comprobables?|minim[oa]|real|usar|utilizar|manejar|trabajar|escribir|hacer|en uso|en manejo|con))*(?: (?:de|del|en|con|sobre|como|of|in|with))?(?: (?:el|la|los|las|uso de|manejo de))? '
const LEAD_AT = new RegExp(`^${LEAD}`)
const LEADS = new RegExp(`(?<![a-z])${LEAD}`, 'g')
const OPENING = new RegExp(
  String.raw`^[\s,;:.)–—-]*(?:(?:y|e|o|(?:importante|ojo)(?=[:,])|lo que (?:si|pedimos|necesitas|buscamos|exigimos)(?: es)?(?=:)|nos (?:encanta(?:ria)?|gusta(?:ria)?|importa)|ademas|tambien|solo|al menos|como minimo|algo de|es|sera|un|una|el|la|los|las|que|q|ser|tener|tengas?|tuvieras?|(?:nos )?(?:vendria|viene) (?:muy |super )?bien(?: alguien)?|aunque no (?:es|sea|son|sean) (?:determinantes?|${MUST}|necesari[oa]s?|requisito),?|contar con|contar|cuentes con|poseer|con|estar en posesion de|estar|deben?|debes|no|${MUST}|forzos[oa]s?|necesari[oa]s?|${WISH}|ojala|se (?:valora(?:ra)?n?|requieren?|precisan?|exigen?|agradece(?:ra)?|aprecia(?:ra)?|piden?)|valora(?:mos|remos)|valorandose|pedimos|muy|mejor si|idealmente|${PREFERENCE}|requisitos?|un plus|plus|sum(?:a|aria|ara)|si (?:ademas |alguna vez )?(?:sabes|tienes|has|conoces|trabajaste con|tocaste|manejas|hablas)(?: de)?|must|nice to have)[\s:,]+)*`,
)

/** How many characters stand before the first thing: «Imprescindible tener…». */
export const openingOf = (flat: string): number => OPENING.exec(flat)?.[0].length ?? 0

export const leadAt = (flat: string): string | undefined => LEAD_AT.exec(flat)?.[0]

const CLOSING = new RegExp(
  String.raw`[\s,;:.(–—-]*(?:(?<![a-z\d])(?:y|e|o|u|de|del|en|con|para|por|a|que|sin)(?=[\s,;:.]*$))?[\s,;:.(–—-]*(?:(?:(?<![a-z])(?:es|sera|seran|seria|serian|son|muy|un|una|no) )*(?<![a-z])(?:ventaja|${MUST}|necesari[oa]s?|${WISH}|se (?:valora(?:ra)?n?|agradece(?:ra)?)|plus|vigente|requerid[oa]s?))?[\s,;:.)!]*$`,
)

const LONGEST_CLOSING = 60

/** Where the thing ends, without what is said of it; a bracket that was opened in it stays closed. */
export function closed(raw: string): number {
  const end = raw.length - (CLOSING.exec(raw.slice(-LONGEST_CLOSING))?.[0].length ?? 0)
  const open = raw.lastIndexOf('(', end)
  const close = open >= 0 && raw.lastIndexOf(')', end - 1) < open ? raw.indexOf(')', end) : -1
  return close < 0 ? end : close + 1
}

/** What an ad tells while it asks. */
const PROSE =
  /(?:^| )(?:aunque|porque|queremos|tenemos|somos|es|son|esta|estan|hay|te|nos|os|lo|le|les|paga|pagan|damos|usamos|tiene|tienen|debe|deben|ya|aqui|(?!(?:ultimos|proximos|minimos|maximos|optimos|anonimos|extremos|prestamos|reclamos)(?![a-z]))[a-z]{3,}(?:amos|emos|imos))(?: |$)/

/** What stands in brackets explains; it does not make prose of what it explains. */
export const isProse = (flat: string): boolean => PROSE.test(flat.replace(/\([^()]*\)?/g, ''))

/** An item of a list is a phrase as a whole; in running text one begins with «conocimientos de», «soltura en»… */
export function phrasesOf(statement: Statement, flat: string): Phrase[] {
  const { section, listed } = statement.sentence
  const whole = { from: statement.from, to: statement.end }
  if (listed) return [whole]
  const asks =
    (section !== null && section !== 'ASIDE') ||
    statement.is_learnt ||
    hasCueAfter(statement) ||
    isDescription(statement, flat)
  const words = flat.slice(whole.from, Math.min(whole.to, whole.from + LONGEST_PHRASE))
  const opening = openingOf(words)
  const first = words.slice(opening, Math.min(closed(words), opening + 30))
  return asks && !isProse(first) ? [whole] : ledPhrases(statement)
}

/** «Buscamos chofer con licencia C, récord limpio y dos referencias» */
const isDescription = ({ start, from }: Statement, flat: string): boolean =>
  (from > start && /(?:con|:) $/.test(flat.slice(start, from))) || /^\s*con /.test(flat.slice(start, start + 8))

const hasCueAfter = ({ cues, from }: Statement): boolean => cues.some(({ start }) => start >= from)

const LONGEST_PHRASE = 300

/** One after the other: a lead inside a phrase belongs to it. */
function ledPhrases({ flat, start, from }: Statement): Phrase[] {
  const phrases: Phrase[] = []
  for (const match of flat.slice(from - start).matchAll(LEADS)) {
    const at = from + match.index
    // «título de monitor o experiencia»: the other way to meet a demand is none of its own.
    const instead = / o $/.test(flat.slice(Math.max(0, at - start - 3), at - start))
    if (instead || at < (phrases.at(-1)?.to ?? 0)) continue
    const rest = flat.slice(at - start, at - start + LONGEST_PHRASE)
    const stop = rest.search(
      /(?<! (?:sin|para|de|a|en|lo|los|las|la|el|antes|hasta)),? (?:y )?que |, (?:con|para|en) |[;:]/,
    )
    phrases.push({ from: at, to: at + (stop < 0 ? rest.length : stop) })
  }
  return phrases
}

const FIELD = new RegExp(
  `^(?:(?:titulad|egresad|pasante|trunc|graduad)[a-z()/]*(?: (?:o|y|u) (?:titulad|egresad|pasante|trunc|graduad)[a-z()/]*)*(?: con experiencia)?|(?:ambos|ambas|tod[oa]s|los dos|las dos|cualquiera de (?:ell[oa]s|los dos|las dos))(?: (?:vigentes?|al dia|en vigor|actualizad[oa]s|${MUST}|${WISH}))?|(?:misma )?(?:provincia|ciudad|pais|comunidad)(?: del?)? puesto vacante|sin especificar|no especificad[oa]s?|no (?:es )?(?:requerid|necesari|aplic|indic)[a-z]+|n/?a|indistint[oa]|indiferente|cualquiera|ninguna?|a convenir|emplead[oa](?:/a)?)$`,
)

/** What the fields of job boards hold when nobody filled them in. */
export const isEmptyField = (flat: string): boolean => FIELD.test(flat)
