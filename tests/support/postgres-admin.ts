import pg from 'pg'

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  // A server that goes away is told by the query's own failure.
  client.on('error', () => {})
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

/** The same server, another database. */
export function urlOf(server_url: string, database: string): string {
  const url = new URL(server_url)
  url.pathname = `/${database}`
  return url.href
}
