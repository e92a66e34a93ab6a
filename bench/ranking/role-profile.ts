import { cosine, encode, toUnitLength } from '#server/features/language/encoder/encoder.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'

const NEAREST_ROLES = 20
const SHARPNESS = 4

/** How near a text is to the roles of the taxonomy: the nearest ones with their weights, as a unit vector. */
export type RoleProfile = ReadonlyMap<number, number>

let role_vectors: readonly Float32Array[] | undefined

/** One vector per role, the middle of all its names. */
function roleVectors(): readonly Float32Array[] {
  role_vectors ??= taxonomy().roles.map(({ name_es, name_en, aliases }) => {
    const sum = encode(name_es)
    for (const name of [name_en, ...aliases]) {
      const vector = encode(name)
      for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0)
    }
    return toUnitLength(sum)
  })
  return role_vectors
}

export const roleProfile = (vector: Float32Array): RoleProfile =>
  unitOf(nearestOf(roleVectors(), vector, NEAREST_ROLES))

const LOOKED_AT = 60
const name_vectors = new Map<number, readonly Float32Array[]>()

/** Each name of a role, for the few roles that come into question. */
function nameVectors(role: number): readonly Float32Array[] {
  const found = taxonomy().roles[role]
  const known = name_vectors.get(role) ?? (found ? [found.name_es, found.name_en, ...found.aliases].map(encode) : [])
  name_vectors.set(role, known)
  return known
}

/** The same by the one name of each role that is nearest: a role is called many things, and a title is one of them. */
export function namedProfile(vector: Float32Array): RoleProfile {
  const roles = nearestOf(roleVectors(), vector, LOOKED_AT).map(([role]): Near => {
    const names = nameVectors(role).map((name) => cosine(vector, name))
    return [role, Math.max(0, ...names)]
  })
  return unitOf(roles.sort((a, b) => b[1] - a[1]).slice(0, NEAREST_ROLES))
}

type Near = [role: number, nearness: number]

const nearestOf = (vectors: readonly Float32Array[], vector: Float32Array, most: number): Near[] =>
  vectors
    .map((one, role): Near => [role, Math.max(0, cosine(vector, one))])
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)

function unitOf(near: readonly Near[]): RoleProfile {
  const weights = near.map(([, nearness]) => nearness ** SHARPNESS)
  const length = Math.hypot(...weights) || 1
  return new Map(near.map(([role], at) => [role, (weights[at] ?? 0) / length]))
}

/** 0 to 1: whether two texts lie near the same roles. */
export function profileSimilarity(a: RoleProfile, b: RoleProfile): number {
  let sum = 0
  for (const [role, weight] of a) sum += weight * (b.get(role) ?? 0)
  return sum
}
