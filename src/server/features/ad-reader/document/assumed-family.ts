import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'

export const ASSUMED_FAMILY = 'No reconocemos el puesto: el área sale de lo que pide el anuncio. Revísala.'

/** So much of a long ad says what work it is about. */
const REACH = 4_000

/** The area whose occupations usually bring along what the ad names, where its title names none of them. */
export function assumedFamily(text: string): string | undefined {
  const concepts = findConcepts(text.slice(0, REACH))
  const named = concepts.find(({ kind }) => kind === 'role')
  if (named) return taxonomy().role(named.id)?.family
  const skills = new Set(concepts.map(({ id }) => id))
  const votes = new Map<string, number>()
  for (const { family, skill_ids } of taxonomy().roles) {
    const usual = skill_ids.filter((id) => skills.has(id)).length
    if (usual > 0) votes.set(family, (votes.get(family) ?? 0) + usual ** 2 / skill_ids.length)
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0]
}
