import { sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { updateCompanyRow } from '#server/features/companies/companies.queries.ts'
import type { TestApp } from '#tests/support/app.ts'

/** As if its domain had been proved, and its people had confirmed their addresses. */
export async function verifyCompany({ deps }: Pick<TestApp, 'deps'>, id: string): Promise<void> {
  await updateCompanyRow(deps.db, id, { verification: 'DOMAIN_VERIFIED' })
  await deps.db.update(users).set({ email_verified_at: sql`coalesce(${users.email_verified_at}, ${users.created_at})` })
}
