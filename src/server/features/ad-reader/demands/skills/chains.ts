import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { AdText } from '../../text/ad-text.ts'
import { isProduct } from './brackets.ts'
import type { NamedSpan } from './narrower.ts'
import { alternativesFrom } from './of-a-kind.ts'

/** Skills that stand in one list. */
export interface Chain {
  spans: readonly NamedSpan[]
  /** «A, B o C» */
  alternative: boolean
  /** Names among them that the taxonomy does not know, as they are written. */
  partners: readonly string[]
  /** From the first to the last of them. */
  span: Span
}

const JOINED = /^(?:,|,? (?:y|e|and|o|u|or|y\/o)(?: (?:bien|si no|tambien|en su defecto))?(?: (?:de|en|con))?) ?$/
const OR = /(?<![a-z])(?:o|u|or)(?![a-z])|^ ?\/ ?$/
const AND = /(?<![a-z])(?:y|e|and)(?![a-z])/
/** «MS Project, Jira o similares»: any of them will do. */
const OR_ELSE =
  /^(?:…|\.{3})|^,? (?:[ou] (?:algun )?(?:similar|parecid|equivalente|otr[oa]|analog|afin)|etc|entre otr[oa]s|\.\.\.)/
/** «una herramienta de BI, p. ej. Power BI, Tableau», «programas de edición como Premiere, Avid» */
const EXAMPLES =
  /(?<![a-z])(?:por ejemplo|p\. ?ej\.?|ej\.?|ejemplos?|e\.g\.|tal(?:es)? como):?,? $|(?<![a-z])(?!anos |meses |mas |menos )[a-z]{3,}s(?: de [a-z]+)? como $/
/** «radiofrecuencia o WMS», where both are known by «manejo de». */
const LED = '(?:manejo|uso|conocimientos?|dominio|experiencia|nociones)(?: [a-z]+)? (?:de|en|con) (?:el |la )?'
const PLAIN_BEFORE = new RegExp(`(?<![a-z])${LED}([a-z]{4,}),? [ou] (?:de |en |con )?$`)
const PLAIN_AFTER =
  /^,? [ou] (?:de |en |con )?(?!similar|parecid|equivalente|otr[oa]|analog|afin|experiencia|superior|mas|bien)([a-z]{6,})(?= ?(?:[.,;)\n]|$))/
/** A name of one or two words in capitals, or with a digit: «Rive», «k6». */
const NAME =
  '((?!Cert|T[ií]tul|Tecn|T[eé]cn|Carn|Curs|Licen|Diplom|M[aá]ster|Grado|Exper|Ingeni|Bachill|Conoc|Manej|Dispon|FP |Formaci)(?:\\p{Lu}\\p{L}{0,3}\\/\\p{Lu}\\p{L}{0,3}(?!\\p{L})|\\p{Lu}(?:[\\p{L}\\d+#-]|\\.(?! |$))*|\\p{L}+\\d+)(?: \\p{Lu}(?:[\\p{L}\\d+#-]|\\.(?! |$))*)?)'
const PARTNER_AFTER = new RegExp(`^(?:,? [ou] | ?\\/ ?)${NAME}(?![\\p{L}\\d])`, 'u')
const PARTNER_BEFORE = new RegExp(`(?<![\\p{L}\\d/])${NAME}(?:,? [ou] |\\/)$`, 'u')

export function chainsOf(spans: readonly NamedSpan[], ad: AdText): Chain[] {
  const groups: NamedSpan[][] = []
  for (const span of spans) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    const gap = before && before.end <= span.start ? ad.flat.slice(before.end, span.start) : null
    if (group && before && gap !== null && (areJoined(gap) || isSlashed(gap, before, span))) group.push(span)
    else groups.push([span])
  }
  return groups.flatMap((group) => parted(group, ad)).map((group) => chainOf(group, ad))
}

/** «GCP (BigQuery, Dataflow) o bien AWS»: what explains the first does not part it from the other way. */
const areJoined = (gap: string): boolean => {
  const plain = gap.length <= LONGEST_GAP ? gap.replace(/ ?\([^()]*\)/, '') : gap
  // «algún preprocesador (Sass o Less) o Tailwind»
  return (JOINED.test(plain) && (plain === gap || OR.test(plain))) || /^\),? [ou] $/.test(gap)
}
const LONGEST_EXAMPLE = 40
const SLASH = /^ ?\/ ?$/
/** «Excel / Sheets»: of two that stand for each other, either will do; «HTML / CSS» are two. */
const isSlashed = (gap: string, before: NamedSpan, next: NamedSpan): boolean =>
  SLASH.test(gap) && (taxonomy().skill(before.id)?.related_ids.includes(next.id) ?? false)
const LONGEST_GAP = 90

const LEVEL = / (?:basic|intermedi|medi|avanzad)[oa]$/

