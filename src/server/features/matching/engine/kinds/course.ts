import { flatten } from '#server/features/language/normalise/fold.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { Finding } from '../types.ts'
import { isLapsed, isNotHeld } from '../words/said-beside.ts'
import { wordsAsked } from '../words/words-asked.ts'

/** How long each kind of them usually takes: the later ones teach more of the same matter. */
const KINDS = [
  /^(?:cursos?|taller(?:es)?|seminarios?|capacitacion|jornadas?|bootcamp)(?![a-z])/,
  /^(?:diplomad[oa]s?|diplomaturas?|programa|curso superior)(?![a-z])/,
  /^(?:especializacion(?:es)?|especialidad|posgrado|postgrado|experto)(?![a-z])/,
  /^(?:master|maestria|magister|doctorado)(?![a-z])/,
]
const kindOf = (flat: string): number => KINDS.findLastIndex((kind) => kind.test(flat))

/** «Especialización en planillas»: what is taught, and how much of it. */
interface Course {
  kind: number
  words: readonly string[]
}

export function courseOf(name: string): Course | null {
  const kind = kindOf(flatten(name))
  const matter = / (?:en|de|sobre) (\p{L}.*)$/u.exec(name)?.[1]
  if (kind < 0 || matter === undefined) return null
  const { words } = wordsAsked(matter)
  return words.length > 0 ? { kind, words } : null
}

/** A course of the same matter is a part of the specialisation, and a diploma is all of the course. */
export function byCourse(asked: Course | null, { certifications, education }: PreparedCandidate): Finding {
  if (!asked) return UNKNOWN
  const taught = [
    ...certifications.map(({ fact, words }) => ({ name: fact.name, words, source: fact.source })),
    ...education.map(({ fact, words }) => ({ name: fact.subject, words, source: fact.source })),
  ]
  const held = taught
    .filter(({ name, words }) => !isNotHeld(name) && asked.words.every((word) => words.has(word)))
    .map((one) => ({ ...one, kind: kindOf(flatten(one.name)) }))
    .filter(({ kind }) => kind >= 0)
    .toSorted((a, b) => b.kind - a.kind)[0]
  if (!held) return UNKNOWN
  const is_all = held.kind >= asked.kind && !isLapsed(held.name)
  return {
    ...UNKNOWN,
    value: is_all ? 1 : EVIDENCE_VALUE.substitute,
    found: held.name,
    sources: [held.source],
    ...(!is_all && { related: true, basis: 'NEAR' as const }),
  }
}
