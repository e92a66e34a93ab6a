import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { installTaskTables, type Task } from '#server/platform/tasks/queue.ts'

const MIGRATIONS = new URL('../../../../migrations', import.meta.url).pathname
const LOCK = 7_345_511

/** Brings the tables up to date, with a queue for each of `tasks`; processes that start together wait for each other. */
export async function migrate(url: string, tasks: readonly Task[]): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'skillo-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS })
    await installTaskTables(url, tasks)
  } finally {
    await client.end()
  }
}
