import { addDays } from '#shared/core/time.ts'
import { formatDate } from '#web/lib/format.ts'

/** The day by which somebody who applies now has an answer. */
export function promisedDate(reply_days: number, now = new Date()): string {
  return formatDate(addDays(now, reply_days).toISOString())
}
