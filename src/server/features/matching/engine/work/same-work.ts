import { learntTrees, likelyByTrees } from '#server/features/language/learnt/trees.ts'
import type { KnownJob, PreparedCandidate } from '../candidate.ts'
import type { AskedWork } from './asked-work.ts'
import { WORK_SIGNS, workSigns } from './work-signs.ts'

const trees = learntTrees(new URL('same-work.json', import.meta.url), WORK_SIGNS)

/** How likely a job was the work that is asked for, near to it, or other work; together 1. */
export function likenessOf(work: AskedWork, job: KnownJob, candidate: PreparedCandidate) {
  const [same = 0, near = 0, other = 0] = likelyByTrees(trees(), workSigns(work, job, candidate))
  return { same, near, other }
}
