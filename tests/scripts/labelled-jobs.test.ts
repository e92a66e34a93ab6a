import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { learntTrees, likelyByTrees } from '#server/features/language/learnt/trees.ts'
import { WORK_SIGNS } from '#server/features/matching/engine/work/work-signs.ts'
import { labelledJobs, signsOfLabelled } from '#tests/support/text/labelled-jobs.ts'

const trees = learntTrees(
  new URL('../../src/server/features/matching/engine/work/same-work.json', import.meta.url),
  WORK_SIGNS,
)
const [SAME, OTHER] = [0, 2]

/** Said and true kinds of the jobs of a file, with vectors and without. */
function judged(file: string, way: 0 | 1): { said: number; kind: number }[] {
  const path = fileURLToPath(new URL(`../../training/jobs/${file}`, import.meta.url))
  return labelledJobs(path).flatMap((job) => {
    const signs = signsOfLabelled(job)[way]
    if (!signs) return []
    const likely = likelyByTrees(trees(), signs)
    return [{ said: likely.indexOf(Math.max(...likely)), kind: job.kind }]
  })
}

describe.each(['kept.txt', 'kept-long.txt', 'kept-plain.txt'])(
  'of the jobs of %s, of which nothing was learnt',
  (file) => {
    it.each([0, 1] as const)('most are taken for what they are, and next to none for the opposite (way %i)', (way) => {
      const jobs = judged(file, way)
      const share = (holds: (one: { said: number; kind: number }) => boolean) => jobs.filter(holds).length / jobs.length
      expect(share(({ said, kind }) => said === kind)).toBeGreaterThan(0.75)
      expect(share(({ said, kind }) => [said, kind].includes(SAME) && [said, kind].includes(OTHER))).toBeLessThan(0.05)
    })
  },
)

it('refuses trees that were learnt from other signs', () => {
  const file = new URL('../../src/server/features/matching/engine/work/same-work.json', import.meta.url)
  expect(() => learntTrees(file, ['something_else'])()).toThrow('other signs')
})
