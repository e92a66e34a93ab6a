import type { z } from 'zod'
import type { Ctx } from '#server/context.ts'
import type * as contract from '#shared/language/taxonomy.ts'
import { normaliseTitle } from '../normalise/title.ts'
import { roleName } from '../taxonomy/role-names.ts'
import { type Skill, taxonomy } from '../taxonomy/taxonomy.ts'
import { searchPlaces as findPlaces, searchRoles as findRoles, searchSkills as findSkills } from './search.ts'

const named = (concepts: Skill[]) => ({
  items: concepts.map(({ id, name_es }) => ({ id, name: name_es })),
  next_cursor: null,
})

/** What people in a role usually know, however the role is written. */
function skillsOfRole(title: string): Skill[] {
  const role_id = normaliseTitle(title).role_id ?? findRoles(title, 1)[0]?.id
  const ids = role_id ? (taxonomy().role(role_id)?.skill_ids ?? []) : []
  return ids.flatMap((id) => taxonomy().skill(id) ?? [])
}

export async function searchSkills(_ctx: Ctx, { query }: { query: z.output<typeof contract.searchSkills.query> }) {
  const found = query.q ? findSkills(query.q, query.limit) : skillsOfRole(query.role).slice(0, query.limit)
  return named(found)
}

export async function searchRoles(_ctx: Ctx, { query }: { query: z.output<typeof contract.searchRoles.query> }) {
  const items = findRoles(query.q, query.limit).map((role) => ({
    id: role.id,
    name: roleName(role),
    family: role.family,
  }))
  return { items, next_cursor: null }
}

export async function searchPlaces(_ctx: Ctx, { query }: { query: z.output<typeof contract.searchPlaces.query> }) {
  const names = new Map(taxonomy().places.map(({ id, name }) => [id, name]))
  const items = findPlaces(query.q, query.limit).map(({ id, name, kind, country, region_id }) => ({
    id,
    name,
    kind,
    country,
    region: (region_id && names.get(region_id)) ?? null,
  }))
  return { items, next_cursor: null }
}
