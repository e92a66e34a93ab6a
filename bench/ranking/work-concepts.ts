import { findConcepts, findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'

const TITLE_MAX = 90
const TITLES = 4

/** The skills and roles that a text names, each followed by its family, so that relatives share a word. */
export function conceptWords(text: string): string[] {
  const { role, skill } = taxonomy()
  return findConcepts(text).flatMap(({ kind, id }) =>
    kind === 'role' ? [id, `roles:${role(id)?.family}`] : [id, `skills:${skill(id)?.family}`],
  )
}

/** As in a text, but by words that name a role only in a title. */
export function titleConceptWords(title: string): string[] {
  const roles = findTitleRoles(title).flatMap(({ id }) => [id, `roles:${taxonomy().role(id)?.family}`])
  return [...roles, ...conceptWords(title)]
}

/** A title stands for the skills that its role usually needs, even when the text does not list them. */
export function typicalSkills(title: string): string[] {
  return findTitleRoles(title).flatMap(({ id }) => taxonomy().role(id)?.skill_ids ?? [])
}

/** Short lines that name a role: the title of a vacancy, the headline and positions of a CV. */
export function titlesIn(text: string): string[] {
  const lines = text
    .split(/\r?\n|[.;•|]\s/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= TITLE_MAX)
  const titles = lines.filter((line) => findTitleRoles(line).length > 0).slice(0, TITLES)
  return titles.length > 0 ? titles : lines.slice(0, 1)
}
