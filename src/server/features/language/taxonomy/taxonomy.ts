import { folded } from '#shared/core/fold.ts'
import { readConcepts, readOtherThings, readPlaces, type Term } from './read-data.ts'

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
  /** Those of its names that count only beside the region or a town of it: «Independencia», «San Miguel». */
  doubtful?: string[]
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
  /** Names that hide a word for one of them. */
  other_things: readonly string[]
  /** Same, or something that entails the required skill = 1; a real substitute, or one part of a field = 0.5. */
  skillRelation(required: string, found: string): Relation
  /** Those that are met or met in part by others, by these others. */
  skillRelations(required: string): ReadonlyMap<string, Relation>
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
    other_things: readOtherThings(),
    skill: (id) => skill_by_id.get(id),
    role: (id) => role_by_id.get(id),
    place: (id) => place_by_id.get(id),
    skillRelations,
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
    const at = (id: string) => by_id.get(id)
    const beneath = (id: string) => (children.get(id) ?? []).flatMap((child) => at(child) ?? [])
    for (const id of skill.related_ids) if (!isFieldOfTool(skill, at(id))) row.set(id, 0.5)
    for (const parent of skill.parent_ids.flatMap((id) => at(id) ?? []))
      for (const other of beneath(parent.id)) if (standsIn(skill, other, parent)) row.set(other.id, 0.5)
    if (skill.kind === 'DOMAIN')
      for (const part of beneath(required))
        row.set(part.id, namesWhole(skill, part) || isExampleOf(skill, part) ? 1 : 0.5)
    else for (const part of entailing(required, beneath)) row.set(part.id, 1)
    rows.set(required, row)
    return row
  }
}

/** Who works in a warehouse need not have used its software, though who has used it works in one. */
const isFieldOfTool = ({ kind, family }: Skill, other: Skill | undefined): boolean =>
  (kind === 'TOOL' || family === 'business-software') && (other?.kind === 'DOMAIN' || other?.kind === 'METHOD')

const isProduct = ({ kind, name_es, name_en }: Skill): boolean =>
  kind === 'TOOL' || (kind !== 'DOMAIN' && name_es === name_en)

/** One maker sells them together, each for a purpose of its own: who writes letters in Word has no calendar in it. */
const SUITES: ReadonlySet<string> = new Set(['microsoft-office', 'google-workspace', 'adobe-creative-suite'])

/** MySQL for PostgreSQL, Vue for React: products for the same purpose. Languages stand directly beneath «programming», and none is another. */
function standsIn(required: Skill, other: Skill, parent: Skill): boolean {
  if (required.id === other.id || required.family !== other.family || !isProduct(required) || !isProduct(other))
    return false
  if (SUITES.has(parent.id)) return false
  return parent.parent_ids.length > 0 || (required.kind === 'TOOL' && other.kind === 'TOOL')
}

/** «Contabilidad analítica» is «Contabilidad»; «Control de inventarios» alone is not «Logística». */
function namesWhole(whole: Skill, part: Skill): boolean {
  const words = new Set(folded(part.name_es).split(' '))
  return folded(whole.name_es)
    .split(' ')
    .every((word) => words.has(word))
}

/** A field of nothing but programs: whoever uses one of them uses such a program. */
const OF_PROGRAMS = /^(?:software|programas?|sistemas? de (?:gesti[oó]n|reservas)|plataformas?)(?![a-zñáéíóú])/i

const isExampleOf = (whole: Skill, part: Skill): boolean => OF_PROGRAMS.test(whole.name_es) && isProduct(part)

/** Whoever knows Spring knows Java; fields of work are another matter. */
function entailing(id: string, beneath: (id: string) => Skill[]): Skill[] {
  return beneath(id).flatMap((part) => [part, ...(part.kind === 'DOMAIN' ? [] : entailing(part.id, beneath))])
}
