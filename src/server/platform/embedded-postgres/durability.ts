import type pg from 'pg'

const ATTEMPTS = 3

/** Makes a commit and asks the server whether it really pushed it to the disk; throws when it did not. */
export async function refuseUnlessDurable(client: pg.Client) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await walSyncs(client)
    await client.query(`select pg_logical_emit_message(true, 'skillo', 'durable?')`)
    // More than one attempt, because another process's commit may carry ours to the disk.
    if ((await walSyncs(client)) > before) return
  }
  throw new Error(
    'PostgreSQL does not write commits through to the disk (fsync is off or has no effect): Skillo will not start on it.',
  )
}

async function walSyncs(client: pg.Client): Promise<number> {
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ syncs: string }>(
    `select coalesce(sum(fsyncs), 0) as syncs from pg_stat_get_backend_io(pg_backend_pid()) where object = 'wal'`,
  )
  return Number(rows[0]?.syncs)
}
