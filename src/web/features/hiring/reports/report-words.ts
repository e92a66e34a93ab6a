import { lazily } from '#shared/core/lazily.ts'
import { plural } from '#shared/core/numbers.ts'
import type { Reports } from '#shared/hiring/reports/reports.ts'
import { readerDate } from '#web/lib/format.ts'

export const daysWords = (value: number | null): string =>
  value === null ? '–' : plural(Math.round(value * 10) / 10, 'día', 'días')
export const percentWords = (value: number | null): string => (value === null ? '–' : `${value} %`)

const week = lazily(() => new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short' }))
const month = lazily(() => new Intl.DateTimeFormat('es', { month: 'short', year: '2-digit' }))

/** «5 ene» for a week, «ene 26» for a month. */
export const periodWords = (unit: Reports['unit'], first_day: string): string =>
  (unit === 'WEEK' ? week() : month()).format(readerDate(first_day))
