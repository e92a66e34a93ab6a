import type { Flow } from '../lines/line.ts'
import { withPromotions } from './jobs/promotions.ts'
import { type JudgedJobs, judgedJobs } from './learnt/judged-jobs.ts'
import { type LearntJobs, learntJobs } from './learnt/learnt-jobs.ts'
import { settleLines } from './sections/loose-lines.ts'
import { type Section, toSections } from './sections/sections.ts'

/** Where the lines come from decides only how entries of a LinkedIn profile are read. */
export interface Reading {
  from_linkedin: boolean
}

interface ReadSections {
  flows: Flow[]
  /** As the rules alone sort the lines. */
  ruled: Section[]
  /** What whole CVs have taught of the lines; null where nobody is asked. */
  judged: JudgedJobs | null
  /** Null where the jobs are those of the rules. */
  learnt: LearntJobs | null
  /** What is read in the end, beside the learnt jobs. */
  sections: Section[]
}

/** Sorts lines in reading order: which section each belongs to, and which of them are jobs. */
export function readSections(read: readonly Flow[], { from_linkedin }: Reading): ReadSections {
  const flows = read.map(withPromotions)
  if (from_linkedin) {
    const ruled = toSections(flows)
    return { flows, ruled, judged: null, learnt: null, sections: ruled }
  }
  const ruled = settleLines(toSections(flows))
  const judged = judgedJobs(flows, ruled)
  const learnt = judged && learntJobs(judged, ruled)
  return { flows, ruled, judged, learnt, sections: learnt?.sections ?? ruled }
}
