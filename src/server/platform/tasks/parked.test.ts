import { readFileSync } from 'node:fs'
import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { sendMailTask } from '#server/platform/outbox/outbox.tasks.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { moveQueueClock } from '#tests/support/queue-clock.ts'
import { openBoss } from './queue.ts'
import { cleanTasksTask } from './tasks.tasks.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const { name } = sendMailTask
const OPERATIONS = readFileSync('docs/operations.md', 'utf8')

let app: TestApp
let boss: PgBoss
beforeAll(async () => {
  app = await createTestApp()
  boss = await openBoss(app.database_url, { worker: false, onError: () => undefined })
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await app.close()
})

const query = (sql: string) => app.database.pool.query<{ state: string }>(sql)

async function states() {
  const { rows } = await query(`select state from pgboss.job where name = '${name}' order by created_on`)
  return rows.map(({ state }) => state)
}

async function later(seconds: number) {
  await moveQueueClock(app, seconds)
  await cleanTasksTask.run(app.deps, {}, { id: 'test' })
  await boss.supervise(name)
  return states()
}

const fetchOne = async () => {
  const [job] = await boss.fetch(name)
  return job?.id ?? 'none'
}

it('keeps what failed for two weeks, and what was done for an hour', async () => {
  for (const to of ['mal@correo.example', 'bien@correo.example'])
    await sendMail(app.deps, { to, subject: 'Hola', title: 'Hola', paragraphs: ['Hola.'] })
  const bad = await fetchOne()
  const good = await fetchOne()
  await query(`update pgboss.job set retry_count = retry_limit where id = '${bad}'`)
  await boss.fail(name, bad)
  await boss.complete(name, good)
  expect(await states()).toEqual(['failed', 'completed'])
  expect(await later(HOUR - 60)).toEqual(['failed', 'completed'])
  expect(await later(HOUR + 60)).toEqual(['failed'])
  expect(await later(13 * DAY)).toEqual(['failed'])
})

it('takes up again what failed when somebody asks, as docs/operations.md says', async () => {
  const [, again] = OPERATIONS.match(/`(update pgboss\.job set [^`]+) and id = …`/) ?? []
  await query(again ?? '')
  await boss.complete(name, await fetchOne())
  expect(await states()).toEqual(['completed'])
})

it('deletes what failed after two weeks', async () => {
  await query(`update pgboss.job set state = 'failed' where name = '${name}'`)
  expect(await later(28 * DAY)).toEqual([])
})
