import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import type { ExperienceFact } from '#server/features/language/normalise/read-experience.ts'
import { lastStartingBy } from '#server/features/language/normalise/span.ts'
import type { Sentence } from './ad-text.ts'

const JOINED = /^ ?(?:,|\/|y|e|o|and|or|,? y) ?$/
const LONGEST_GAP = 60
const LONGEST_REST = 400

/** What years of experience are asked of: skills, a role, the job of the title, or nothing in particular. */
export type Target = { concepts: readonly ConceptSpan[] } | { similar: true } | null

export function targetOf(
  fact: ExperienceFact,
  sentence: Sentence,
  flat: string,
  concepts: readonly ConceptSpan[],
): Target {
  const from = lastStartingBy(concepts, fact.end - 1) + 1
  const first = concepts[from]
  if (first && first.end <= sentence.end && leadsTo(flat, fact.end, first.start))
    return { concepts: withJoined(first, from, concepts, { flat, end: sentence.end }) }
  const before = lastEndingBy(concepts, fact.start)
  if (before && before.start >= sentence.start && leadsBack(flat, before.end, fact.start)) return { concepts: [before] }
  const rest = flat.slice(fact.end, Math.min(sentence.end, fact.end + LONGEST_REST))
  return SIMILAR.test(rest) ? { similar: true } : null
}

/** A role and the skill inside it both begin before the position, and one of them may end behind it. */
function lastEndingBy(concepts: readonly ConceptSpan[], position: number): ConceptSpan | undefined {
  let at = lastStartingBy(concepts, position)
  while (at >= 0 && (concepts[at]?.end ?? 0) > position) at--
  return concepts[at]
}

const SIMILAR =
  /(?:puestos?|posicion(?:es)?|cargos?|funciones|roles?|role|position) (?:similar|igual|equivalente)|similar (?:role|position)|en el puesto/

/** Only words stand between: «años de experiencia en desarrollo con». */
function leadsTo(flat: string, from: number, to: number): boolean {
  if (to - from > LONGEST_GAP) return false
  const gap = flat.slice(from, to)
  return /^[a-z +]*$/.test(gap) && !/ (?:y|e|and) /.test(gap)
}

/** «Python, mínimo», «SAP (durante» */
const leadsBack = (flat: string, from: number, to: number): boolean =>
  to - from <= LONGEST_GAP && /^(?: de| con| minim[oa]| durante|[ ,(:–-])*$/.test(flat.slice(from, to))

/** «Java y Spring Boot», «Java, Spring»: the years are said of all. */
function withJoined(
  first: ConceptSpan,
  from: number,
  concepts: readonly ConceptSpan[],
  sentence: { flat: string; end: number },
): ConceptSpan[] {
  if (first.kind === 'role') return [first]
  const joined = [first]
  let end = first.end
  for (let at = from + 1; at < concepts.length; at++) {
    const concept = concepts[at]
    if (!concept || concept.end > sentence.end) break
    if (concept.kind === 'role' || concept.start < end) continue
    if (concept.start - end > LONGEST_GAP || !JOINED.test(sentence.flat.slice(end, concept.start))) break
    joined.push(concept)
    end = concept.end
  }
  return joined
}
