import { cosine, encode } from '#server/features/language/encoder/encoder.ts'
import { stems } from '#server/features/language/encoder/words.ts'
import { findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { namedProfile, profileSimilarity, type RoleProfile, roleProfile } from './role-profile.ts'
import { tfIdfIndex } from './tf-idf.ts'
import { plainTitle, titleGrams } from './title-text.ts'

/** What each sign of likeness weighs beside the meaning of the whole title, which weighs 1. */
interface Weights {
  /** By the nearest of a role's names instead of the middle of them all: dearer, and for titles alone. */
  by_names: boolean
  role_neighbourhood: number
  role_relation: number
  grams: number
  head: number
}

/** Which titles belong together? Then the roles of the taxonomy count as much as the meaning. */
export const RELATED: Weights = { by_names: false, role_neighbourhood: 1, role_relation: 0.5, grams: 0.4, head: 0 }
/** The same among titles alone, where the nearest ones speak for the rest: then the taxonomy need not. */
export const AMONG_TITLES: Weights = {
  by_names: true,
  role_neighbourhood: 1.4,
  role_relation: 0.1,
  grams: 0.4,
  head: 0,
}
/** Which title names the same occupation? Then its own words count more, first of all the one it begins with. */
export const SAME: Weights = { by_names: false, role_neighbourhood: 0.4, role_relation: 0, grams: 0.2, head: 0.3 }

interface Title {
  vector: Float32Array
  head: Float32Array
  profile: RoleProfile
  role_ids: readonly string[]
}

interface TitleIndex {
  /** One number per title of the index, in its order; more is nearer. */
  similarities(title: string): Float64Array
}

export function titleIndex(titles: readonly string[], weights: Weights): TitleIndex {
  const read = titleReader(weights.by_names ? namedProfile : roleProfile)
  const plain = titles.map(plainTitle)
  const known = plain.map(read)
  const grams = tfIdfIndex(plain.map(titleGrams))
  return {
    similarities(title) {
      const wanted_text = plainTitle(title)
      const wanted = read(wanted_text)
      // Titles that differ in gender or number only are one object, so they are compared once.
      const compared = new Map<Title, number>()
      const nearnessTo = (other: Title): number => {
        const done = compared.get(other) ?? nearness(wanted, other, weights)
        compared.set(other, done)
        return done
      }
      return grams.similarities(titleGrams(wanted_text)).map((score, i) => {
        const other = known[i]
        return other ? weights.grams * score + nearnessTo(other) : 0
      })
    },
  }
}

function titleReader(profileOf: (vector: Float32Array) => RoleProfile): (plain: string) => Title {
  const known = new Map<string, Title>()
  return (plain) => {
    const words = stems(plain)
    const key = words.join(' ')
    const seen = known.get(key)
    if (seen) return seen
    const vector = encode(plain)
    const role_ids = findTitleRoles(plain).map(({ id }) => id)
    const title = { vector, head: encode(words[0] ?? ''), profile: profileOf(vector), role_ids }
    known.set(key, title)
    return title
  }
}

function nearness(a: Title, b: Title, weights: Weights): number {
  return (
    cosine(a.vector, b.vector) +
    weights.role_neighbourhood * profileSimilarity(a.profile, b.profile) +
    (weights.role_relation > 0 ? weights.role_relation * roleRelation(a.role_ids, b.role_ids) : 0) +
    (weights.head > 0 ? weights.head * cosine(a.head, b.head) : 0)
  )
}

function roleRelation(a: readonly string[], b: readonly string[]): number {
  let best = 0
  for (const one of a) for (const other of b) best = Math.max(best, taxonomy().roleRelation(one, other))
  return best
}
