import type { CvDate } from '#shared/cvs/cv-document.ts'

interface Dated {
  start: CvDate | null
  end: CvDate | null
  /** Of a job. */
  current?: boolean
  /** Of a study. */
  in_progress?: boolean
}

/** A year alone is compared as a year. */
export function isBefore(one: CvDate, other: CvDate): boolean {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) < other.slice(0, length)
}

/** The latest first, as everybody who hires expects; entries without dates keep their places. Nothing where it is so already. */
export function newestFirst<T extends Dated>(entries: readonly T[]): T[] | undefined {
  const dated = entries.filter(isDated)
  const is_wrong = dated.some((entry, at) => {
    const next = dated[at + 1]
    return next !== undefined && isBefore(endOf(entry), endOf(next))
  })
  if (!is_wrong) return undefined
  const sorted = dated.toSorted((one, other) => orderOf(other).localeCompare(orderOf(one))).values()
  return entries.map((entry) => (isDated(entry) ? (sorted.next().value ?? entry) : entry))
}

const NOT_ENDED = '9999'
const isDated = (entry: Dated): boolean => endOf(entry) !== ''
const endOf = ({ current, in_progress, end, start }: Dated): CvDate =>
  start !== null && (current || in_progress) ? NOT_ENDED : (end ?? start ?? '')
const orderOf = (entry: Dated): string => `${endOf(entry).padEnd(7, '-12')} ${entry.start ?? ''}`
