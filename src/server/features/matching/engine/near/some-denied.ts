import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { deniedPart } from '../kinds/denied.ts'
import type { Finding } from '../types.ts'
import { contentWords, isVague } from '../words/content-words.ts'

const BETWEEN = /, (?:y |e )?| y | e /u

/** Several wishes in one: «sindicatos y convención colectiva, retención en la fuente». */
const wishesIn = (text: string): string[] => {
  const parts = text.replace(/\([^()]*\)/gu, ' ').split(BETWEEN)
  return parts.filter((part) => contentWords(part).some((word) => word.length > 2) && !isVague(contentWords(part)))
}

/** Who denies one of several wishes has not denied the others: it counts in part, and which one is said. */
export function someDenied(text: string): (denied: Finding, candidate: PreparedCandidate) => Finding {
  const wishes = wishesIn(text).map((wish) => ({ wish, noOf: deniedPart(wish) }))
  return (denied, candidate) => {
    const missing = wishes.filter(({ noOf }) => noOf(candidate).denied).map(({ wish }) => wish.trim())
    if (missing.length === 0 || missing.length === wishes.length) return denied
    const value = (EVIDENCE_VALUE.substitute * (wishes.length - missing.length)) / wishes.length
    return { ...UNKNOWN, value, related: true, part_denied: true, found: missing.join(', '), sources: denied.sources }
  }
}

export const deniesSome = (text: string, missing: string): string =>
  `Piden «${text}», y el CV dice que no de una parte: «${missing}»; por eso cuenta en parte.`
