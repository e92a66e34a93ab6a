import { flatten } from '#server/features/language/normalise/fold.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { monthNumber } from '../periods.ts'
import type { CertificationFact, Finding } from '../types.ts'
import { isLapsed, isNotHeld } from '../words/said-beside.ts'
import { licenceClassesOf, licenceClassOf, licenceIsLess, licenceReaches, OR_HIGHER } from './paper-class.ts'

const { lapsed: EXPIRED } = EVIDENCE_VALUE

export const isValid = ({ name, expires }: CertificationFact, { as_of_month }: PreparedCandidate): boolean =>
  !isLapsed(name) && !isNotHeld(name) && (expires === null || monthNumber(expires) >= as_of_month)

export function heldAs(fact: CertificationFact, candidate: PreparedCandidate): Finding {
  const said = { found: fact.name, sources: [fact.source] }
  if (isNotHeld(fact.name)) return { ...UNKNOWN, ...said, value: 0, denied: true }
  return { ...UNKNOWN, ...said, value: isValid(fact, candidate) ? 1 : EXPIRED, lapsed: isLapsed(fact.name) }
}

/** A driving licence of one of these classes, by its letters. */
export function byLicence(asked: readonly string[], candidate: PreparedCandidate, or_higher = false): Finding {
  const held = candidate.certifications.find(({ fact }) =>
    asked.some((one) => licenceReaches(one, licenceClassOf(fact.name), or_higher)),
  )
  if (held) return heldAs(held.fact, candidate)
  const less = candidate.certifications.find(({ fact }) =>
    asked.some((one) => licenceIsLess(one, licenceClassOf(fact.name))),
  )
  return less ? { ...UNKNOWN, value: 0, found: less.fact.name, sources: [less.fact.source] } : UNKNOWN
}

/** Of one that is asked for by its name: «Licencia C1 o superior». */
export function byLicenceNamed(name: string): (candidate: PreparedCandidate) => Finding {
  const [classes, or_higher] = [licenceClassesOf(name), OR_HIGHER.test(flatten(name))]
  return (candidate) => byLicence(classes, candidate, or_higher)
}
