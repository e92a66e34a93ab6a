import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import type { ExperienceFact } from '#server/features/language/normalise/read-experience.ts'
import type { Sentence } from './ad-text.ts'

const JOINED = /^ ?(?:,|\/|y|e|o|and|or|,? y) ?$/
const LONGEST_GAP = 60

/** What years of experience are asked of: skills, a role, the job of the title, or nothing in particular. */
export type Target = { concepts: readonly ConceptSpan[] } | { similar: true } | null

export function targetOf(
  fact: ExperienceFact,
  sentence: Sentence,
  flat: string,
  concepts: readonly ConceptSpan[],
): Target {
  const inside = concepts.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  const after = inside.filter(({ start }) => start >= fact.end)
  const [first] = after
  if (first && leadsTo(flat.slice(fact.end, first.start))) return { concepts: withJoined(first, after, flat) }
  const before = inside.findLast(({ end }) => end <= fact.start)
  if (before && /^(?: ?[,(:–-] ?| de| con| minim[oa]| durante)* ?$/.test(flat.slice(before.end, fact.start)))
    return { concepts: [before] }
  return SIMILAR.test(flat.slice(fact.end, sentence.end)) ? { similar: true } : null
}

const SIMILAR =
  /(?:puestos?|posicion(?:es)?|cargos?|funciones|roles?|role|position) (?:similar|igual|equivalente)|similar (?:role|position)|en el puesto/

/** Only words stand between: «años de experiencia en desarrollo con». */
const leadsTo = (gap: string): boolean =>
  gap.length <= LONGEST_GAP && /^[a-z +]*$/.test(gap) && !/ (?:y|e|and) /.test(gap)

/** «Java y Spring Boot», «Java, Spring»: the years are said of all. */
function withJoined(first: ConceptSpan, after: readonly ConceptSpan[], flat: string): ConceptSpan[] {
  if (first.kind === 'role') return [first]
  const joined = [first]
  let end = first.end
  for (const concept of after.slice(1)) {
    if (concept.kind === 'role' || concept.start < end) continue
    if (!JOINED.test(flat.slice(end, concept.start))) break
    joined.push(concept)
    end = concept.end
  }
  return joined
}
