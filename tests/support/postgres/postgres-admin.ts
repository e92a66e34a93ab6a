import pg from 'pg'

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  // A server that goes away is told by the query's own failure.
  client.on('error', () => {})
  await client.connect()
  return client.query(statement, values).finally(() => client.end())
}

const IN_USE = '55006'
const ATTEMPTS = 5

/**
 * Drops a database whoever is in it. `with (force)` may end only sessions of its own role and fails when autovacuum is
 * there; a plain drop sends autovacuum away by itself and waits for it.
 */
export async function dropDatabase(server_url: string, name: string, attempts = ATTEMPTS): Promise<void> {
  await execute(
    server_url,
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and usename = current_user',
    [name],
  )
  try {
    await execute(server_url, `drop database if exists ${name}`)
  } catch (error) {
    const somebodyCame = error instanceof pg.DatabaseError && error.code === IN_USE
    if (!somebodyCame || attempts === 1) throw error
    await dropDatabase(server_url, name, attempts - 1)
  }
}

/** The same server, another database. */
export function urlOf(server_url: string, database: string): string {
  const url = new URL(server_url)
  url.pathname = `/${database}`
  return url.href
}
