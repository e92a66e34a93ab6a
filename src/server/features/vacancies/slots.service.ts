import { vacancyPlaces } from '#server/features/billing/payments/entitlements.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { slotsInUse } from '#shared/vacancies/vacancy-refusals.ts'
import type { Deps } from '../../context.ts'
import type { CompanyRow } from '../companies/companies.tables.ts'
import { countPublished } from './vacancies.queries.ts'

/** Called while the company is locked, so that two publications cannot take the same slot. */
export async function requireSlot(tx: Pick<Deps, 'db' | 'now'>, company: CompanyRow): Promise<void> {
  const limit = await vacancyPlaces(tx, company)
  if ((await countPublished(tx.db, company.id)) < limit) return
  throw new AppError('plan_limit', slotsInUse(limit))
}
