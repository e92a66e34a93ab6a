import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'

const ROOT = 6

const known = new Map<string, string[]>()

/** The skills that a role is named after: who looks for «enfermería» means «enfermera» too. */
export function fieldsOfRole(role_id: string): string[] {
  const cached = known.get(role_id)
  if (cached) return cached
  const role = taxonomy().role(role_id)
  const roots = new Set(role ? [role.name_es, ...role.aliases].map(rootOf) : [])
  const fields = (role?.skill_ids ?? []).filter((id) => {
    const skill = taxonomy().skill(id)
    return skill && [skill.name_es, ...skill.aliases].some((name) => !name.includes(' ') && roots.has(rootOf(name)))
  })
  known.set(role_id, fields)
  return fields
}

const rootOf = (name: string): string => flatten(name).slice(0, ROOT)
