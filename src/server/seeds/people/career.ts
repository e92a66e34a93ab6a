import type { Chance } from '../chance.ts'
import type { Level, Study, Trade } from '../trades/trade.ts'
import { monthOf } from './months.ts'

export interface Job {
  start: number
  /** Null for the one that somebody has now. */
  end: number | null
  level: Level
}

/** What a person has done until today, in months. */
export interface Career {
  born: number
  study: Study & { start: number; end: number; in_progress: boolean }
  /** The newest first. */
  jobs: Job[]
  /** Months of work in all. */
  worked: number
}

const AGE_OF_STUDY: Readonly<Record<string, number>> = { SECUNDARIA: 12, BACHILLERATO: 16, FP_MEDIO: 16 }
const ADULT = 18
/** Nobody works before. */
const WORKING_AGE = 16

export function careerOf(chance: Chance, { studies }: Pick<Trade, 'studies'>, today: Date): Career {
  const now = monthOf(today)
  const age = ageOf(chance)
  const born = now - age * 12 - chance.int(0, 11)
  const given = chance.pick(studies)
  const first = born + (AGE_OF_STUDY[given.level] ?? ADULT) * 12 + 5
  // Studies begin in September.
  const start = first - (first % 12) + 8
  const end = start + given.years * 12 - 2
  const study = { ...given, start, end, in_progress: end >= now }
  const earliest = Math.max(born + WORKING_AGE * 12 + 2, Math.min(end, now - 6) + chance.int(0, 10))
  const jobs = end >= now && chance.is(0.5) ? [] : jobsSince(chance, earliest, now)
  return { born, study, jobs, worked: jobs.reduce((sum, job) => sum + (job.end ?? now) - job.start, 0) }
}

/** Most people who look for work are between 22 and 45. */
const ageOf = (chance: Chance): number => Math.round(19 + 43 * Math.min(chance.next(), chance.next()) ** 0.9)

const MOST_JOBS = 5

/** As many jobs as the years hold, none of them of the same length. */
function jobsSince(chance: Chance, earliest: number, now: number): Job[] {
  const span = now - earliest
  const count = Math.min(MOST_JOBS, Math.max(1, Math.round(span / chance.int(26, 58))))
  const jobs: Job[] = []
  let start = earliest
  for (let left = count; left > 0 && start < now - 1; left--) {
    const length = Math.max(3, Math.round(((now - start) / left) * (0.7 + 0.6 * chance.next())))
    const end = left === 1 ? lastEnd(chance, start, now) : Math.min(start + length, now - 2)
    jobs.unshift({ start, end, level: levelAfter(start - earliest) })
    if (end === null) break
    start = end + chance.int(0, 4)
  }
  return jobs
}

/** Most have work while they look for another. */
const lastEnd = (chance: Chance, start: number, now: number): number | null =>
  chance.is(0.68) ? null : Math.max(start + 1, now - chance.int(1, 9))

/** What somebody is called after so many months. */
export function levelAfter(months: number): Level {
  if (months < 6) return 'SIN_EXPERIENCIA'
  if (months < 30) return 'JUNIOR'
  return months < 84 ? 'SEMI_SENIOR' : 'SENIOR'
}
