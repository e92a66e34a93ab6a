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

/** Two rows, and two transactions that take them in opposite order. */
async function crossed(db: Database, bodies: number[]): Promise<string[]> {
  await db.execute(sql`create table if not exists crossed (id int primary key, told text not null default '')`)
  await db.execute(sql`insert into crossed values (1), (2) on conflict do nothing`)
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const walk = (who: number, [one, other]: [number, number]) =>
    db.transaction(async (tx) => {
      bodies.push(who)
      await tx.execute(sql`update crossed set told = told || ${who}::text where id = ${one}`)
      met[who]?.resolve()
      await met[1 - who]?.promise
      await tx.execute(sql`update crossed set told = told || ${who}::text where id = ${other}`)
    })
  await Promise.all([walk(0, [1, 2]), walk(1, [2, 1])])
  const { rows } = await db.execute<{ told: string }>(sql`select told from crossed order by id`)
  return rows.map(({ told }) => told)
}

it('a transaction that fell in a deadlock is run again, whole and once kept', async () => {
  const bodies: number[] = []
  const [first, second] = await crossed(app.deps.db, bodies)
  expect(first).toBe(second)
  expect([...(first ?? '')].toSorted()).toEqual(['0', '1'])
  expect(bodies).toHaveLength(3)
})

it.each([
  ['40001', 3],
  ['40P01', 3],
  ['23505', 1],
])('what fails with %s every time is given up after %i tries', async (code, tries) => {
  let bodies = 0
  const failing = app.deps.db.transaction(async (tx) => {
    bodies += 1
    await tx.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`))
  })
  await expect(failing).rejects.toThrow()
  expect(bodies).toBe(tries)
})
