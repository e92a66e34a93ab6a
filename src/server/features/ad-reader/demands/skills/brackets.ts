import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { sectors } from '#server/features/language/taxonomy/reference.ts'
import { type Skill, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { type AdText, statementAt } from '../../text/ad-text.ts'
import type { Statement } from '../../text/statements.ts'
import { tellsWhatIsUsed } from './used-here.ts'

/** What is asked for, apart from the names in brackets that are ways to meet it. */
interface Ways<Named extends ConceptSpan> {
  asked: Named[]
  /** By what stands before the bracket: «CRM (Salesforce, HubSpot)». */
  ways: ReadonlyMap<Named, readonly Named[]>
}

export function waysInBrackets<Named extends ConceptSpan>(spans: readonly Named[], ad: AdText): Ways<Named> {
  const asked: Named[] = []
  const ways = new Map<Named, Named[]>()
  for (const { statement, named } of byStatement(spans, ad)) {
    const head = statement?.inner ? asked.at(-1) : undefined
    if (statement?.inner && saysWhere(statement, named, ad)) continue
    if (statement?.inner && tellsWhatIsUsed(statement.flat) && !(head && isKind(head) && leadsTo(head, statement, ad)))
      continue
    if (head && statement && isShortName(head, named, statement, ad)) continue
    if (head && statement && (isOneWay(head, statement, ad) || areDetails(head, named, statement, ad))) continue
    if (head && statement && leadsTo(head, statement, ad) && areWays(head, named, statement)) ways.set(head, named)
    else asked.push(...named)
  }
  return { asked, ways }
}

function byStatement<Named extends ConceptSpan>(spans: readonly Named[], ad: AdText) {
  const groups: { statement: Statement | undefined; named: Named[] }[] = []
  for (const span of spans) {
    const statement = statementAt(ad, span.start)
    const last = groups.at(-1)
    if (last && last.statement === statement) last.named.push(span)
    else groups.push({ statement, named: [span] })
  }
  return groups
}

const NEAR = 40

/** «Bloqueo y etiquetado (LOTO)» says one thing twice. */
const isShortName = (
  head: ConceptSpan,
  [only, ...others]: readonly ConceptSpan[],
  statement: Statement,
  ad: AdText,
): boolean =>
  only?.id === head.id &&
  others.length === 0 &&
  only.text.length === statement.flat.trim().length &&
  ad.flat.slice(head.end, statement.start).trim() === '('

/** The bracket opens right after it, or after a word that is said of it: «KPIs de tienda (…)». */
const leadsTo = ({ end }: ConceptSpan, { start }: Statement, { flat }: AdText): boolean =>
  start - end <= NEAR &&
  /^(?!.*(?<![a-z])(?:algun|alguna|un|una|otr[oa]) )(?: [a-z]+){0,3} ?\($/.test(flat.slice(end, start))

const OR_ANOTHER = /^\),? [ou] (?!superior|mas |similar|parecid|equivalente|afin|experiencia)/

const AFTER_ANOTHER = /\),? [ou] (?:bien )?(?:de |en |con )?$/

/** «GCP (BigQuery, Dataflow) o bien AWS»: parts of one way, where another will do as well. */
const isOneWay = (head: ConceptSpan, statement: Statement, ad: AdText): boolean =>
  leadsTo(head, statement, ad) &&
  (OR_ANOTHER.test(ad.flat.slice(statement.end, statement.end + NEAR)) ||
    AFTER_ANOTHER.test(ad.flat.slice(Math.max(0, head.start - NEAR), head.start)))

