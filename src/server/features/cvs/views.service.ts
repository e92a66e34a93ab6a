import { addSeconds } from '#shared/core/time.ts'
import type { Deps } from '../../context.ts'
import * as queries from './views.queries.ts'

type ViewCtx = Pick<Deps, 'db' | 'now'>

const HOUR_MS = 60 * 60 * 1000
const THIRTY_DAYS = 30 * 24 * 60 * 60

const since = (ctx: ViewCtx): Date => addSeconds(ctx.now(), -THIRTY_DAYS)

/** Companies that opened this CV in the last 30 days, each once an hour. */
export const viewsOf = (ctx: ViewCtx, cvId: string): Promise<number> => queries.countViews(ctx.db, cvId, since(ctx))

export const viewsOfPerson = (ctx: ViewCtx, userId: string): Promise<number> =>
  queries.countViewsOfPerson(ctx.db, userId, since(ctx))

/** Somebody of a company opened a CV, or a program of it (then `viewer_id` is null); again within the hour counts as the same time. */
export async function recordView(
  ctx: ViewCtx,
  view: { cv_id: string; company_id: string; viewer_id: string | null },
): Promise<void> {
  const viewed_at = ctx.now()
  const hour = new Date(Math.floor(viewed_at.getTime() / HOUR_MS) * HOUR_MS)
  await queries.insertView(ctx.db, { ...view, hour, viewed_at })
}

/** How many CVs companies, or one person, opened since then. */
export const openedBy = (ctx: Pick<Deps, 'db'>, readers: queries.Readers, from: Date): Promise<number> =>
  queries.countOpened(ctx.db, readers, from)

export const isOpened = (ctx: Pick<Deps, 'db'>, cvId: string, readers: queries.Readers, from: Date): Promise<boolean> =>
  queries.wasOpened(ctx.db, cvId, readers, from)

/** The people whose CVs these companies opened since then. */
export const peopleOpenedBy = (ctx: Pick<Deps, 'db'>, companyIds: readonly string[], from: Date): Promise<string[]> =>
  queries.listOpened(ctx.db, companyIds, from)
