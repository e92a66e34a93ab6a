import type { CvDate } from '#shared/cvs/cv-document.ts'
import type { Words } from './words.ts'

/** «mar 2021», or the year alone when that is all the person said. */
export function monthAndYear(date: CvDate, words: Words): string {
  const [year = '', month] = date.split('-')
  return month ? `${words.months[Number(month) - 1]} ${year}` : year
}

/** From one date to another; an open end is said with `open` (null: nothing is said). */
export function period(start: CvDate | null, end: CvDate | null, open: string | null, words: Words): string {
  const from = start && monthAndYear(start, words)
  const to = open ?? (end && monthAndYear(end, words))
  if (from && to && from !== to) return `${from} – ${to}`
  return from || to || ''
}
