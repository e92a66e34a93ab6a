import { readConcepts, readPlaces, type Term } from './read-data.ts'

export interface Skill {
  id: string
  name_es: string
  name_en: string
  aliases: string[]
  parent_ids: string[]
  related_ids: string[]
  family: string
  kind: 'TECHNICAL' | 'TOOL' | 'SOFT' | 'METHOD' | 'DOMAIN'
}

export interface Role {
  id: string
  name_es: string
  name_en: string
  aliases: string[]
  family: string
  related_ids: string[]
  skill_ids: string[]
}

export interface Place {
  id: string
  kind: 'COUNTRY' | 'REGION' | 'CITY'
  name: string
  country: string
  region_id?: string
  aliases: string[]
}

type Relation = 1 | 0.5 | 0

interface Taxonomy {
  skill(id: string): Skill | undefined
  role(id: string): Role | undefined
  place(id: string): Place | undefined
  skills: readonly Skill[]
  roles: readonly Role[]
  places: readonly Place[]
  /** Every name and alias with the rules of its recognition, for the normaliser. */
  terms: readonly Term[]
  /** Same or descendant of the required skill = 1; parent, sibling of the same family or stated relation = 0.5. */
  skillRelation(required: string, found: string): Relation
  /** Same = 1; stated relation or same family = 0.5. */
  roleRelation(required: string, found: string): Relation
}

let built: Taxonomy | undefined

export function taxonomy(): Taxonomy {
  built ??= build()
  return built
}

function build(): Taxonomy {
  const { skills, roles, terms } = readConcepts()
  const places = readPlaces()
  const skill_by_id = new Map(skills.map((skill) => [skill.id, skill]))
  const role_by_id = new Map(roles.map((role) => [role.id, role]))
  const place_by_id = new Map(places.map((place) => [place.id, place]))
  const skillRelations = skillRelationTable(skills)
  return {
    skills,
    roles,
    places,
    terms,
    skill: (id) => skill_by_id.get(id),
    role: (id) => role_by_id.get(id),
    place: (id) => place_by_id.get(id),
    skillRelation: (required, found) => (required === found ? 1 : (skillRelations(required).get(found) ?? 0)),
    roleRelation(required, found) {
      if (required === found) return 1
      const wanted = role_by_id.get(required)
      const seen = role_by_id.get(found)
      if (!wanted || !seen) return 0
      return wanted.family === seen.family || wanted.related_ids.includes(found) ? 0.5 : 0
    },
  }
}

const NO_RELATIONS: ReadonlyMap<string, Relation> = new Map()

/** One row per required skill, filled on first use: the engine asks millions of times for few rows. */
function skillRelationTable(skills: readonly Skill[]): (required: string) => ReadonlyMap<string, Relation> {
  const by_id = new Map(skills.map((skill) => [skill.id, skill]))
  const children = new Map<string, string[]>()
  for (const skill of skills) {
    for (const parent of skill.parent_ids) {
      const known = children.get(parent)
      if (known) known.push(skill.id)
      else children.set(parent, [skill.id])
    }
  }
  const rows = new Map<string, ReadonlyMap<string, Relation>>()
  return (required) => {
    const known = rows.get(required)
    if (known) return known
    const skill = by_id.get(required)
    if (!skill) return NO_RELATIONS
    const row = new Map<string, Relation>()
    for (const parent of skill.parent_ids) {
      row.set(parent, 0.5)
      for (const sibling of children.get(parent) ?? []) {
        if (by_id.get(sibling)?.family === skill.family) row.set(sibling, 0.5)
      }
    }
    for (const related of skill.related_ids) row.set(related, 0.5)
    const waiting = [...(children.get(required) ?? [])]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      row.set(id, 1)
      waiting.push(...(children.get(id) ?? []))
    }
    rows.set(required, row)
    return row
  }
}
