import type { Deps } from '#server/context.ts'
import { updateCompanyRow } from './companies.queries.ts'

/** Nobody of the company sees people of the talent pool any more; whoever runs the installation may end it (operations). */
export async function stopPeopleReading(tx: Pick<Deps, 'db' | 'now'>, companyId: string): Promise<void> {
  await updateCompanyRow(tx.db, companyId, { people_stopped_at: tx.now() })
}
