import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import { migrate } from '#server/platform/db/migrate.ts'
import { startEmbedded } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { tasks } from '#server/tasks.ts'
import { openFolder } from '#tests/support/open-folder.ts'

export interface BenchDatabase {
  url: string
  /** What a server needs to use it, and to keep its files beside it. */
  env: { DATABASE_URL: string; DATA_DIR: string }
  close: () => Promise<void>
}

/** A migrated, empty database that goes with the bench; the suite hands in one of its own, which is made faster. */
export async function openBenchDatabase({ durable = false } = {}): Promise<BenchDatabase> {
  const folder = openFolder('bench')
  const given = process.env.BENCH_DATABASE_URL
  const server = given ? { url: given, stop: async () => undefined } : await startEmbedded({ dataDir: folder, durable })
  if (!given) await migrate(server.url, tasks)
  return {
    url: server.url,
    env: { DATABASE_URL: server.url, DATA_DIR: folder },
    close: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/** For work that takes longer than any request may. */
export async function patiently<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
