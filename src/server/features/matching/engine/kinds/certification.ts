import type { RequirementValue } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { AskedText } from '../nearest-line.ts'
import { monthNumber } from '../periods.ts'
import { foldedWords } from '../term.ts'
import type { Finding } from '../types.ts'
import type { Judge } from './kind.ts'
import { byNearestLine, sideBySide } from './own-words.ts'

const EXPIRED = 0.5

/** `skill_id`: the concept that it is about, as «carretilla elevadora», when the taxonomy knows one. */
export function certification(
  { name }: RequirementValue<'CERTIFICATION'>,
  asked: AskedText,
  skill_id: string | null,
): Judge {
  const required = foldedWords(name)
  return {
    question: `¿Tienes la certificación ${name}?`,
    answer_settles: false,
    judge(candidate) {
      const held = byName(required, candidate)
      // A certificate that has run out says more than whatever else speaks of the matter.
      return held.value === null ? better(byConcept(skill_id, candidate), byNearestLine(asked, candidate)) : held
    },
    describe(finding) {
      if (finding.basis === 'NEAR') return sideBySide(name, finding)
      return finding.value === 1
        ? `El CV muestra «${finding.found}».`
        : `El CV muestra «${finding.found}», ya caducada.`
    },
    advise: ({ found, basis }) =>
      found && !basis
        ? `Si renovaste ${name}, actualiza su fecha.`
        : `Si tienes la certificación ${name}, añádela a tu CV.`,
  }
}

const better = (a: Finding, b: Finding): Finding => ((b.value ?? -1) > (a.value ?? -1) ? b : a)

function byName(required: readonly string[], candidate: PreparedCandidate): Finding {
  const held = candidate.certifications.filter(({ words }) => required.every((word) => words.has(word)))
  const isValid = (expires: string | null) => expires === null || monthNumber(expires) >= candidate.as_of_month
  const chosen = held.find(({ fact }) => isValid(fact.expires)) ?? held[0]
  if (!chosen) return UNKNOWN
  const { fact } = chosen
  const value = isValid(fact.expires) ? 1 : EXPIRED
  return { value, found: fact.name, related: false, months: null, last_year: 0, sources: [fact.source] }
}

function byConcept(skill_id: string | null, { skills }: PreparedCandidate): Finding {
  const known = skill_id === null ? undefined : skills.get(skill_id)
  if (!known) return UNKNOWN
  return { value: 1, found: known.name, related: false, months: null, last_year: 0, sources: known.sources }
}
