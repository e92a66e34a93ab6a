import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { takeTime } from './open.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const limits = sql`select current_setting('transaction_timeout') as whole, current_setting('idle_in_transaction_session_timeout') as idle`

it('a transaction that takes its time has no limit, and the next one on its connection has', async () => {
  await app.deps.db.transaction(async (tx) => {
    await takeTime(tx)
    expect((await tx.execute(limits)).rows).toEqual([{ whole: '0', idle: '0' }])
  })
  expect((await app.deps.db.execute(limits)).rows).toEqual([{ whole: '9s', idle: '5s' }])
})
