import type { z } from 'zod'
import { type Ctx, inTransaction, type UserCtx } from '#server/context.ts'
import { requireCompany, requireLockedCompany } from '#server/features/companies/team/access.service.ts'
import { ipPrefix, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { hashToken, newToken } from '#server/platform/secrets.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import type * as contract from '#shared/hiring/calendar/calendar-feed.ts'
import { feedFileOf, feedTokenOf } from '#shared/hiring/calendar/calendar-feed.ts'
import { type CalendarEntry, calendarFeed } from '../interviews/calendar.ts'
import * as queries from './calendar-feed.queries.ts'

const PAST_DAYS = 90
const NOTED_EVERY_SECONDS = 600

type InCompany = { params: { id: string } }
type Feed = z.input<typeof contract.getCalendarFeed.answer>

export async function getCalendarFeed(ctx: UserCtx, { params }: InCompany): Promise<Feed> {
  const { member } = await requireCompany(ctx, params.id, 'see_applications')
  const found = await queries.findFeed(ctx.db, member.id)
  return { is_on: Boolean(found), created_at: found?.created_at ?? null, read_at: found?.read_at ?? null }
}

/** The first, or one in the place of the one before. */
export async function createCalendarFeed(ctx: UserCtx, { params }: InCompany) {
  await takeAttempt(ctx, rateRules.calendar_feed_change, ctx.user.id)
  return inTransaction(ctx, async (tx) => {
    const { member } = await requireLockedCompany(tx, params.id, 'see_applications')
    const [token, created_at] = [newToken(), tx.now()]
    await queries.putFeed(tx.db, { member_id: member.id, token_hash: hashToken(token), created_at })
    const url = `${tx.config.public_url}/api/v1/calendar-feeds/${feedFileOf(token)}`
    return { is_on: true, created_at, read_at: null, url }
  })
}

export async function deleteCalendarFeed(ctx: UserCtx, { params }: InCompany): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { member } = await requireLockedCompany(tx, params.id, 'see_applications')
    await queries.deleteFeed(tx.db, member.id)
  })
}

/** Whoever holds the address reads it: a calendar has no session. */
export async function readCalendarFeed(ctx: Ctx, { params }: { params: { file: string } }): Promise<FileAnswer> {
  const found = await queries.findLiveFeed(ctx.db, hashToken(feedTokenOf(params.file)))
  if (!found) {
    await takeAttempt(ctx, rateRules.link_token_ip, ipPrefix(ctx.request.ip))
    throw new AppError('not_found')
  }
  // By address and not by network: the calendars of many people ask from the same machines.
  await takeAttempt(ctx, rateRules.calendar_feed, found.member_id)
  const now = ctx.now()
  const talks = await queries.listTalks(ctx.db, found, { since: addDays(now, -PAST_DAYS), now })
  const before = addSeconds(now, -NOTED_EVERY_SECONDS)
  if (!found.read_at || found.read_at < before) await queries.noteRead(ctx.db, found.member_id, { now, before })
  const entries = talks.flatMap((talk) => entryOf(ctx, talk))
  const bytes = Buffer.from(calendarFeed(`Entrevistas · ${found.company_name}`, entries), 'utf8')
  const file = { bytes, type: 'text/calendar; charset=utf-8', name: 'entrevistas.ics' }
  return { ...file, disposition: 'inline', cache_seconds: 0, is_live: true }
}

type Talk = Awaited<ReturnType<typeof queries.listTalks>>[number]

/** What its reader may know: the name as the team knows it, and where the rest is read. */
function entryOf({ config }: Ctx, { interview, full_name, title, company_id, vacancy_id }: Talk): CalendarEntry[] {
  const { id, sequence, place, starts_at, duration_minutes, updated_at } = interview
  if (!starts_at) return []
  const board = `${config.public_url}/app/my-companies/${company_id}/vacancies/${vacancy_id}/dashboard`
  const url = `${board}?postulacion=${interview.application_id}`
  const description = `Entrevista para «${title}».\n\n${url}`
  const said = { title: `${interview.title} · ${full_name} · ${title}`, description, place, url }
  return [{ id, sequence, ...said, starts_at, duration_minutes, changed_at: updated_at }]
}
