import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import type { SkillLevel } from '#shared/matching/matching.ts'
import type { AdText, Statement } from '../text/ad-text.ts'
import { isOnlyACue } from '../text/segments.ts'
import type { Covered } from './covered.ts'
import { type Draft, draft } from './draft.ts'
import { levelLeading } from './skill-details.ts'
import { isSoft, PERSONAL } from './soft-words.ts'
import { askedAs } from './unknown.ts'

/** What leads to something that is known or can be done. */
const LEAD =
  /(?:(?:amplios?|buenos?|solidos?|altos?) )?(?:conocimientos?|nociones|manejo|dominio|uso|soltura|comodidad|saber|sepas?|experiencia|habilidad|destreza|knowledge|experience)(?: (?:practic[oa]s?|previ[oa]s?|basic[oa]s?|avanzad[oa]s?|solid[oa]s?|fluid[oa]|expert[oa]|intermedi[oa]s?|demostrables?|comprobables?|minim[oa]|real|usar|utilizar|manejar|trabajar|escribir|hacer|en uso|en manejo|con))*(?: (?:de|del|en|con|sobre|como|of|in|with))?(?: (?:el|la|los|las|uso de|manejo de))? /
const LEAD_AT = new RegExp(`^${LEAD.source}`)
const LEADS = new RegExp(`(?<![a-z])${LEAD.source}`, 'g')
const OPENING =
  /^[\s,;:.)–—-]*(?:(?:y|e|o|ademas|tambien|solo|es|sera|un|una|el|la|los|las|que|ser|tener|tengas?|contar con|contar|cuentes con|poseer|haber|con|estar en posesion de|estar|deben?|debes|no|imprescindibles?|imprecindibles?|indispensables?|excluyentes?|obligatori[oa]s?|necesari[oa]s?|deseables?|valorables?|se (?:valora(?:ra)?n?|requieren?|precisan?|exigen?|agradece(?:ra)?|piden?)|valora(?:mos|remos)|valorandose|pedimos|muy|mejor si|idealmente|preferible(?:mente)?|preferentemente|de preferencia|requisitos?|un plus|plus|si (?:ademas |alguna vez )?(?:sabes|tienes|has|conoces|trabajaste con|tocaste|manejas|hablas)(?: de)?|must|nice to have)[\s:,]+)*/
const CLOSING =
  /[\s,;:.(–—-]*(?:(?:es |sera |son |muy |un |no )*(?:imprescindibles?|indispensables?|excluyentes?|obligatori[oa]s?|necesari[oa]s?|deseables?|valorables?|se (?:valora(?:ra)?n?|agradece(?:ra)?)|plus|vigente|requerid[oa]s?))?[\s,;:.)!]*$/
const LONGEST = 160

/** What the statements ask for beside what was read already, in the words of the ad. */
export function proposeOwnWords(ad: AdText, covered: Covered): Draft[] {
  return ad.statements.flatMap((statement) => {
    if (statement.stance !== 'ASKED' || statement.from >= statement.end) return []
    const { section, listed } = statement.sentence
    const as_list = listed || (section !== null && section !== 'ASIDE') || hasCueAfter(statement) || isDescription(statement, ad.flat)
    const phrases = as_list ? [{ from: statement.from, to: statement.end }] : ledPhrases(statement)
    return phrases.flatMap(({ from, to }) => partsOf(ad, from, to, covered).flatMap((part) => drafted(part, statement)))
  })
}

/** «Buscamos chofer con licencia C, récord limpio y dos referencias» */
const isDescription = ({ start, from }: Statement, flat: string): boolean =>
  (from > start && /(?:con|:) $/.test(flat.slice(start, from))) || /^\s*con /.test(flat.slice(start, start + 8))

const hasCueAfter = ({ cues, from }: Statement): boolean => cues.some(({ start }) => start >= from)

/** In running text only what follows «conocimientos de», «soltura en»… */
function ledPhrases({ flat, start, from }: Statement): { from: number; to: number }[] {
  return [...flat.slice(from - start).matchAll(LEADS)].map((match) => {
    const at = from + match.index
    const rest = flat.slice(at - start)
    const stop = rest.search(/,? (?:y )?que |, (?:con|para|en) |[;:]/)
    return { from: at, to: at + (stop < 0 ? rest.length : stop) }
  })
}

interface Part extends Span {
  flat: string
  /** Led by «conocimientos de»… */
  led: boolean
  experience: boolean
  level: SkillLevel | null
}

