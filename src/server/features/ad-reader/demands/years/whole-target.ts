import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { AdText } from '../../text/ad-text.ts'
import { cuesIn } from '../../text/cues.ts'
import type { Statement } from '../../text/statements.ts'
import { conceptsIn } from '../concepts-in.ts'
import { isPlaceOfWork } from '../experience-target.ts'
import { isProduct } from '../skills/brackets.ts'
import { contentOf } from '../whole/content.ts'
import { namesWork, opensDemand } from '../whole/standing.ts'

/** What years are asked of, as the ad writes it. */
export interface WholeTarget extends Span {
  /** «en», «con» */
  link: string
  /** The skill that it opens with, where the rest only says which kind of it. */
  head: ConceptSpan | null
  /** The works of which any will do, each as it is written. */
  items: readonly { head: ConceptSpan; name: string }[] | null
}

const LEAD =
  /^(?:,? (?:o mas|minim[oa]s?|como minimo|al menos|por lo menos),?)?(?: de)?(?: (?:experiencia|trayectoria))?(?: (?!en |con |de |como )[a-z]+(?:[oa]s?|es?|l))?,? (en|con) (?:(?:puestos?|trabajos?|labores|tareas|cargos?) (?:de|en) )?(?:el |la |los |las |un |una )?/
const LONGEST = 160
const STOP = /[.;:()\n]/
/** Where something else is asked for: «… y manejo de caja», «…, con referencias». */
const ANOTHER =
  /,? (?:y|e|mas|ademas de|con) (?:con )?(?:carne|licencia|permiso|manejo|conocimiento|disponibilidad|titul|experiencia|vehiculo|referencias|dominio|ganas|buen|excelente|capacidad|habilidad|saber|nociones|curso|certificad|ingles|que )/
const LONGEST_ITEM = 40
export const LONGEST_NAME = 50
const BESIDE = /^ (?:con|para|sin|que|donde|como) /
const OF_ALL = /^[^,]*,.* [ye] (?!\/o)/

/** «2 años en venta de repuestos, autopartes o llantas»: all that is said of what the years were spent with, up to the next demand. */
function phraseBehind(ad: AdText, { end }: Span, statement: Statement): (Span & { link: string }) | undefined {
  const rest = ad.flat.slice(end, Math.min(statement.end, end + LONGEST))
  const lead = LEAD.exec(rest)
  if (!lead) return undefined
  const start = end + lead[0].length
  const own = upTo(upTo(rest.slice(lead[0].length), STOP), ANOTHER)
  const [cue] = cuesIn(own)
  const said = cue ? own.slice(0, cue.start).replace(/(?: (?:es|son|sera|muy|un|una|no|de))*[\s,]*$/, '') : own
  const whole = oneList(said).trimEnd()
  return whole === '' ? undefined : { ...spanOf(ad.text, start, start + whole.length), link: lead[1] ?? '' }
}

const IN_A_PLACE =
  /^ en (?!(?:el |la |este |un |una )?(?:puestos?|cargos?|posicion|rol|areas?|rubros?|similar|empresas? similar|sector|proyectos? similar))/

/** «cocinera | en hoteles de playa, o en casas de comida», «vendedora en tienda | de ropa»: where the work was done, as far as it goes. */
export function placeSaid(role: string, behind: string): number {
  const goes_on = / en \p{L}+$/iu.test(role) && /^ de (?!(?:la|el|los|las) )/.test(behind)
  if (!goes_on && !IN_A_PLACE.test(behind)) return 0
  const own = upTo(upTo(behind.slice(0, LONGEST), STOP), ANOTHER)
  if (cuesIn(own).length > 0) return 0
  const list = oneList(own)
  const others = /^(?:, [ou] en [^,]+)+/.exec(own.slice(list.length))?.[0] ?? ''
  return `${list}${others}`.trimEnd().length
}

/** «a, b o c | , manejo de d»: up to the comma behind its last item, or up to the first one where no list is closed. */
function oneList(said: string): string {
  const [first = '', ...others] = said.split(/,(?= )/)
  if (/ (?:[ou]|y\/o) /.test(first)) return first
  // «instalación y ajuste de | bombas, motores o válvulas»: what stands behind an «y» goes on with an «o».
  if (/ [ye] /.test(first) && !others.some((item) => / [ou] /.test(item))) return first
  const last = others.findIndex((item) => /(?:^| .*) (?:[ouye]|y\/o) /.test(item))
  const items = others.slice(0, last + 1)
  const is_one = items.every(
    (item, at) =>
      !opensDemand(item) &&
      !BESIDE.test(item) &&
      (at === last || (!namesWork(item.trimStart()) && item.length <= LONGEST_ITEM)),
  )
  return last >= 0 && is_one ? [first, ...items].join(',') : first
}

