import { type Role, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { KnownJob, PreparedCandidate } from '../candidate.ts'
import { positionWords, type Rank } from '../kinds/position-words.ts'
import { BYTE_SCALE, countOf, DIMENSIONS, NO_VECTORS, vectorAt } from '../vectors.ts'
import { isHollow } from './name-words.ts'

/** What there is to see of a job, whatever work is asked for. */
export interface SeenJob {
  /** Those that the taxonomy finds in its position. */
  roles: readonly Role[]
  rank: Rank
  /** Words of its position; none where it has no name of its own. */
  words: readonly string[]
  is_hollow: boolean
  /** Every word that its lines say, and every root. */
  said: ReadonlySet<string>
  position: Int8Array | null
  /** Of each line, and of all lines together. */
  lines: Int8Array
  whole: Int8Array | null
  /** How much is told of the trade of which most is told, and of those that its position names. */
  told_most: number
  told_own: number
}

const OF_A_JOB = /^experience\.\d+\./

const seen = new WeakMap<PreparedCandidate, readonly SeenJob[]>()

/** Of each of their jobs. Every vacancy asks for it anew: it is taken apart once. */
export function seenJobs(candidate: PreparedCandidate): readonly SeenJob[] {
  const kept = seen.get(candidate)
  if (kept) return kept
  const places = linesByJob(candidate)
  const read = candidate.jobs.map((job) => seenJob(job, candidate, places))
  seen.set(candidate, read)
  return read
}

const jobPath = (cv_path: string): string => OF_A_JOB.exec(cv_path)?.[0] ?? ''

const linesByJob = ({ lines: { facts } }: PreparedCandidate): Map<string, number[]> =>
  Map.groupBy(facts.keys(), (at) => jobPath(facts[at]?.source.cv_path ?? ''))

function seenJob({ fact, index }: KnownJob, candidate: PreparedCandidate, places: Map<string, number[]>): SeenJob {
  const { lines, title_vectors } = candidate
  const path = jobPath(fact.source.cv_path)
  const own = path === '' ? [] : (places.get(path) ?? [])
  const { rank, telling } = positionWords(fact)
  const words = fact.told ? [] : telling
  const vectors = lines.vectors.length === 0 ? NO_VECTORS : joined(lines.vectors, own)
  const { told_of = {} } = fact
  const roles = [fact.term, ...(fact.also ?? [])].flatMap((id) => taxonomy().role(id) ?? [])
  return {
    roles,
    rank,
    words,
    lines: vectors,
    is_hollow: words.length > 0 && words.every(isHollow),
    said: new Set(own.flatMap((at) => [...(lines.facts[at]?.words ?? []), ...(lines.facts[at]?.roots ?? [])])),
    position: fact.told || index >= countOf(title_vectors) ? null : vectorAt(title_vectors, index),
    whole: vectors.length === 0 ? null : summed(vectors),
    told_most: Math.max(0, ...Object.values(told_of)),
    told_own: Math.max(0, ...roles.map(({ id }) => told_of[id] ?? 0)),
  }
}

function joined(vectors: Int8Array, places: readonly number[]): Int8Array {
  const all = new Int8Array(places.length * DIMENSIONS)
  places.forEach((at, i) => {
    all.set(vectorAt(vectors, at), i * DIMENSIONS)
  })
  return all
}

/** As one vector of the same length as theirs. */
function summed(vectors: Int8Array): Int8Array {
  const sum = new Float32Array(DIMENSIONS)
  for (let i = 0; i < vectors.length; i++) sum[i % DIMENSIONS] = (sum[i % DIMENSIONS] ?? 0) + (vectors[i] ?? 0)
  const length = Math.hypot(...sum) || 1
  return Int8Array.from(sum, (value) => Math.max(-127, Math.min(127, Math.round((value * BYTE_SCALE) / length))))
}
