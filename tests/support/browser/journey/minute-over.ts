import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { UNDO_SECONDS } from '#shared/hiring/applying.ts'

/** The database of the server that these tests walk in. */
async function openDatabase(): Promise<Client> {
  const home = await realpath(join(process.env.E2E_DATA_DIR ?? '', 'postgres'))
  const password = (await readFile(join(home, 'cluster', 'password'), 'utf8')).trim()
  const client = new Client({ host: join(home, 'run'), user: 'skillo', database: 'skillo', password })
  await client.connect()
  return client
}

/** Lets the minute in which an application can be taken back be over, for all of a vacancy, without waiting for it. */
export async function letMinuteBeOver(vacancy_id: string): Promise<void> {
  const client = await openDatabase()
  try {
    const before = `update applications set applied_at = applied_at - make_interval(secs => $2) where vacancy_id = $1 and state = 'SENDING'`
    await client.query(before, [vacancy_id, UNDO_SECONDS + 1])
    await client.query(`update pgboss.job set start_after = now() where name = 'hiring.deliver' and state = 'created'`)
  } finally {
    await client.end()
  }
}