/** The items of a list; one lead is said of all that follow it. */
function partsOf(ad: AdText, from: number, to: number, covered: Covered): Part[] {
  const parts: Part[] = []
  const phrase = ad.flat.slice(from, to)
  const opening = OPENING.exec(phrase)?.[0].length ?? 0
  const lead = LEAD_AT.exec(phrase.slice(opening))?.[0]
  const splits = lead === undefined || !/^experiencia/.test(lead) || !/ [a-z]+[aei]ndo /.test(phrase)
  const separator = lead === undefined || !splits ? /, (?!y |o |e )|,? (?:y|e) (?=experiencia|conocimiento|manejo)/g : /, (?:y |e )?| (?:y|e) /g
  let carried: Pick<Part, 'led' | 'experience' | 'level'> = { led: false, experience: false, level: null }
  let at = 0
  for (const match of [...outsideBrackets(phrase).matchAll(separator), null]) {
    const end = match ? match.index : phrase.length
    const raw = phrase.slice(at, end)
    const opened = OPENING.exec(raw)?.[0].length ?? 0
    const led = LEAD_AT.exec(raw.slice(opened))?.[0]
    const begin = from + at + opened + (led?.length ?? 0)
    if (led !== undefined)
      carried = { led: true, experience: /experien/.test(led), level: levelLeading(ad.flat, begin) }
    const finish = from + at + closed(raw)
    if (finish > begin && !covered.touches(begin, finish))
      parts.push({ ...spanOf(ad.text, begin, finish), flat: ad.flat.slice(begin, finish), ...carried })
    at = end + (match?.[0].length ?? 0)
  }
  return parts
}

/** Without what follows the thing; a bracket that was opened in it stays closed. */
function closed(raw: string): number {
  const end = raw.length - (CLOSING.exec(raw)?.[0].length ?? 0)
  const open = raw.lastIndexOf('(', end)
  const close = open >= 0 && raw.lastIndexOf(')', end - 1) < open ? raw.indexOf(')', end) : -1
  return close < 0 ? end : close + 1
}

const outsideBrackets = (phrase: string): string => phrase.replace(/\([^()]*\)/g, (all) => '_'.repeat(all.length))

const EMPTY =
  /^(?:(?:de|la|el|en|a|al|y|o|que|los|las|un|una|experiencia|previa|conocimientos?|no|si|etc|similar(?:es)?|afin(?:es)?|equivalente|carrera|ti|vos|minim[oa]|personas?|gente|alguien|candidat[oa]s?|todo|esto|ello)(?: |$))*$/

/** A reason, a place or an amount, not a thing that is asked for. */
const NO_THING = /^(?:por|para|en|desde|hasta|segun|durante|como|de|del|a|al|nivel|sobre|entre|cada|mas|asi) |^(?:mas de |al menos )?\d+ (?:anos?|meses)/
const OFFERED =
  /€|\$|(?<![a-z])(?:euros?|pagas|salario|sueldo|contrato|vacaciones|libranza|descuentos?|jornada|tiempo completo|medio tiempo|full time|part time|seguro (?:medico|de vida)|prestaciones|alojamiento|comidas?|propinas|bonos?|comision(?:es)?|teletrabajo|remoto|horario|te (?:damos|formamos|ensenamos))(?![a-z])/
/** What an ad tells while it asks. */
const PROSE =
  /(?:^| )(?:aunque|porque|queremos|tenemos|somos|es|son|esta|estan|hay|te|nos|os|lo|le|les|paga|pagan|damos|podemos|usamos|contratamos|hacemos|trabajamos|buscamos|ya|aqui|tambien|[a-z]{3,}(?:amos|emos|imos))(?: |$)/

function drafted(part: Part, statement: Statement): Draft[] {
  if (part.flat.length > LONGEST || part.flat.length < 2 || EMPTY.test(part.flat) || !/[a-z]/.test(part.flat)) return []
  if (isOnlyACue(part.flat) || OFFERED.test(part.flat)) return []
  if (NO_THING.test(part.flat) || (!part.led && PROSE.test(part.flat))) return []
  if (isSoft(part.flat)) return [soft(part, statement)]
  const asked = askedAs(part)
  return asked ? [draft(JSON.stringify(asked), asked, part, statement)] : []
}

function soft(part: Part, statement: Statement): Draft {
  const value = { skill_id: null, name: part.text.slice(0, 50).trim(), min_level: null, min_years: null }
  const one = draft(`SKILL ${part.flat}`, { type: 'SKILL', value }, part, statement, { doubt: PERSONAL })
  return one.importance === 'EXCLUYENTE' ? { ...one, importance: 'IMPORTANTE' } : one
}
