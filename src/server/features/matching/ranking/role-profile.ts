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

export function roleProfile(vector: Float32Array): RoleProfile {
  const nearness = roleVectors().map((role) => Math.max(0, cosine(vector, role)) ** SHARPNESS)
  const nearest = [...nearness.keys()].sort((a, b) => (nearness[b] ?? 0) - (nearness[a] ?? 0)).slice(0, NEAREST_ROLES)
  const length = Math.hypot(...nearest.map((role) => nearness[role] ?? 0)) || 1
  return new Map(nearest.map((role) => [role, (nearness[role] ?? 0) / length]))
}

/** 0 to 1: whether two texts lie near the same roles. */
export function profileSimilarity(a: RoleProfile, b: RoleProfile): number {
  let sum = 0
  for (const [role, weight] of a) sum += weight * (b.get(role) ?? 0)
  return sum
}
