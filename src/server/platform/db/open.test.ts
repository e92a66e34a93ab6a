import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { type Database, openDatabase, takeTime } from './open.ts'

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

it('a transaction of over half a second is told, kept or not, unless it may take its time', async () => {
  const told: number[] = []
  const { db, close } = openDatabase(
    app.database_url,
    () => undefined,
    1,
    (ms) => told.push(ms),
  )
  const takeHalfASecond = (tx: Database) => tx.execute(sql`select pg_sleep(0.51)`)
  await db.transaction(takeHalfASecond)
  expect(told).toEqual([expect.toSatisfy((ms) => ms > 500)])
  const refused = db.transaction(async (tx) => {
    await takeHalfASecond(tx)
    tx.rollback()
  })
  await expect(refused).rejects.toThrow()
  expect(told).toHaveLength(2)
  await db.transaction(async (tx) => {
    await takeTime(tx)
    await takeHalfASecond(tx)
  })
  expect(told).toHaveLength(2)
  await close()
})
