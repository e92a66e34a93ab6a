// Learns from the jobs beside this file whether one was the work that an ad looks for, and writes what `matching/engine/work` knows of it.
//   npx node training/train-same-work.ts [FILE]        (after train-trades.ts; FILE is left out and measured with instead)
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { likelyByTrees } from '../src/server/features/language/learnt/trees.ts'
import { WORK_SIGNS } from '../src/server/features/matching/engine/work/work-signs.ts'
import { labelledJobs, signsOfLabelled } from '../tests/support/text/labelled-jobs.ts'
import { type Example, trainTrees, writeTrees } from './train-trees.ts'

const JOBS = join(import.meta.dirname, 'jobs')
const OUT = join(import.meta.dirname, '../src/server/features/matching/engine/work/same-work.json')
/** The same work, near to it, other work. */
const KINDS = 3
const KEPT = ['kept.txt', 'kept-long.txt', 'kept-plain.txt']

const left_out = process.argv[2]
const files = readdirSync(JOBS).filter((name) => name.endsWith('.txt') && !KEPT.includes(name) && name !== left_out)
const examples = files.flatMap(examplesOf)
const trees = trainTrees(examples, KINDS)
if (left_out === undefined) writeTrees(OUT, WORK_SIGNS, trees)
const learnt = trees.map((own) => Float64Array.from(own.flat()))
const isRight = ({ signs, kind }: Example): boolean => {
  const likely = likelyByTrees(learnt, signs)
  return likely.indexOf(Math.max(...likely)) === kind
}
for (const name of left_out === undefined ? KEPT : [left_out]) {
  const measured = examplesOf(name)
  const shares = [0, 1].map((way) => {
    const seen = measured.filter((_, i) => i % 2 === way)
    return (seen.filter(isRight).length / seen.length).toFixed(3)
  })
  console.log(`${examples.length / 2} jobs; of ${name} ${shares[0]} right, ${shares[1]} without vectors`)
}

function examplesOf(name: string): Example[] {
  return labelledJobs(join(JOBS, name)).flatMap((job) =>
    signsOfLabelled(job).map((signs) => ({ signs, kind: job.kind })),
  )
}
