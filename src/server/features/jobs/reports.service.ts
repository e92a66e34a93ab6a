import type { z } from 'zod'
import { holdCompany } from '#server/features/companies/team/access.service.ts'
import { pauseForModeration } from '#server/features/vacancies/moderation.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/jobs/jobs.ts'
import { inTransaction, type UserCtx } from '../../context.ts'
import { requireJob } from './public/public-job.service.ts'
import { countOpenReports, markCounted, upsertReport } from './reports.queries.ts'

const PAUSING_REPORTS = 3

type Report = { params: { vacancy_id: string }; body: z.output<typeof contract.reportBody> }

/** Kept from everybody; counted only from people with a confirmed address. */
export async function reportJob(ctx: UserCtx, { params, body }: Report): Promise<undefined> {
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  await takeAttempt(ctx, rateRules.report_user, ctx.user.id)
  await inTransaction(ctx, async (tx) => {
    await holdCompany(tx, vacancy.company_id)
    await upsertReport(tx.db, { ...body, vacancy_id: vacancy.id, user_id: ctx.user.id, created_at: tx.now() })
    if ((await countOpenReports(tx.db, vacancy.id)) >= PAUSING_REPORTS) await pauseReported(tx, vacancy.id)
  })
}

/** The team hears of it, never of who reported. */
async function pauseReported(tx: UserCtx, vacancyId: string): Promise<void> {
  if (await pauseForModeration(tx, vacancyId)) await markCounted(tx.db, vacancyId, tx.now())
}
