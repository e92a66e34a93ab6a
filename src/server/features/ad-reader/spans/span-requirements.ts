import type { AdSpan } from '#server/features/language/model/ad-spans.ts'
import type { DemandImportance } from '#server/features/language/model/labels.ts'
import type { Importance, RequirementType } from '#shared/matching/matching.ts'
import { PERSONAL } from '../demands/soft-words.ts'
import type { Placed, Proposal, RulesReading } from '../propose-requirements.ts'
import { statementAt } from '../text/ad-text.ts'
import { fewTicked, type Weighed } from './few-ticked.ts'
import { withoutDoubles } from './same-thing.ts'
import { typed } from './typed-span.ts'
import { wholeSpans } from './whole-spans.ts'

type Rules = Pick<RulesReading, 'ad' | 'placed'>

/** From here on it is offered, and from here on it comes ticked: on kept ads 35 of 55 in between are asked for, above 97 of 100. */
const OFFERED = 0.55
const TICKED = 0.75
/** More than any ad asks for; each is read by itself, which takes time. */
const MOST_SPANS = 40
const UNSURE = 'No está claro que el anuncio lo pida: decide tú.'
const IMPORTANCE: Record<DemandImportance, Importance> = { must: 'EXCLUYENTE', plain: 'IMPORTANTE', wish: 'DESEABLE' }
/** What only the person can answer, and what is a term of the job: the rules read them by their form. */
const TERMS: ReadonlySet<RequirementType> = new Set([
  'LOCATION',
  'WORK_PERMIT',
  'AVAILABILITY',
  'SALARY_FIT',
  'SHIFT',
  'VEHICLE',
  'CUSTOM',
])

/**
 * What an ad asks for: the model says which words ask for one thing, and how much; the rules say what that thing is.
 * What only one of the two takes for a demand is offered, not chosen.
 */
export function requirementsOf(spans: readonly AdSpan[], { ad, placed }: Rules): Placed[] {
  const whole = wholeSpans(spans, ad.text)
  const asked = surest(whole.filter((span) => span.class === 'asked' && span.probability >= OFFERED))
  const read = asked.flatMap((span) => readSpan(span, { ad, placed }))
  const rest = placed
    .filter((one) => !read.some((known) => sharedBy(one, known) > 0))
    .map((one) => ({ ...withoutTick(one, whole), probability: 0 }))
  return fewTicked(withoutDoubles([...read, ...rest]))
}

const surest = (spans: readonly AdSpan[]): AdSpan[] =>
  spans
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, MOST_SPANS)
    .sort((a, b) => a.start - b.start)

function readSpan(span: AdSpan, { ad, placed }: Rules): Weighed[] {
  const is_told = statementAt(ad, span.start)?.stance === 'TOLD'
  return typed(span, ad.text, ad.title).map(({ at, end, proposal: { reason, selected: _, ...proposal } }) => {
    const is_unsure = is_told || (span.probability < TICKED && !placed.some(asksFor({ at, end })))
    const doubt = proposal.soft ? (reason ?? PERSONAL) : is_unsure ? UNSURE : undefined
    const requirement = { ...proposal.requirement, importance: importanceOf(span, placed) }
    return {
      at,
      end,
      probability: span.probability,
      proposal: { ...proposal, requirement, selected: doubt === undefined, ...(doubt && { reason: doubt }) },
    }
  })
}

/** What the rules take for asked as well needs less certainty of the model. */
const asksFor =
  (place: { at: number; end: number }) =>
  (one: Placed): boolean =>
    one.proposal.selected !== false && isHalf(place)(one)

/** A must keeps people out: under a heading of wishes, which may stand far above, nothing is one. */
function importanceOf(span: AdSpan, placed: readonly Placed[]): Importance {
  const importance = IMPORTANCE[span.importance]
  if (importance !== 'EXCLUYENTE') return importance
  const place = { at: span.start, end: span.end }
  const [nearest] = placed.filter(isHalf(place)).toSorted((a, b) => sharedBy(b, place) - sharedBy(a, place))
  return nearest?.proposal.requirement.importance === 'DESEABLE' ? 'DESEABLE' : importance
}

/** What only the rules found: a condition of the model stays as they read it, the rest is for the person to decide. */
function withoutTick({ at, end, proposal }: Placed, spans: readonly AdSpan[]): Placed {
  const isIn = (name: AdSpan['class']) =>
    spans.some((span) => span.class === name && isHalf({ at, end })({ at: span.start, end: span.end }))
  if (!proposal.soft && isIn('condition')) return { at, end, proposal }
  if (proposal.soft || (isIn('soft') && !TERMS.has(proposal.requirement.type)))
    return { at, end, proposal: personal(proposal) }
  return { at, end, proposal: { ...proposal, selected: false, reason: proposal.reason ?? UNSURE } }
}

const personal = (proposal: Proposal): Proposal => ({
  ...proposal,
  soft: true,
  selected: false,
  reason: proposal.reason ?? PERSONAL,
})

interface Place {
  at: number
  end: number
}

const sharedBy = (a: Place, b: Place): number => Math.min(a.end, b.end) - Math.max(a.at, b.at)

/** Half of the shorter one stands in the other. */
const isHalf =
  (a: Place) =>
  (b: Place): boolean => {
    const shared = sharedBy(a, b)
    return shared > 0 && shared >= 0.5 * Math.min(a.end - a.at, b.end - b.at)
  }
