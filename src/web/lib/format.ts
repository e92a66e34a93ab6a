import { lazily } from '#shared/core/lazily.ts'

const percentFormat = lazily(() => new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 0 }))
const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const
const dateFormat = lazily(() => new Intl.DateTimeFormat('es', DATE))
const DAY_TIME = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
const dayTimeFormat = lazily(() => new Intl.DateTimeFormat('es', DAY_TIME))

/** From a share between 0 and 1. */
export function formatPercent(share: number): string {
  return percentFormat().format(share)
}

const MB = 1024 * 1024
const sizeFormat = lazily(() => new Intl.NumberFormat('es', { maximumFractionDigits: 1 }))

/** «240 KB», «1,4 MB». */
export const formatBytes = (bytes: number): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${sizeFormat().format(bytes / MB)} MB`

const DAY_ALONE = /^\d{4}-\d\d-\d\d$/

/** A moment as it is; a day without an hour as that day wherever the reader is. */
export const readerDate = (iso: string): Date => new Date(DAY_ALONE.test(iso) ? `${iso}T12:00:00` : iso)

/** «14 mar 2026»; a day without an hour is that day for everybody, not its midnight in London. */
export function formatDate(iso: string, timeZone?: string): string {
  if (DAY_ALONE.test(iso)) return formatDay(iso)
  const format = timeZone ? new Intl.DateTimeFormat('es', { ...DATE, timeZone }) : dateFormat()
  return format.format(new Date(iso))
}

/** A day without an hour lasts until its end, wherever the reader is. */
export function isOver(iso: string, now = new Date()): boolean {
  return new Date(DAY_ALONE.test(iso) ? `${iso}T23:59:59.999` : iso) < now
}

/** A day that has no hour («2026-12-01»), the same in every time zone. */
export function formatDay(day: string): string {
  return dateFormat().format(new Date(`${day.slice(0, 10)}T12:00:00`))
}

/** «lun, 16 nov, 16:00» in the reader's own time zone or in another; of a day without an hour the day. */
export function formatDayTime(iso: string, timeZone?: string): string {
  if (DAY_ALONE.test(iso)) return formatDay(iso)
  const format = timeZone ? new Intl.DateTimeFormat('es', { ...DAY_TIME, timeZone }) : dayTimeFormat()
  return format.format(new Date(iso))
}
