import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aHiring, anApplicant } from '#tests/support/hiring.ts'
import { findApplication } from '../applications/applications.queries.ts'
import { insertInterview } from '../interviews/interviews.queries.ts'
import { answerTime } from './send-time.service.ts'

let app: TestApp
let application: NonNullable<Awaited<ReturnType<typeof findApplication>>>
const id = randomUUID()
beforeAll(async () => {
  app = await createTestApp()
  const { application_id } = await anApplicant(app, await aHiring(app))
  const found = await findApplication(app.deps.db, application_id)
  if (!found) throw new Error('nobody applied')
  application = found
  const at = new Date('2026-06-01T00:00:00Z')
  const talk = { title: 'Charla', kind: 'VIDEO', duration_minutes: 30, timezone: 'UTC', place: 'Sala 1' } as const
  const place = { id, application_id, vacancy_id: found.vacancy_id, slots: [at, at], created_at: at, updated_at: at }
  await insertInterview(app.deps.db, { ...talk, ...place })
})
afterAll(() => app.close())

// A Tuesday; in Madrid clocks are two hours ahead.
const NOW = '2026-06-02T12:00:00.000Z'

it.each([
  ['the next morning, where the interview is far away', '2026-06-10T14:00:00.000Z', null, '2026-06-03T08:00:00.000Z'],
  ['the next morning, early enough before an afternoon', '2026-06-03T14:00:00.000Z', null, '2026-06-03T08:00:00.000Z'],
  ['the evening before an early one', '2026-06-03T08:30:00.000Z', null, '2026-06-02T16:00:00.000Z'],
  ['three hours before, where it was to wait for longer', '2026-06-03T14:00:00.000Z', 72, '2026-06-03T11:00:00.000Z'],
  ['at once where it is near', '2026-06-02T13:30:00.000Z', 24, NOW],
])('a no leaves %s', async (_, starts_at, delay, expected) => {
  const { pool } = app.database
  await pool.query(`update interviews set state = 'SCHEDULED', starts_at = $2 where id = $1`, [id, starts_at])
  const tx = { db: app.deps.db, now: () => new Date(NOW) }
  const where = { timezone: 'Europe/Madrid', company_timezone: 'Europe/Madrid' }
  expect((await answerTime(tx, application, where, delay)).toISOString()).toBe(expected)
})
