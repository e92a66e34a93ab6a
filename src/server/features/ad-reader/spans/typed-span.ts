import type { AdSpan } from '#server/features/language/model/ad-spans.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { type RequirementType, requirement } from '#shared/matching/matching.ts'
import { inOwnWords, isNotToAsk } from '../demands/unknown.ts'
import { type Placed, type Proposal, proposeRequirements, readByRules } from '../propose-requirements.ts'

const QUITE_SURE = 0.85

/** What the words of a span ask for: the rules say of which kind it is, and what no concept names stays in the words of the ad. */
export function typed(span: AdSpan, text: string, title: string | null): Placed[] {
  const words = text.slice(span.start, span.end)
  const said = words.replace(/\s+/g, ' ')
  const lead = leadOf(said, span)
  const read = readAlone(lead + said, title)
  if (isPlainList(said, read)) return read.map((one) => within(one, span, words, lead))
  const proposal = oneOf(read, said, title)
  if (!proposal || (isLoose(said, span) && proposal.requirement.type === 'OWN_WORDS')) return []
  return [{ at: span.start, end: span.end, proposal: { ...proposal, quote: words } }]
}

/** «Mostrador de ferretería» says by itself that it is known; asked for as experience, it says so. */
const leadOf = (said: string, { kind }: AdSpan): string =>
  kind !== 'experience' || /experiencia|experience|years?\b|a[nñ]os?\b|mes(?:es)?\b/i.test(said)
    ? ''
    : 'Experiencia en '

/** One word of which the model is not quite sure is seldom a demand. */
const isLoose = (said: string, { probability }: AdSpan): boolean => probability < QUITE_SURE && !said.includes(' ')

const HEADING = 'Requisitos:\n- '

/** As if it stood alone under its heading. */
const readAlone = (demand: string, title: string | null): readonly Placed[] =>
  readByRules(HEADING + demand, title).placed

/** A span asks for one thing: examples belong to it, and several things that are no list stay together in the words of the ad. */
function oneOf(read: readonly Placed[], said: string, title: string | null): Proposal | undefined {
  const [only] = read
  if (only && read.length === 1) return only.proposal
  if (isNotToAsk(flatten(said)) || said.length < SHORTEST) return undefined
  const [head = said] = said.split(EXAMPLES)
  const named = head.length < said.length ? proposeRequirements(HEADING + head, title).requirements : []
  return named.length === 1 ? named[0] : inWordsOfTheAd(said)
}

const SHORTEST = 3
const EXAMPLES = /\s*[(:]|\s+(?:como|tipo|por ejemplo|ej\.?|p\. ?ej\.?)\s+/i

const inWordsOfTheAd = (said: string): Proposal => ({
  requirement: requirement.parse({ id: crypto.randomUUID(), importance: 'IMPORTANTE', ...inOwnWords(said) }),
  quote: said,
})

const LISTED: ReadonlySet<RequirementType> = new Set(['SKILL', 'LANGUAGE', 'CERTIFICATION'])

/** «Excel, SAP y Contaplus» */
const isPlainList = (said: string, read: readonly Placed[]): boolean =>
  read.length > 1 &&
  read.every(({ proposal }) => {
    const { type } = proposal.requirement
    return LISTED.has(type) && type === read[0]?.proposal.requirement.type
  }) &&
  !/[(:]|\s[ou]\s/.test(said) &&
  read.length === said.split(/,|\s[ye]\s|\//).length

/** One of a list, with its own words in the text. */
function within({ proposal }: Placed, span: AdSpan, words: string, lead: string): Placed {
  const quote = lead === '' ? proposal.quote : proposal.quote.replace(lead, '')
  const found = words.indexOf(quote)
  if (found < 0) return { at: span.start, end: span.end, proposal: { ...proposal, quote: words } }
  const at = span.start + found
  return { at, end: at + quote.length, proposal: { ...proposal, quote } }
}
