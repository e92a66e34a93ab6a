import type { Deps } from '#server/context.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { DELETION_PAUSE } from '#shared/core/limits.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import { listUnseenSince, updateUser } from '../users/users.queries.ts'
import type { UserRow } from '../users/users.tables.ts'
import { unusedSoonMail } from './deletion.mails.ts'
import { scheduleDeletion } from './deletion.service.ts'

const MONTHS_UNUSED = 24
const WARNED_DAYS_BEFORE = 30

function monthsAfter(moment: Date, months: number): Date {
  const later = new Date(moment)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}

const endOf = ({ last_seen_at, created_at }: UserRow): Date => monthsAfter(last_seen_at ?? created_at, MONTHS_UNUSED)

/** Everybody whose account ends within a month; who exactly is decided one by one. */
export const longUnused = (deps: Deps, page: Parameters<typeof listUnseenSince>[2]) =>
  // A month has three days more or less; nobody is missed because of them.
  listUnseenSince(deps.db, monthsAfter(addDays(deps.now(), WARNED_DAYS_BEFORE + 3), -MONTHS_UNUSED), page)

/** First a mail, a month before; then the way that every deletion goes, with its week to come back. */
export async function endUnused(tx: Deps, user: UserRow): Promise<void> {
  const now = tx.now()
  const end = endOf(user)
  if (addDays(end, -WARNED_DAYS_BEFORE) > now) return
  if (!user.unused_warned_at) {
    const day = new Intl.DateTimeFormat('es', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: user.timezone,
    })
    // Whoever hears of it late has the whole month all the same.
    const due = new Date(Math.max(end.getTime(), addDays(now, WARNED_DAYS_BEFORE).getTime()))
    await updateUser(tx.db, user.id, { unused_warned_at: now })
    await sendMail(tx, unusedSoonMail(user.email, day.format(due), tx.config.public_url))
    return
  }
  const last = addSeconds(addDays(user.unused_warned_at, WARNED_DAYS_BEFORE), -DELETION_PAUSE)
  if (addSeconds(end, -DELETION_PAUSE) <= now && last <= now) await scheduleDeletion(tx, user, 'UNUSED')
}
