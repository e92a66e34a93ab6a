import { SKILL_NAME_MAX } from '#shared/core/limits.ts'
import type { Suggestion } from '#web/lib/choices.ts'
import { foldName } from '#web/lib/fold-name.ts'

export interface NamedSkill {
  skill_id: string | null
  name: string
}

/** Without accents, case and spaces at the ends, so that no skill stands there twice. */
export const foldSkill = (name: string): string => foldName(name)

/** The skills of these names: those that were there keep what is known of them, the others get the taxonomy's id. */
export function namedSkills<S extends NamedSkill>(
  names: readonly string[],
  before: readonly S[],
  known: readonly Suggestion[],
  make: (skill: NamedSkill) => S,
): S[] {
  const seen = new Set<string>()
  return names.flatMap((written) => {
    const name = written.trim().slice(0, SKILL_NAME_MAX)
    const folded = foldSkill(name)
    if (folded === '' || seen.has(folded)) return []
    seen.add(folded)
    const skill_id = known.find(({ label }) => foldSkill(label) === folded)?.value ?? null
    return [before.find((skill) => foldSkill(skill.name) === folded) ?? make({ skill_id, name })]
  })
}
