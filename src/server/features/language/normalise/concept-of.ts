import { type ConceptSpan, findConcepts } from './concepts.ts'
import { normaliseTitle } from './title.ts'

/** A free-text skill is the concept it names when it names exactly one; else it stays a literal term. */
export const skillIdOf = remembered((name) => {
  const [first, second] = findConcepts(name).filter((span) => span.kind === 'skill')
  return first && !second && coversAll(first, name) ? first.id : null
})

const coversAll = (span: ConceptSpan, name: string): boolean => span.end - span.start >= name.trim().length

/** The role that a position names, whatever company, city or seniority stands around it. */
export const roleIdOf = remembered((position) => normaliseTitle(position).role_id ?? null)

const MOST = 5_000
const LONGEST = 100

/** The same few thousand names are asked for again and again; the oldest are forgotten, and long texts are never kept. */
function remembered(find: (name: string) => string | null): (name: string) => string | null {
  const known = new Map<string, string | null>()
  return (name) => {
    const id = known.get(name)
    if (id !== undefined) return id
    const found = find(name)
    if (name.length > LONGEST) return found
    if (known.size >= MOST) for (const oldest of [...known.keys()].slice(0, MOST / 2)) known.delete(oldest)
    known.set(name, found)
    return found
  }
}
