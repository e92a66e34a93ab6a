import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendOutgoingTask } from '#server/features/hiring/sending/outgoing.tasks.ts'
import { startBulk } from '#shared/hiring/bulk.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aHiring, crowd } from '#tests/support/hiring.ts'
import { moveQueueClock } from '#tests/support/queue-clock.ts'
import { type ServerProcess, startServerProcess, waitUntil } from '#tests/support/server-process.ts'

const MANY = soak(40, 200)
const random = randomFor('killed-rejection')

let app: TestApp
let worker: ServerProcess | undefined
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  await worker?.kill()
  await app.close()
})

const count = async (what: string, vacancy_id: string): Promise<number> =>
  (await app.database.pool.query(`select count(*)::int as n from ${what}`, [vacancy_id])).rows[0]?.n

const start = () => startServerProcess({ ROLE: 'worker', DATABASE_URL: app.database_url })

/** Killed at any moment after the first of them is done and, unless it is very quick, before the last one. */
async function killAfterTheFirst(done: () => Promise<number>): Promise<void> {
  await waitUntil(async () => (await done()) > 0)
  await delay(random.next() * soak(30, 100))
  await worker?.kill()
}

it(`${MANY} people hear exactly once, although whoever works it off is killed in the middle`, {
  timeout: 300_000,
}, async () => {
  const hiring = await aHiring(app)
  const { id } = hiring.vacancy
  const application_ids = await crowd(app, hiring, MANY)
  await app.runTasks()
  const rejection = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', message: { body: null } } as const
  const { status } = await call(app, startBulk, {
    token: hiring.owner.token,
    params: { id },
    body: {
      creation_key: randomUUID(),
      application_ids,
      confirmed_number: MANY,
      action: { kind: 'REJECT', rejection },
    },
  })
  expect(status).toBe(202)
  const rejected = () => count(`applications where vacancy_id = $1 and state = 'REJECTED'`, id)
  worker = await start()
  await killAfterTheFirst(rejected)
  await moveQueueClock(app, 30)
  worker = await start()
  await moveQueueClock(app, 7200)
  await waitUntil(async () => (await rejected()) === MANY)
  expect(await count('outgoing_mails where vacancy_id = $1', id)).toBe(MANY)

  await app.database.pool.query(`update outgoing_mails set send_at = now() - interval '1 hour' where vacancy_id = $1`, [
    id,
  ])
  await app.deps.tasks.enqueue(app.deps.db, sendOutgoingTask, {})
  const sent = () => count(`outgoing_mails where vacancy_id = $1 and state = 'SENT'`, id)
  await killAfterTheFirst(sent)
  await moveQueueClock(app, 14_400)
  await app.deps.tasks.enqueue(app.deps.db, sendOutgoingTask, {})
  worker = await start()
  const toThem = `outbox o join users u on u.email = o.recipient join applications a on a.user_id = u.id
    where a.vacancy_id = $1 and o.subject not like 'Recibimos%'`
  await moveQueueClock(app, 21_600)
  await waitUntil(async () => (await sent()) === MANY && (await count(toThem, id)) >= MANY)
  expect(await worker.stop()).toBe(0)
  const { rows } = await app.database.pool.query(`select o.recipient from ${toThem}`, [id])
  expect([rows.length, new Set(rows.map(({ recipient }) => recipient)).size]).toEqual([MANY, MANY])
})
