import type { Ctx } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import { type AskedJobs, queryOf } from '#shared/jobs/asked-jobs.ts'
import type { FoundJobs } from '#shared/jobs/drawn-page.ts'
import { tileOf } from '#shared/jobs/job-tile.ts'
import { listJobs as contract } from '#shared/jobs/jobs.ts'
import { openAreas } from '#shared/jobs/open-areas.ts'
import { listJobs } from '../jobs.service.ts'
import type { PlannedPage } from './job-page.service.ts'
import { landingHead } from './page/landing-head.ts'

const NEWEST = 6

/** The landing page, with the newest vacancies or with what was searched on it; it stands also while nothing can be found. */
export async function landingPage(ctx: Ctx, asked: AskedJobs | null, address: string): Promise<PlannedPage> {
  const { status, found } = await foundOrNothing(ctx, asked)
  const page = { address, drawn_at: ctx.now().toISOString(), time_zone: 'UTC', found }
  return { status, head: landingHead(found, ctx.config.public_url), page }
}

async function foundOrNothing(ctx: Ctx, asked: AskedJobs | null): Promise<{ status: number; found: FoundJobs }> {
  const nothing = { asked, items: null, total: 0, next_cursor: null, corrected_q: null, widened: false, areas: [] }
  const query = contract.query.safeParse(asked ? queryOf(asked) : { sort: 'recientes' })
  if (!query.success) return { status: 200, found: { ...nothing, items: [] } }
  try {
    const answer = await listJobs(ctx, { query: query.data })
    const { items, counts, total, next_cursor, corrected_q, widened } = contract.answer.parse(answer)
    return {
      status: 200,
      found: {
        asked,
        total,
        next_cursor,
        corrected_q,
        widened,
        areas: asked ? [] : openAreas(counts),
        items: (asked ? items : items.slice(0, NEWEST)).map(tileOf),
      },
    }
  } catch (error) {
    if (!(error instanceof AppError)) ctx.log.error({ err: error }, 'no vacancies for the landing page')
    const status = error instanceof AppError ? error.status : 503
    return { status: asked ? status : 200, found: nothing }
  }
}