/** «A y B o C»: only the last two are alternatives. */
function parted(group: NamedSpan[], { flat }: AdText): NamedSpan[][] {
  const gaps = group.slice(1).map((span, at) => flat.slice(group[at]?.end ?? 0, span.start))
  const last = gaps.at(-1) ?? ''
  // «A, B o C, D»: what follows the alternatives is not one of them.
  const goes_on = gaps.some((gap) => OR.test(gap)) && !OR.test(last)
  const with_level = group.findLastIndex((one) => LEVEL.test(flat.slice(one.start, one.end)))
  // «IVA, Excel avanzado, SAP u Odoo»: how well the one must be known is said of it alone.
  if (
    OR.test(last) &&
    with_level >= 0 &&
    with_level < group.length - 2 &&
    !gaps.slice(0, -1).some((gap) => OR.test(gap))
  )
    return [...group.slice(0, with_level + 1).map((span) => [span]), group.slice(with_level + 1)]
  const kind_from = OR.test(last) && gaps.filter((gap) => OR.test(gap)).length === 1 ? alternativesFrom(group) : 0
  if (kind_from > 0) return [...group.slice(0, kind_from).map((span) => [span]), group.slice(kind_from)]
  if (!goes_on && (!gaps.some((gap) => OR.test(gap)) || !gaps.some((gap) => AND.test(gap)))) return [group]
  const parts: NamedSpan[][] = []
  group.forEach((span, at) => {
    const part = parts.at(-1)
    if (part && OR.test(gaps[at - 1] ?? '')) part.push(span)
    else parts.push([span])
  })
  return parts
}

function chainOf(spans: NamedSpan[], { text, flat }: AdText): Chain {
  const start = spans[0]?.start ?? 0
  const end = spans.at(-1)?.end ?? start
  const gaps = spans.slice(1).map((span, at) => flat.slice(spans[at]?.end ?? 0, span.start))
  const or_else =
    (OR_ELSE.test(flat.slice(end, end + 30)) ||
      isOpenBracket(flat, start, end) ||
      EXAMPLES.test(flat.slice(Math.max(0, start - LONGEST_EXAMPLE), start))) &&
    !gaps.some((gap) => AND.test(gap))
  const alternative = (or_else && spans.length > 1) || gaps.some((gap) => OR.test(gap))
  const partner = PARTNER_AFTER.exec(text.slice(end, end + 45))
  // «HTML/CSS» are two that are known.
  const stroke = partner?.[0].trimStart().startsWith('/')
  const known = stroke && findConcepts(partner?.[1] ?? '').some(({ kind }) => kind === 'skill')
  // «MS Project / Last Planner» are two products; «Contabilidad / SIRE» may be anything.
  const apart = partner?.[0].startsWith(' /') && !spans.every(({ id }) => isNamedProduct(id))
  const after = (known || apart ? null : partner) ?? plainAfter(flat, spans, start, end)
  const before =
    spans.length === 1
      ? (partnerBefore(text.slice(Math.max(0, start - 45), start), spans) ?? plainBefore(flat, start))
      : null
  // As they are written, and not as they were looked for.
  const partners = [
    ...(before ? [text.slice(start - partnerLength(before)).slice(0, before[1]?.length)] : []),
    ...(after ? [text.slice(end + after[0].lastIndexOf(after[1] ?? '')).slice(0, after[1]?.length)] : []),
  ]
  if (spans.length > 1 && !alternative && (partners.length === 0 || gaps.some((gap) => AND.test(gap))))
    return { spans, alternative, partners: [], span: spanOf(text, start, end) }
  const span = spanOf(text, start - (before ? partnerLength(before) : 0), end + (after?.[0].length ?? 0))
  return { spans, alternative: alternative || partners.length > 0, partners, span }
}

/** «(Opera, Cloudbeds, InnPro u otro)»: names that nothing knows stand between the last known one and the end. */
const isOpenBracket = (flat: string, start: number, end: number): boolean =>
  /\([^()]*$/.test(flat.slice(Math.max(0, start - REACH), start)) &&
  /^(?:, [a-z0-9 .+#-]{2,25}){1,4},? (?:[ou] (?:algun |algun[oa] )?(?:similar|parecid|equivalente|otr[oa]|analog|afin)|etc)[^()]*\)/.test(
    flat.slice(end, end + LONGEST_GAP),
  )

/** «Xubio/Colppy» are two products of a kind; «DHCP/DNS» are two things that are asked for. */
function partnerBefore(before: string, spans: readonly NamedSpan[]): RegExpExecArray | null {
  const partner = PARTNER_BEFORE.exec(before)
  if (!partner?.[0].endsWith('/')) return partner
  // «Python/Kotlin» are two that are known.
  const known = findConcepts(partner[1] ?? '').some(({ kind }) => kind === 'skill')
  return known || !spans.every(({ id }) => isNamedProduct(id)) ? null : partner
}

function isNamedProduct(id: string): boolean {
  const skill = taxonomy().skill(id)
  return skill !== undefined && isProduct(skill)
}

const REACH = 60
const plainBefore = (flat: string, start: number) => PLAIN_BEFORE.exec(flat.slice(Math.max(0, start - REACH), start))

/** Only of what is led to: «WMS o radiofrecuencia» alone may be two things. */
function plainAfter(flat: string, spans: readonly NamedSpan[], start: number, end: number): RegExpExecArray | null {
  const led = new RegExp(`(?<![a-z])${LED}$`).test(flat.slice(Math.max(0, start - REACH), start))
  return led && spans.length === 1 ? PLAIN_AFTER.exec(flat.slice(end, end + 45)) : null
}

/** From the name on, without what leads to it. */
const partnerLength = ([whole, name = '']: RegExpExecArray): number => whole.length - whole.lastIndexOf(name)
