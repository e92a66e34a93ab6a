import type { Deps } from '#server/context.ts'
import { momentAt, nextWorkingDayAt, wallClock } from '#server/platform/zoned-time.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import { findNextAgreed } from '../interviews/interviews.queries.ts'
import type { Surroundings } from '../notices/notices.service.ts'
import { zoneFor } from '../notices/person-zone.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'

const MORNING = '10:00'

type Where = Pick<Surroundings, 'timezone' | 'company_timezone'>

/** Bad news come in the morning of a working day, where the person is. */
export function sendTime(now: Date, where: Where, delayHours: number | null): Date {
  if (delayHours !== null) return addSeconds(now, delayHours * 3600)
  return nextWorkingDayAt(now, MORNING, zoneFor(where))
}

/** So long before an interview its person hears that it will not take place; for an early one, the evening before. */
const BEFORE_INTERVIEW_SECONDS = 3 * 3600
const DAY_BEGINS = '09:00'
const EVENING = '18:00'

function latestBefore(expected: Date, where: Where): Date {
  const latest = addSeconds(expected, -BEFORE_INTERVIEW_SECONDS)
  const zone = zoneFor(where)
  const { day, time } = wallClock(latest, zone)
  if (time >= DAY_BEGINS) return latest
  return momentAt(wallClock(addDays(momentAt(day, '12:00', zone), -1), zone).day, EVENING, zone)
}

/** The team reads these hours: in blind review they must not say where somebody lives. */
const whereFor = ({ is_blind }: ApplicationRow, around: Where): Where =>
  is_blind ? { ...around, timezone: null } : around

type Asking = Pick<Deps, 'db' | 'now'>

/** Until when a «no» has to leave so that nobody comes to an interview that it calls off; null without one. */
export async function latestAnswer(tx: Asking, application: ApplicationRow, around: Where): Promise<Date | null> {
  const now = tx.now()
  const expected = await findNextAgreed(tx.db, application.id, now)
  if (!expected) return null
  const latest = latestBefore(expected, whereFor(application, around))
  return latest > now ? latest : now
}

/** When the answer to one application leaves: an interview that will not take place is called off with it, never after it. */
export async function answerTime(
  tx: Asking,
  application: ApplicationRow,
  around: Where,
  delayHours: number | null,
): Promise<Date> {
  const planned = sendTime(tx.now(), whereFor(application, around), delayHours)
  const latest = await latestAnswer(tx, application, around)
  return latest && latest < planned ? latest : planned
}
