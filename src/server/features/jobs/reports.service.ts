import type { z } from 'zod'
import { lockCompany } from '#server/features/companies/team/access.queries.ts'
import { emit } from '#server/features/events/events.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/jobs/jobs.ts'
import { inTransaction, type UserCtx } from '../../context.ts'
import { lockVacancy, updateVacancyRow } from '../vacancies/vacancies.queries.ts'
import { recordClockEvent } from '../vacancies/vacancy-events.ts'
import { requireJob } from './public/public-job.service.ts'
import { countOpenReports, markCounted, upsertReport } from './reports.queries.ts'

const PAUSING_REPORTS = 3

type Report = { params: { vacancy_id: string }; body: z.output<typeof contract.reportBody> }

/** Kept from everybody; counted only from people with a confirmed address. */
export async function reportJob(ctx: UserCtx, { params, body }: Report): Promise<undefined> {
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  await takeAttempt(ctx, rateRules.report_user, ctx.user.id)
  await inTransaction(ctx, async (tx) => {
    await lockCompany(tx.db, vacancy.company_id)
    await upsertReport(tx.db, { ...body, vacancy_id: vacancy.id, user_id: ctx.user.id, created_at: tx.now() })
    if ((await countOpenReports(tx.db, vacancy.id)) >= PAUSING_REPORTS) await pauseReported(tx, vacancy.id)
  })
}

/** The team hears of it, never of who reported. */
async function pauseReported(tx: UserCtx, vacancyId: string): Promise<void> {
  const vacancy = await lockVacancy(tx.db, vacancyId)
  if (vacancy?.state !== 'PUBLISHED') return
  const paused = await updateVacancyRow(tx.db, vacancyId, {
    ...{ state: 'PAUSED', state_reason: 'MODERATION', moderated_revision: vacancy.revision },
    updated_at: tx.now(),
  })
  await markCounted(tx.db, vacancyId, tx.now())
  await emit(tx, { kind: 'VACANCY_CHANGED', vacancy_id: paused.id })
  const text = `Varias personas reportaron «${vacancy.title}» y quedó en pausa. Revisa el texto y publícala otra vez.`
  await recordClockEvent(tx, 'VACANCY_MODERATED', text, { vacancy: paused, company: { id: vacancy.company_id } })
}
