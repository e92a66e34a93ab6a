import { takeTime } from '#server/platform/db/open.ts'
import type { Deps } from '../context.ts'
import { findCompanyById, hasApplicants } from './hiring/hiring-seeds.queries.ts'
import { seedHiring } from './hiring/seed-hiring.ts'
import { usualFates } from './hiring/usual-fates.ts'

/** Gives a company of the demonstration its applications, once. */
export async function finishCompany(tx: Deps, companyId: string): Promise<void> {
  const company = tx.config.demo ? await findCompanyById(tx.db, companyId) : undefined
  if (!company || (await hasApplicants(tx.db, companyId))) return
  await takeTime(tx.db)
  await seedHiring(tx, company, usualFates)
}
