import { flatten } from '#server/features/language/normalise/fold.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { type Draft, detailed } from '../drafts/draft.ts'
import { type AdText, statementAt } from '../text/ad-text.ts'
import { anyOf } from './any-of.ts'
import { isProduct } from './skills/brackets.ts'
import { isWay } from './whole/ways.ts'

const COMMA = /^ ?, ?$/
/** «(Siemens/Omron)» */
const SLASH = /^ ?\/ ?$/
const OR =
  /^,?(?: \([^()]{0,30}\))?,? (?:o|u|or|y\/o|and\/or)(?: (?:bien|en su defecto|si no|tambien|al menos|un|una|otr[oa]s?|alg[uú]n[oa]?|de|en|con|el|la))* $/
/** «3 meses en televentas o, en su defecto, 6 meses en ventas» */
const OR_INSTEAD =
  /^[^.;:\n]{0,30}?,? [ou],? (?:en su defecto|alternativamente|si no),? (?:(?:de|en|con|como|\d+|meses|anos?|experiencia|un|una|la|el|minimo|al menos|solid[oa]|previ[oa]|otr[oa]s?|algun[oa]?|programas?|software|sistemas?|herramientas?|plataformas?|similar(?:es)?|parecid[oa]s?|equivalentes?|tipo|por ejemplo|conocimientos?|manejo|dominio|uso) )*$/
/** «…, Tableau o similares», «… etc.», «…»: what is named are examples. */
const OR_ELSE =
  /^ ?(?:,? [ou] (?:(?:algun|alguna|un|una) )?(?:similar|parecid|equivalente|otr[oa]|analog|afin|compatible)|,? ?etc(?![a-z])|,? entre otr[oa]s|\.\.\.|…)/
const ENDS_OPEN =
  /(?:[ou] (?:(?:algun|alguna|un|una) )?(?:similar|parecid|equivalente|otr[oa]|analog|afin)[a-z]*|etc\.?|entre otr[oa]s|\.\.\.|…)$/
/** «al menos una de: A, B, C» */
const ONE_OF =
  /(?<![a-z])(?:(?:al menos|por lo menos|minimo) un[oa]|algun[oa]s?|cualquiera|un[oa]) de (?:(?:los|las|estos|estas|entre) )*(?:siguientes |[a-z]+ ){0,3}:? ?$/
