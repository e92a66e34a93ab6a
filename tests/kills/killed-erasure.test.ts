import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseAccountsTask } from '#server/features/rights/rights.tasks.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aHiring, crowd } from '#tests/support/hiring.ts'
import { moveQueueClock } from '#tests/support/queue-clock.ts'
import { type ServerProcess, startServerProcess, waitUntil } from '#tests/support/server-process.ts'

const MANY = soak(24, 60)
const random = randomFor('killed-erasure')

let app: TestApp
let worker: ServerProcess | undefined
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  await worker?.kill()
  await app.close()
})

const start = () => startServerProcess({ ROLE: 'worker', DATABASE_URL: app.database_url })

/** Those whose account is a stone, and those whose application names nobody any more: at every moment the same number. */
async function erased(vacancy_id: string): Promise<[stones: number, nameless: number, named: number]> {
  const { rows } = await app.database.pool.query(
    `select (select count(*)::int from users where status = 'DELETED') as stones,
       (select count(*)::int from applications where vacancy_id = $1 and state = 'ANONYMISED') as nameless,
       (select count(*)::int from users where full_name like 'Persona %') as named`,
    [vacancy_id],
  )
  return [rows[0].stones, rows[0].nameless, rows[0].named]
}

it('every account goes whole or not at all, although whoever erases them is killed in the middle', {
  timeout: 300_000,
}, async () => {
  const hiring = await aHiring(app)
  const { id } = hiring.vacancy
  await crowd(app, hiring, MANY)
  await app.runTasks()
  await app.database.pool.query(
    `update users set status = 'DELETION_SCHEDULED', deletion_due_at = now() - interval '1 hour'
     where id in (select user_id from applications where vacancy_id = $1)`,
    [id],
  )
  await app.deps.tasks.enqueue(app.deps.db, eraseAccountsTask, {})
  worker = await start()
  await waitUntil(async () => (await erased(id))[0] > 0)
  await delay(random.next() * 300)
  await worker.kill()
  const [stones, nameless, named] = await erased(id)
  expect(nameless).toBe(stones)
  // The first of the crowd has a name of her own.
  expect([MANY - stones, MANY - stones - 1]).toContain(named)

  await moveQueueClock(app, 7200)
  await app.deps.tasks.enqueue(app.deps.db, eraseAccountsTask, {})
  worker = await start()
  await moveQueueClock(app, 14_400)
  await waitUntil(async () => (await erased(id))[0] === MANY)
  expect(await worker.stop()).toBe(0)
  expect(await erased(id)).toEqual([MANY, MANY, 0])
  const { rows } = await app.database.pool.query(
    `select count(*)::int as n from outbox where subject ilike '%elimin%' group by recipient order by n desc limit 1`,
  )
  expect(rows).toEqual([{ n: 1 }])
})