const upTo = (said: string, stop: RegExp): string => {
  const at = said.search(stop)
  return at < 0 ? said : said.slice(0, at)
}

/**
 * A skill may stand for what years are asked of only where no word is lost that makes it less: «reparto a bares o tiendas»
 * is not any delivery. Nothing where the skills that were read say it all, or where each thing of a list is one by itself.
 */
export function wholeTarget(
  ad: AdText,
  fact: Span,
  statement: Statement,
  concepts: readonly ConceptSpan[],
): WholeTarget | undefined {
  const phrase = phraseBehind(ad, fact, statement)
  const inside = phrase ? conceptsIn(phrase, concepts) : []
  const [first] = inside
  if (!phrase || first?.kind !== 'skill' || inside.some(isTool)) return undefined
  const read = inside.map(({ start, end }) => ({ at: start, end }))
  if (inside.length === 1 && contentOf(ad, { from: phrase.start, to: phrase.end }, read).length === 0) return undefined
  const opens = contentOf(ad, { from: phrase.start, to: first.start }).length === 0
  if (opens && isOfSeveral(first, inside, phrase, ad)) return undefined
  // «panaderías artesanales o industriales»: the house, and not what was done in it.
  const is_house = isPlaceOfWork(ad.flat.slice(phrase.start, phrase.end))
  return { ...phrase, head: opens && !is_house ? first : null, items: is_house ? null : itemsOf(phrase, inside, ad) }
}

const isTool = ({ kind, id }: ConceptSpan): boolean => {
  const skill = kind === 'skill' ? taxonomy().skill(id) : undefined
  return skill !== undefined && isProduct(skill)
}

/** «imprenta, serigrafía o rotulación», «afinación, frenos y diagnóstico»: each of them is something that the years may be of. */
function isOfSeveral(first: ConceptSpan, inside: readonly ConceptSpan[], phrase: Span, { flat }: AdText): boolean {
  const said = flat.slice(phrase.start, phrase.end)
  if (OF_ALL.test(said)) return true
  const opening = flat.slice(first.start, first.end)
  const items = said.split(BETWEEN)
  // «liquidación de IVA o ganancias», «limpieza en colegios o cines»: the second is said of the same work.
  if (OF_SOMETHING.test(opening) && inside.length < items.length) return false
  return LISTED.test(flat.slice(first.end, phrase.end))
}

const BETWEEN = /,? (?:[ouye]|y\/o) |, /
const LISTED = /^(?:,|,? (?:[ouye]|y\/o) )/
const OF_SOMETHING = / (?:de|en|a|con) /

/** «internación de mayores o cuidados críticos»: works of one family, of which any will do. */
function itemsOf({ start, text }: Span, inside: readonly ConceptSpan[], { flat }: AdText): WholeTarget['items'] {
  const said = flat.slice(start, start + text.length)
  if (/ [ye] /.test(said)) return null
  let at = 0
  const items = said.split(BETWEEN).map((item) => {
    const from = said.indexOf(item, at)
    at = from + item.length
    const head = inside.find((one) => one.kind === 'skill' && one.start === start + from)
    return { head, text: text.slice(from, at) }
  })
  const families = new Set(items.map(({ head }) => head && taxonomy().skill(head.id)?.family))
  if (items.length < 2 || families.size > 1) return null
  const known = items.flatMap(({ head, text: name }) => (head && name.length <= LONGEST_NAME ? [{ head, name }] : []))
  return known.length === items.length ? known : null
}

/** From the word «experiencia», where it stands before the years. */
export function leadIn({ text, flat }: AdText, fact: Span, end: number, statement: Statement): Span {
  const before = flat.slice(Math.max(statement.from, fact.start - 50), fact.start)
  const lead = /(?:experiencia|trayectoria)[a-z ]*$/.exec(before)?.[0].length ?? 0
  return spanOf(text, fact.start - lead, end)
}