const BRACKET = /^(?: (?!(?:y|e|o|u) )[a-z]+){0,3} ?\($/

/** «Security+, CEH o similares»: what stands in one list of alternatives is one demand, whatever kinds of things they are. */
export function joinedInLists(drafts: readonly Draft[], ad: AdText): Draft[] {
  const joined: Draft[] = []
  for (const list of listsOf(inOrder(drafts), ad)) {
    const [first] = list
    const last = list.at(-1)
    if (!first || !last) continue
    if (list.length < 2 || list.every(isWay) || !isOfAlternatives(list, ad)) {
      // Alone it would be asked for, and it is only one of several ways.
      joined.push(...list.filter((one) => !isWay(one)))
      continue
    }
    const before = joined.at(-1)
    const head = before && isKindBefore(before, first, ad) ? joined.pop() : undefined
    const options = head ? [head, ...list] : list
    const end = head ? ad.flat.indexOf(')', last.end) + 1 || last.end : last.end
    joined.push(anyOf(options, spanOf(ad.text, (head ?? first).at, end)))
  }
  return joined
}

/** In reading order, with what was read twice of one place put together. */
function inOrder(drafts: readonly Draft[]): Draft[] {
  const ordered: Draft[] = []
  for (const one of drafts.toSorted((a, b) => a.at - b.at || b.end - a.end)) {
    const before = ordered.at(-1)
    if (before && before.key === one.key && before.at === one.at) ordered[ordered.length - 1] = detailed(before, one)
    else if (before && isInside(one, before)) {
      if (before.quote.endsWith(')')) ordered[ordered.length - 1] = anyOf([before, one], spanIn(before))
    } else ordered.push(one)
  }
  return ordered
}

const spanIn = ({ at, end, quote }: Draft) => ({ start: at, end, text: quote })

/** A name that only the ad knows, in a bracket whose other names are ways to meet one demand. */
const isInside = ({ asked, end }: Draft, before: Draft): boolean =>
  before.asked.type === 'ANY_OF' && end <= before.end && asked.type === 'SKILL' && asked.value.skill_id === null

function listsOf(drafts: readonly Draft[], ad: AdText): Draft[][] {
  const lists: Draft[][] = []
  for (const one of drafts) {
    const list = lists.at(-1)
    const before = list?.at(-1)
    if (list && before && goTogether(before, one, ad) && !isOtherJoint(list, one, ad)) list.push(one)
    else lists.push([one])
  }
  return lists
}

/** «RED / SILTRA, Contrat@ y Certific@»: the stroke joins two of them, not the list. */
function isOtherJoint(list: readonly Draft[], next: Draft, { flat }: AdText): boolean {
  const [first, second] = list
  const last = list.at(-1)
  if (!first || !second || !last) return false
  // «ciclo de jardinería o curso equivalente, carnet de aplicador»: behind the last of the alternatives something else is wished for.
  if (OR.test(flat.slice(list.at(-2)?.end, last.at)) && COMMA.test(flat.slice(last.end, next.at))) return true
  return SLASH.test(flat.slice(first.end, second.at)) && COMMA.test(flat.slice(last.end, next.at))
}

const ALTERNATIVE: ReadonlySet<Draft['asked']['type']> = new Set([
  'SKILL',
  'CERTIFICATION',
  'OWN_WORDS',
  'EDUCATION',
  'ROLE_EXPERIENCE',
  'LANGUAGE',
  'ANY_OF',
])

function goTogether(before: Draft, next: Draft, ad: AdText): boolean {
  const gap = ad.flat.slice(before.end, next.at)
  if (before.soft || next.soft || before.end > next.at) return false
  // «A (imprescindible) o, en su defecto, B»: what stands in its place is wanted as much.
  if (before.importance !== next.importance && !OR_INSTEAD.test(gap)) return false
  if (![before, next].every(({ asked }) => ALTERNATIVE.has(asked.type))) return false
  if (statementAt(ad, before.at) !== statementAt(ad, next.at)) return false
  // «Excel avanzado, SAP u Odoo»: how well the first must be known is said of it alone.
  if (COMMA.test(gap) && hasLevel(before) && !hasLevel(next)) return false
  if (COMMA.test(gap) && kindOf(next) !== undefined && kindOf(before) !== kindOf(next)) return false
  return OR.test(gap) || OR_INSTEAD.test(gap) || ((COMMA.test(gap) || SLASH.test(gap)) && areAlike(before, next))
}

const LEVEL = / (?:basic|intermedi|medi|avanzad)[oa]$/
const hasLevel = ({ asked, quote }: Draft): boolean =>
  asked.type === 'SKILL' && asked.value.min_level !== null && LEVEL.test(flatten(quote))

/** «PLC, curso de rescate o de primeros auxilios»: a paper that is called one begins something else than what stands before. */
const kindOf = ({ quote }: Draft): string | undefined =>
  /^(?:curso|certific|licencia|carnet|carne|titul|diplomad|formacion|tarjeta)/.exec(flatten(quote))?.[0]

/** Known skills beside each other were read as a list already. */
function areAlike(before: Draft, next: Draft): boolean {
  if (isKnown(before) && isKnown(next)) return false
  if (isWay(next)) return before.asked.type !== 'ROLE_EXPERIENCE'
  const kinds = [before, next].map(({ asked }) => (asked.type === 'ANY_OF' ? asked.value.options[0]?.type : asked.type))
  // What a skill is too wide for is a skill all the same.
  if ([before, next].every(({ key }) => /^(?:ANY_OF )?(?:SKILL|PAPER) /.test(key))) return true
  return kinds[0] === kinds[1] || (NAMES.has(kinds[0] ?? '') && NAMES.has(kinds[1] ?? ''))
}

const NAMES: ReadonlySet<string> = new Set(['SKILL', 'CERTIFICATION'])

function isKnown({ asked }: Draft): boolean {
  if (asked.type === 'SKILL') return asked.value.skill_id !== null
  return asked.type === 'ANY_OF' && asked.value.options.every((one) => one.type === 'SKILL' && one.skill_id !== null)
}

const isOr = (gap: string): boolean => OR.test(gap) || OR_INSTEAD.test(gap) || SLASH.test(gap)

const REACH = 40

function isOfAlternatives(list: readonly Draft[], { flat }: AdText): boolean {
  const [first] = list
  const last = list.at(-1)
  if (!first || !last) return false
  if (list.some((one, at) => at > 0 && isOr(flat.slice(list[at - 1]?.end, one.at)))) return true
  if (last.asked.type === 'ANY_OF' && / [ou] /.test(flat.slice(last.at, last.end))) return true
  if (OR_ELSE.test(flat.slice(last.end, last.end + REACH)) || ENDS_OPEN.test(flat.slice(last.at, last.end))) return true
  return ONE_OF.test(flat.slice(Math.max(0, first.at - 60), first.at))
}

/** «SIEM (Splunk, QRadar…)»: the kind of thing whose names stand in the bracket. */
function isKindBefore({ asked, end, soft }: Draft, first: Draft, { flat }: AdText): boolean {
  if (soft || asked.type !== 'SKILL' || end > first.at || !BRACKET.test(flat.slice(end, first.at))) return false
  const skill = taxonomy().skill(asked.value.skill_id ?? '')
  return skill !== undefined && !isProduct(skill)
}