/** «Excel avanzado INDISPENSABLE (» */
const SAID_OF_IT = /^(?: [a-z-]+){0,4} ?\($/

/** «SQL (joins, vistas, procedimientos almacenados)»: parts of it among words that name nothing say how well it must be known. */
function areDetails(
  { id, end }: ConceptSpan,
  named: readonly ConceptSpan[],
  { flat, start }: Statement,
  ad: AdText,
): boolean {
  if (start - end > NEAR || !SAID_OF_IT.test(ad.flat.slice(end, start))) return false
  const pieces = flat.split(/,|\/| [ouye] /).filter((piece) => /[a-z]{3}/.test(piece) && !OPEN_END.test(piece))
  return pieces.length > named.length + 1 && named.every((one) => one.id === id || isKindOf(one.id, id))
}
const OPEN_END = /^\s*(?:etc|similar|otr[oa]s|entre otr)/

const EXAMPLES =
  /^\s*(?:por ejemplo|p\. ?ej\.?|ej\.?|ejemplos?|(?:tal(?:es)? )?como|tipo|ya sean?|pued[ea]n? ser|e\.g\.|such as)(?![a-z])/
/** «AutoCAD (o Revit)» */
const OR_THIS = /^\s*[ou] (?!superior|mas |similar|parecid|equivalente|afin|experiencia|en )/

/** A kind of thing, and no product. */
const isKind = ({ id }: ConceptSpan): boolean => {
  const skill = taxonomy().skill(id)
  return skill !== undefined && !isProduct(skill)
}

/** The names of a kind of thing; the parts of a product («AWS (EC2, RDS)») are asked for themselves. */
function areWays({ id }: ConceptSpan, named: readonly ConceptSpan[], { flat }: Statement): boolean {
  if (EXAMPLES.test(flat) || OR_THIS.test(flat) || tellsWhatIsUsed(flat)) return true
  const head = taxonomy().skill(id)
  if (!head || isProduct(head)) return false
  const others = flat.split(/,|\/| [ouye] /).length - named.length
  if (OPEN.test(flat) && named.length + others > 1) return true
  return named.length > 1 && named.every((one) => isKindOf(one.id, id))
}

/** «(Splunk, QRadar…)», «(Zendesk o Salesforce)» */
const OPEN = / [ou] |(?<![a-z])etc(?![a-z])|entre otr|\.\.\.|…/

/** Who names the programs of a suite wants them all. */
const SUITE = /^office-software$/

export const isProduct = ({ id, name_es, name_en, kind, family }: Skill): boolean =>
  kind === 'TOOL' ||
  SUITE.test(id) ||
  family === 'programming-languages' ||
  (name_es === name_en && !/\/|^\p{Lu}{2,5}$/u.test(name_es))

const MOST_STEPS = 4

function isKindOf(id: string, kind: string, steps = MOST_STEPS): boolean {
  const parents = taxonomy().skill(id)?.parent_ids ?? []
  return parents.includes(kind) || (steps > 0 && parents.some((parent) => isKindOf(parent, kind, steps - 1)))
}

const SPOKEN_OF = /experien|(?<![a-z])anos?(?![a-z])|sector|rubro|retail|venta|comercial/

/** «ventas B2B (telecom, banca, seguros)»: in which lines of business, any of which will do. */
function saysWhere({ flat, sentence, start }: Statement, named: readonly ConceptSpan[], ad: AdText): boolean {
  const pieces = flat.split(/,| [ouye] |\//)
  if (pieces.length < 2 || pieces.length > MOST_PIECES) return false
  if (!SPOKEN_OF.test(ad.flat.slice(Math.max(sentence.start, start - 120), start))) return false
  if (OF_SALES.test(ad.flat.slice(Math.max(sentence.start, start - 60), start)) && / [ou] /.test(flat)) return true
  const known = lines()
  // «(seguros, telecomunicaciones, afiliaciones)»: two lines of business make a list of them.
  if (pieces.filter((piece) => known.has(piece.trim())).length >= ENOUGH_LINES) return true
  return named.every(({ start: from, end }) => known.has(ad.flat.slice(from, end)))
}

/** «ventas de piso (celulares, electrónica o línea blanca)»: what was sold, any of which will do. */
const OF_SALES = /(?<![a-z])(?:ventas?|venta de piso|vendiendo|comercial)(?: [a-z]+){0,4} \($/
const MOST_PIECES = 12
const ENOUGH_LINES = 2
let words: ReadonlySet<string> | undefined

/** The words for lines of business, each part of a name by itself too: «Textil y calzado». */
function lines(): ReadonlySet<string> {
  words ??= new Set(
    sectors().flatMap(({ id, name_es, aliases }) =>
      [id, name_es, ...aliases].flatMap((name) => [flatten(name), ...flatten(name).split(/, | y /)]),
    ),
  )
  return words
}

/** «2 años como encargada en retail», «en el sector hotelero o retail» say where. */
export const isLineOfWork = (flat: string, start: number, end: number): boolean =>
  lines().has(flat.slice(start, end)) &&
  /(?<![a-z])(?:como [^.;,\n]{3,60} en (?:el |la )?|(?:sector(?:es)?|rubros?|industrias?|giro|empresas?)(?: [a-z]+)?(?:(?:,| o| u| y| e| de| del)(?: [a-z]+)?){0,4} )$/.test(
    flat.slice(Math.max(0, start - 80), start),
  )
