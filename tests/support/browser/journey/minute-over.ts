import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Client } from 'pg'
import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import { OFFER_UNDO_SECONDS } from '#shared/hiring/offers.ts'

/** The database of the server that these tests walk in. */
async function openDatabase(): Promise<Client> {
  const home = await realpath(join(process.env.E2E_DATA_DIR ?? '', 'postgres'))
  const password = (await readFile(join(home, 'cluster', 'password'), 'utf8')).trim()
  const client = new Client({ host: join(home, 'run'), user: 'skillo', database: 'skillo', password })
  await client.connect()
  return client
}

/** The same for an offer that was sent: its person has it then. */
export async function letOfferLeave(application_id: string): Promise<void> {
  const client = await openDatabase()
  try {
    const before = `update outgoing_mails set send_at = send_at - make_interval(secs => $2) where application_id = $1 and kind = 'OFFER' and state = 'QUEUED'`
    await client.query(before, [application_id, OFFER_UNDO_SECONDS + 1])
    await client.query(`update pgboss.job set start_after = now() where name = 'hiring.outgoing' and state = 'created'`)
    const waiting = `select count(*)::int as n from outgoing_mails where application_id = $1 and kind = 'OFFER' and state = 'QUEUED'`
    await expect
      .poll(async () => (await client.query(waiting, [application_id])).rows[0].n, { timeout: 70_000 })
      .toBe(0)
  } finally {
    await client.end()
  }
}

/** Lets the minute in which an application can be taken back be over, for all of a vacancy, without waiting for it; its team has them then. */
export async function letMinuteBeOver(vacancy_id: string): Promise<void> {
  const client = await openDatabase()
  try {
    const before = `update applications set applied_at = applied_at - make_interval(secs => $2) where vacancy_id = $1 and state = 'SENDING'`
    await client.query(before, [vacancy_id, UNDO_SECONDS + 1])
    await client.query(`update pgboss.job set start_after = now() where name = 'hiring.deliver' and state = 'created'`)
    const waiting = `select count(*)::int as n from applications where vacancy_id = $1 and state = 'SENDING'`
    await expect.poll(async () => (await client.query(waiting, [vacancy_id])).rows[0].n, { timeout: 70_000 }).toBe(0)
  } finally {
    await client.end()
  }
}

/** As if the company of a vacancy had proved its domain, which needs a mail box there. */
export async function proveDomain(vacancy_id: string): Promise<void> {
  const client = await openDatabase()
  try {
    const proved = `update companies set verification = 'DOMAIN_VERIFIED' where id = (select company_id from vacancies where id = $1)`
    await client.query(proved, [vacancy_id])
  } finally {
    await client.end()
  }
}
