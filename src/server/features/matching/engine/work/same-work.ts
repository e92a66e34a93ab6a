import { learntTrees, likelyByTrees } from '#server/features/language/learnt/trees.ts'
import type { KnownJob } from '../candidate.ts'
import type { AskedWork } from './asked-work.ts'
import type { SeenJob } from './seen-jobs.ts'
import { WORK_SIGNS, workSigns } from './work-signs.ts'

const trees = learntTrees(new URL('same-work.json', import.meta.url), WORK_SIGNS)

interface Likeness {
  same: number
  near: number
  other: number
}

const PLAINLY_OTHER: Likeness = { same: 0, near: 0, other: 1 }

/** How likely a job was the work that is asked for, near to it, or other work; together 1. */
export function likenessOf(work: AskedWork, job: KnownJob, seen: SeenJob): Likeness {
  if (isPlainlyOther(work, job, seen)) return PLAINLY_OTHER
  const [same = 0, near = 0, other = 0] = likelyByTrees(trees(), workSigns(work, job, seen))
  return { same, near, other }
}

/**
 * Of another family of trades, without a word in common, and nothing is told of the one that is asked for: of a hundred such
 * jobs the trees call 97 other work, and of the other three they are as often wrong as right. Most jobs of most people.
 */
function isPlainlyOther(
  { role_id, seen: { role, words, nearTo } }: AskedWork,
  { fact }: KnownJob,
  job: SeenJob,
): boolean {
  if (role_id === null || !role || job.roles.length === 0 || fact.told_of?.[role.id]) return false
  for (const { id } of job.roles) if (nearTo(id).is_kin) return false
  for (const word of words) if (job.words.includes(word)) return false
  return true
}
