import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBoardChanges } from '#shared/hiring/board.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, boardOf, crowd } from '#tests/support/hiring.ts'

const MANY = 2300

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('a board that slept through the end of thousands learns of all of them', async () => {
  const hiring = await aHiring(app)
  await crowd(app, hiring, MANY)
  const { cursor } = await boardOf(app, hiring)
  app.clock.forward(3600)
  const { pool } = app.database
  // Most of them in the very same moment.
  await pool.query(
    `update applications a set state = 'WITHDRAWN', decided_at = $2, changed_at = $2::timestamptz - make_interval(secs => o.n % 2)
     from (select id, row_number() over (order by id) / 1800 as n from applications where vacancy_id = $1) o where a.id = o.id`,
    [hiring.vacancy.id, app.clock.now()],
  )
  const ask = async (since: string) =>
    (
      await call(app, getBoardChanges, {
        token: hiring.owner.token,
        params: { id: hiring.vacancy.id },
        query: { since },
      })
    ).answer
  /** All looks that it takes until nothing is left. */
  const lookFrom = async (since: string) => {
    const first = await ask(since)
    const cards = [...first.cards]
    let { cursor: next } = first
    while (next.includes('~')) {
      const page = await ask(next)
      cards.push(...page.cards)
      next = page.cursor
    }
    return { cards, cursor: next }
  }
  const ended = await lookFrom(cursor)
  const left = ended.cards.filter(({ state }) => state === 'WITHDRAWN')
  expect(new Set(left.map(({ id }) => id)).size).toBe(MANY)
  app.clock.forward(60)
  await pool.query(
    `update applications set changed_at = $2 where id = (select min(id::text)::uuid from applications where vacancy_id = $1)`,
    [hiring.vacancy.id, app.clock.now()],
  )
  const later = await lookFrom(ended.cursor)
  expect(later.cards.at(-1)?.changed_at).toBe(app.clock.now().toISOString())
  // From then on the thousands are not told again.
  expect((await lookFrom(later.cursor)).cards).toHaveLength(1)
})
