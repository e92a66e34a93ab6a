import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { Finding, LineFact } from '../types.ts'

const LICENCE = /^(?:licenci|carn|carnet|permis|brevet|registr)$/
const OF_DRIVING = /^(?:conduc|conducir|manej|maneg|conduccion)/
/** They say that something is not there, and not what. */
const DENYING = /^(?:no|sin|nunc|teng|tener|pose|aun|todavi|dispong|cuent|con|de|del|la|el|ni)$/

/** Whether a driving licence of any kind is what a CV says that its writer does not have. */
const saysNoLicence = ({ words }: LineFact): boolean =>
  words.some((word) => LICENCE.test(word)) &&
  (words.some((word) => OF_DRIVING.test(word)) || words.every((word) => LICENCE.test(word) || DENYING.test(word)))

/** What the CV itself says is not there: every word that is asked for stands in a clause that denies. */
export function deniedBy(
  words: readonly string[],
  is_licence: boolean,
  { denials = [] }: Pick<PreparedCandidate, 'denials'>,
): Finding {
  const denial = denials.find(
    (one) =>
      (is_licence && saysNoLicence(one)) || (words.length > 0 && words.every((word) => one.words.includes(word))),
  )
  return denial ? { ...UNKNOWN, value: 0, denied: true, sources: [denial.source] } : UNKNOWN
}
