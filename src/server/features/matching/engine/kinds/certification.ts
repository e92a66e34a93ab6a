import type { RequirementValue } from '#shared/matching/matching.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { AskedText } from '../nearest-line.ts'
import { monthNumber } from '../periods.ts'
import { foldedWords } from '../term.ts'
import type { CertificationFact, Finding } from '../types.ts'
import { isLapsed } from '../words/said-beside.ts'
import type { Judge } from './kind.ts'
import { byNearestLine, sideBySide } from './own-words.ts'
import { byRegistration } from './registration.ts'

const { lapsed: EXPIRED } = EVIDENCE_VALUE
const ONLY_MENTIONED = 0.5
/** Where papers are listed, or people say what they hold; who speaks of one at work need not hold it. */
const HELD = /^(?:certifications|courses|registrations|circumstances|education|custom|skills|basics|summary)\b/

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
      return held.value === null
        ? better(
            byRegistration(name, candidate),
            better(byConcept(skill_id, candidate), byNearestLine(asked, candidate, BY_WORDS)),
          )
        : held
    },
    describe(finding) {
      if (finding.basis === 'NEAR' || !finding.found) return sideBySide(name, finding)
      return finding.value === 1
        ? `El CV muestra «${finding.found}».`
        : `El CV muestra «${finding.found}», ${finding.lapsed ? 'sin vigencia o sin terminar' : 'ya caducada'}.`
    },
    doneIn: () => 'certifications',
    advise: ({ found, basis }) =>
      found && !basis
        ? `Si renovaste o terminaste ${name}, actualízalo en tu CV.`
        : `Si tienes la certificación ${name}, añádela a tu CV.`,
  }
}

const BY_WORDS = { by_encoder: false, by_one_word: true }

const better = (a: Finding, b: Finding): Finding => ((b.value ?? -1) > (a.value ?? -1) ? b : a)

function byName(required: readonly string[], candidate: PreparedCandidate): Finding {
  const held = candidate.certifications.filter(({ words }) => required.every((word) => words.has(word)))
  const isValid = ({ name, expires }: CertificationFact) =>
    !isLapsed(name) && (expires === null || monthNumber(expires) >= candidate.as_of_month)
  const chosen = held.find(({ fact }) => isValid(fact)) ?? held[0]
  if (!chosen) return UNKNOWN
  const { fact } = chosen
  const value = isValid(fact) ? 1 : EXPIRED
  const lapsed = isLapsed(fact.name)
  return { ...UNKNOWN, value, found: fact.name, lapsed, sources: [fact.source] }
}

function byConcept(skill_id: string | null, { skills }: PreparedCandidate): Finding {
  const known = skill_id === null ? undefined : skills.get(skill_id)
  if (!known) return UNKNOWN
  const { name: found, sources, lapsed } = known
  if (!sources.some(({ cv_path }) => HELD.test(cv_path)))
    return { ...UNKNOWN, value: ONLY_MENTIONED, found, related: true, sources, basis: 'NEAR' }
  return { ...UNKNOWN, value: lapsed ? EXPIRED : 1, found, lapsed, sources }
}
