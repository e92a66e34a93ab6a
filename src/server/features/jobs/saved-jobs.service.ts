import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { seekerOf } from '#server/features/matching/matching.service.ts'
import { type JobsPage, PAGE, viewerOf } from '#server/features/search/search-context.ts'
import { pageOf, readPosition } from '#server/features/search/search-cursor.ts'
import type * as contract from '#shared/jobs/jobs.ts'
import { cardsFor } from './cards/cards.service.ts'
import { requireJob } from './public-job/public-job.service.ts'
import { deleteHidden, deleteSaved, insertSaved, listSavedCards, upsertHidden } from './saved-jobs.queries.ts'

type OfJob = { params: { vacancy_id: string } }

export async function listSaved(ctx: UserCtx, cursor: string | undefined): Promise<JobsPage> {
  const after = readPosition(cursor, 'guardados')
  const [rows, seeker] = await Promise.all([
    listSavedCards(ctx.db, viewerOf(ctx.user), { now: ctx.now(), after, limit: PAGE + 1 }),
    seekerOf(ctx),
  ])
  const page = pageOf(rows, PAGE, ({ id, saved_at }) => ({
    sort: 'guardados' as const,
    key: 0,
    at: saved_at.toISOString(),
    id,
  }))
  const items = await cardsFor(ctx, page.items, seeker)
  return { ...page, items, total: rows[0]?.total ?? 0, counts: null, corrected_q: null, widened: false, needs: null }
}

const own = (ctx: UserCtx, { params }: OfJob) => ({ user_id: ctx.user.id, vacancy_id: params.vacancy_id })

export async function saveJob(ctx: UserCtx, input: OfJob): Promise<undefined> {
  await requireJob(ctx, input.params.vacancy_id)
  await insertSaved(ctx.db, { ...own(ctx, input), created_at: ctx.now() })
}

/** Also of what can no longer be read: a list must be possible to tidy. */
export async function unsaveJob(ctx: UserCtx, input: OfJob): Promise<undefined> {
  await deleteSaved(ctx.db, own(ctx, input))
}

type Hide = OfJob & { body: z.output<typeof contract.hideJob.body> }

export async function hideJob(ctx: UserCtx, input: Hide): Promise<undefined> {
  await requireJob(ctx, input.params.vacancy_id)
  await upsertHidden(ctx.db, { ...own(ctx, input), reason: input.body.reason, created_at: ctx.now() })
}

export async function unhideJob(ctx: UserCtx, input: OfJob): Promise<undefined> {
  await deleteHidden(ctx.db, own(ctx, input))
}
