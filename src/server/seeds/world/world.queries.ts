import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/platform/db/open.ts'

/** Far below the number of values that one statement may carry. */
const AT_ONCE = 400

/** Many rows in few statements, in their order. */
export async function insertMany<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db.insert(table).values(rows.slice(from, from + AT_ONCE))
}
