import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { isZone, momentWords, wallClock } from '#server/platform/zoned-time.ts'
import { AppError } from '#shared/core/errors.ts'
import { addSeconds } from '#shared/core/time.ts'
import type * as contract from '#shared/hiring/interviews.ts'
import { surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { listBusy, overlaps } from './taken-hours.queries.ts'

interface Proposed {
  application: ApplicationRow
  interviewers: readonly string[]
  slots: readonly Date[]
  /** The one that is proposed again; its own hour is no clash. */
  interview_id: string | null
}

const DAY_BEGINS = '08:00'
const DAY_ENDS = '20:00'

/** From its first minute to its last: a talk of four hours at 19:45 is at night, too. */
const isAwake = (slot: Date, minutes: number, zone: string): boolean => {
  const begins = wallClock(slot, zone)
  const ends = wallClock(addSeconds(slot, minutes * 60), zone)
  return begins.day === ends.day && begins.time >= DAY_BEGINS && ends.time <= DAY_ENDS
}

/** At night of either side, or when whoever interviews is with somebody else: only on purpose. */
export async function requireUsualHours(
  tx: UserCtx,
  { application, interviewers, slots, interview_id }: Proposed,
  { timezone, duration_minutes, usual_only }: z.output<typeof contract.interviewBody>,
): Promise<void> {
  if (!usual_only) return
  const here = isZone(timezone) ? timezone : 'UTC'
  const around = await surroundingsOf(tx, application)
  // In blind review an hour must not say where somebody lives.
  const there = application.is_blind ? null : around.timezone
  const refuse = (message: string) => new AppError('validation', undefined, { fields: { slots: message } })
  const isNight = (slot: Date, zone: string) => !isAwake(slot, duration_minutes, zone)
  const night = slots.find((slot) => isNight(slot, here) || (there !== null && isNight(slot, there)))
  if (night) {
    const zone = there !== null && isNight(night, there) ? there : here
    throw refuse(`Uno de los horarios empieza o termina fuera de 8:00 a 20:00: ${momentWords(night, zone)}.`)
  }
  const busy = (await listBusy(tx.db, interviewers, tx.now())).filter((one) => one.interview_id !== interview_id)
  const clash = slots.find((starts_at) => busy.some((one) => overlaps(one, { starts_at, duration_minutes })))
  if (clash) throw refuse(`Quien entrevista ya tiene otra entrevista a esa hora: ${momentWords(clash, here)}.`)
}
