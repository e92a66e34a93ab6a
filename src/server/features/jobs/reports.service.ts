import type { z } from 'zod'
import { holdCompany } from '#server/features/companies/team/access.service.ts'
import {
  isFoundGood,
  openModeration,
  settleModeration,
} from '#server/features/vacancies/moderation/moderation.service.ts'
import { ipRange, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { sign } from '#server/platform/secrets.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/jobs/jobs.ts'
import { type Deps, inTransaction, type UserCtx } from '../../context.ts'
import { requireJob } from './public-job/public-job.service.ts'
import { independentReports } from './report-weight.ts'
import { listOpenReports, markCounted, upsertReport } from './reports.queries.ts'

const ENOUGH_REPORTS = 3

type Report = { params: { vacancy_id: string }; body: z.output<typeof contract.reportBody> }

/** Kept from everybody; what weighs is said in `report-weight.ts`. The team hears of it, never of who reported. */
export async function reportJob(ctx: UserCtx, { params, body }: Report): Promise<undefined> {
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  await takeAttempt(ctx, rateRules.report_user, ctx.user.id)
  await inTransaction(ctx, async (tx) => {
    await holdCompany(tx, vacancy.company_id)
    const network = sign(ctx.config.secret_key, 'report-network', ipRange(ctx.request.ip)).subarray(0, 16)
    const row = { ...body, network, vacancy_id: vacancy.id, user_id: ctx.user.id, created_at: tx.now() }
    await upsertReport(tx.db, row, { counts: !(await isFoundGood(tx, vacancy)) })
    await weighReports(tx, vacancy.id)
  })
}

async function weighReports(tx: Deps, vacancyId: string): Promise<void> {
  const reports = independentReports(await listOpenReports(tx.db, vacancyId))
  if (reports.length < ENOUGH_REPORTS) return
  const reasons = [...new Set(reports.map(({ reason }) => reason))]
  if (await openModeration(tx, vacancyId, reasons)) await markCounted(tx.db, vacancyId, tx.now())
}

/** The operator's decision; false when nothing waited for it. */
export function settleReports(deps: Deps, vacancyId: string, outcome: 'KEPT' | 'PAUSED'): Promise<boolean> {
  return inTransaction(deps, async (tx) => {
    const settled = await settleModeration(tx, vacancyId, outcome)
    if (settled) await markCounted(tx.db, vacancyId, tx.now())
    return settled
  })
}
