import type { Deps } from '#server/context.ts'
import { hasPaid } from '#server/features/billing/payments/entitlements.service.ts'
import { holdCompany } from '#server/features/companies/team/access.service.ts'
import type { ReportReason } from '#shared/vacancies/moderation.ts'
import { companyOfVacancy, lockVacancy, updateVacancyRow } from '../vacancies.queries.ts'
import type { VacancyRow } from '../vacancies.tables.ts'
import { notifyTeam } from '../vacancy-notices.service.ts'
import { moveVacancy } from '../vacancy-states.service.ts'
import { findOpenModeration, insertModeration, updateOpenModeration, wasKeptSince } from './moderation.queries.ts'

/**
 * Enough independent people reported it: a person looks, and the company may answer. One that is paid for goes on
 * until then; any other is off the list at once. False when it was not on the list. Its company is locked.
 */
export async function openModeration(tx: Deps, vacancyId: string, reasons: ReportReason[]): Promise<boolean> {
  const vacancy = await lockVacancy(tx.db, vacancyId)
  if (vacancy?.state !== 'PUBLISHED') return false
  const isPaid = await hasPaid(tx, vacancy.company_id)
  if (isPaid && (await findOpenModeration(tx.db, vacancyId))) return false
  await insertModeration(tx.db, { vacancy_id: vacancyId, reasons, opened_at: tx.now() })
  tx.log.warn({ vacancy_id: vacancyId }, 'a vacancy was reported: a person has to look (npm run reports)')
  if (isPaid) await notifyTeam(tx, 'VACANCY_REPORTED', vacancy)
  else await pauseForModeration(tx, vacancyId)
  return true
}

/** Takes a vacancy off the list until its text is changed; false when it was not on it. Its company is locked. */
export async function pauseForModeration(tx: Deps, vacancyId: string): Promise<boolean> {
  const vacancy = await lockVacancy(tx.db, vacancyId)
  if (vacancy?.state !== 'PUBLISHED') return false
  const changes = { state_reason: 'MODERATION', moderated_revision: vacancy.revision }
  await moveVacancy(tx, vacancy, 'moderate', changes)
  await notifyTeam(tx, 'VACANCY_MODERATED', vacancy)
  return true
}

/** What whoever runs the installation decided; false when nothing waited for it. */
export async function settleModeration(tx: Deps, vacancyId: string, outcome: 'KEPT' | 'PAUSED'): Promise<boolean> {
  await holdCompany(tx, (await companyOfVacancy(tx.db, vacancyId)) ?? vacancyId)
  const vacancy = await lockVacancy(tx.db, vacancyId)
  if (!vacancy || !(await updateOpenModeration(tx.db, vacancyId, { outcome, settled_at: tx.now() }))) return false
  if (outcome === 'PAUSED') await pauseForModeration(tx, vacancyId)
  else {
    await updateVacancyRow(tx.db, vacancyId, { moderated_revision: null })
    await notifyTeam(tx, 'VACANCY_REPORTS_DISMISSED', vacancy)
  }
  return true
}

/** A person looked at the text that people read now, and found it good. */
export const isFoundGood = (tx: Pick<Deps, 'db'>, { id, live_since, published_at }: VacancyRow): Promise<boolean> =>
  wasKeptSince(tx.db, id, live_since ?? published_at ?? new Date(0))
