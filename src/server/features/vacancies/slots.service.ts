import { vacancyPlaces } from '#server/features/billing/payments/entitlements.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import { LONGEST_TERM_DAYS } from '#shared/vacancies/vacancies.ts'
import { slotsInUse, termInUse } from '#shared/vacancies/vacancy-refusals.ts'
import type { Deps } from '../../context.ts'
import type { CompanyRow } from '../companies/companies.tables.ts'
import { countPlannedOn, countPublished } from './vacancies.queries.ts'
import type { VacancyRow } from './vacancies.tables.ts'

export function requireTerm({ now }: Pick<Deps, 'now'>, expires_at: Date): void {
  if (expires_at <= addDays(now(), LONGEST_TERM_DAYS)) return
  throw new AppError('plan_limit', termInUse(LONGEST_TERM_DAYS))
}

/** A date is promised only where a place will be free then: those open that day and those with a date count. */
export async function requireSlotOn(
  tx: Pick<Deps, 'db'>,
  { company, vacancy }: { company: CompanyRow; vacancy: Pick<VacancyRow, 'id'> },
  at: Date,
): Promise<void> {
  const limit = await vacancyPlaces({ ...tx, now: () => at }, company)
  if ((await countPlannedOn(tx.db, { company_id: company.id, at, except: vacancy.id })) < limit) return
  throw new AppError('plan_limit', slotsInUse(limit))
}

export async function placesIn(ctx: Pick<Deps, 'db' | 'now'>, company: CompanyRow) {
  const [limit, used] = await Promise.all([vacancyPlaces(ctx, company), countPublished(ctx.db, company.id)])
  return { used, limit }
}

/** Called while the company is locked, so that two publications cannot take the same slot. */
export async function requireSlot(tx: Pick<Deps, 'db' | 'now'>, company: CompanyRow): Promise<void> {
  const { used, limit } = await placesIn(tx, company)
  if (used >= limit) throw new AppError('plan_limit', slotsInUse(limit))
}
