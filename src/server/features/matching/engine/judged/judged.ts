import type { Said } from '#server/features/language/model/judge.ts'
import { verdictOf } from '../score.ts'
import type { Finding, Source } from '../types.ts'

/** What the language model reads in a CV of one demand: what all of it says, and what its most telling lines say. */
export interface JudgedDemand {
  said: Said
  lines: readonly { said: Said; source: Source }[]
}

/** What the model's answer is worth; null where it says that nothing is said. */
export const valueSaid = (said: Said): number | null => VALUES[likeliest(said)]
const VALUES: Readonly<Record<keyof Said, number | null>> = { yes: 1, part: 0.5, no: 0, unsaid: null }
/** Up to so many lines prove it, each of which says something of the demand. */
const PROOFS = 2
const SPEAKS = 0.5

/** The likeliest answer; what the rules found stays where it says the same, because they say more of it. */
export function settled(finding: Finding, { said, lines }: JudgedDemand): Finding {
  const value = valueSaid(said)
  if (verdictOf(finding.value) === verdictOf(value)) return finding
  const nothing = { found: '', related: false, months: null, last_year: 0 }
  if (value === null) return { value, ...nothing, sources: [] }
  const telling = lines.filter((line) => line.said.unsaid < SPEAKS).slice(0, PROOFS)
  return { value, ...nothing, sources: (telling.length > 0 ? telling : lines.slice(0, 1)).map(sourceOf), is_read: true }
}

/** Of what the CV does not say, the line that comes nearest. */
export const nearestHeard = ({ lines }: JudgedDemand): Source[] =>
  lines
    .filter(({ said }) => said.unsaid < NEAR)
    .slice(0, 1)
    .map(sourceOf)
const NEAR = 0.9

const sourceOf = ({ source }: JudgedDemand['lines'][number]): Source => source

/** What is asserted is surer than what is likeliest: on kept pairs as many are right, and fewer are ticked that are not shown. */
const ASSERTED = 0.6

function likeliest(said: Said): keyof Said {
  const names = ['yes', 'part', 'no', 'unsaid'] as const
  const open = names.filter((name) => name !== 'yes' || said.yes >= ASSERTED)
  return open.reduce((best, name) => (said[name] > said[best] ? name : best))
}
