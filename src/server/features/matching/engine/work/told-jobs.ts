import type { PreparedCandidate } from '../candidate.ts'
import type { ExperienceFact } from '../types.ts'
import { BYTE_SCALE, DIMENSIONS, NO_VECTORS } from '../vectors.ts'

/** What somebody tells of each of their jobs, its position among it. */
interface ToldJobs {
  words: (fact: ExperienceFact) => ReadonlySet<string>
  /** Of each line. */
  vectors: (fact: ExperienceFact) => Int8Array
  /** Of all lines together. */
  whole: (fact: ExperienceFact) => Int8Array | null
}

interface Told {
  words: ReadonlySet<string>
  vectors: Int8Array
  whole: Int8Array | null
}

const NOTHING: Told = { words: new Set(), vectors: NO_VECTORS, whole: null }
const OF_A_JOB = /^experience\.\d+\./

const known = new WeakMap<PreparedCandidate, ToldJobs>()

/** Every vacancy asks for it anew: it is taken apart once. */
export function toldJobs(candidate: PreparedCandidate): ToldJobs {
  const kept = known.get(candidate)
  if (kept) return kept
  const by_job = byJob(candidate)
  const of = ({ source }: ExperienceFact) => by_job.get(OF_A_JOB.exec(source.cv_path)?.[0] ?? '') ?? NOTHING
  const read: ToldJobs = {
    words: (fact) => of(fact).words,
    vectors: (fact) => of(fact).vectors,
    whole: (fact) => of(fact).whole,
  }
  known.set(candidate, read)
  return read
}

function byJob({ lines: { facts, vectors } }: PreparedCandidate): Map<string, Told> {
  const places = Map.groupBy(facts.keys(), (at) => OF_A_JOB.exec(facts[at]?.source.cv_path ?? '')?.[0] ?? '')
  places.delete('')
  return new Map(
    [...places].map(([path, all]) => {
      const words = all.flatMap((at) => [...(facts[at]?.words ?? []), ...(facts[at]?.roots ?? [])])
      const own = vectors.length === 0 ? NO_VECTORS : joined(vectors, all)
      return [path, { words: new Set(words), vectors: own, whole: own.length === 0 ? null : summed(own) }]
    }),
  )
}

function joined(vectors: Int8Array, places: readonly number[]): Int8Array {
  const all = new Int8Array(places.length * DIMENSIONS)
  places.forEach((at, i) => {
    all.set(vectors.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS), i * DIMENSIONS)
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
