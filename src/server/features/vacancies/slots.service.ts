import { AppError } from '#shared/core/errors.ts'
import { slotsInUse } from '#shared/vacancies/vacancy-refusals.ts'
import type { Deps } from '../../context.ts'
import type { CompanyRow } from '../companies/companies.tables.ts'
import { countPublished } from './vacancies.queries.ts'

const FREE_PLAN = 1

/** How many vacancies a company may have published at once; an unverified company has one whatever it pays for. */
export function vacancyLimit(_company: Pick<CompanyRow, 'verification'>): number {
  return FREE_PLAN
}

/** Called while the company is locked, so that two publications cannot take the same slot. */
export async function requireSlot(tx: Pick<Deps, 'db'>, company: CompanyRow): Promise<void> {
  const limit = vacancyLimit(company)
  if ((await countPublished(tx.db, company.id)) < limit) return
  throw new AppError('plan_limit', slotsInUse(limit))
}
