import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { Finding } from '../types.ts'
import { contentWords } from '../words/content-words.ts'

/** «Limpieza de motos» is as much about motorbikes. */
const MORE_THAN = 0.5
/** «P&L», «SQL»: a name is what is asked for, whatever stands beside it. */
const LETTERS = /\p{Lu}[^\p{Ll}]*\p{Lu}/u
/** «Chillers» alone was not taken for its field by whoever read the ad. */
const FEWEST_WORDS = 2

/** «Manejo de P&L por cliente» names one skill and something of it: who shows that skill under another name meets it in part. */
export function byConcept(text: string): (candidate: PreparedCandidate) => Finding {
  const skills = findConcepts(text).filter(({ kind }) => kind === 'skill')
  const ids = new Set(skills.map(({ id }) => id))
  const [id] = ids
  const [named, asked] = [contentWords(skills.map(({ text: name }) => name).join(' ')), contentWords(text)]
  const is_most =
    asked.filter((word) => named.includes(word)).length > asked.length * MORE_THAN ||
    skills.some(({ text: name }) => LETTERS.test(name))
  if (id === undefined || ids.size > 1 || !is_most || asked.length < FEWEST_WORDS) return () => UNKNOWN
  return ({ skills: known }) => {
    const shown = known.get(id)
    if (!shown || shown.lapsed) return UNKNOWN
    return { ...UNKNOWN, value: EVIDENCE_VALUE.substitute, related: true, basis: 'NEAR', sources: shown.sources }
  }
}
