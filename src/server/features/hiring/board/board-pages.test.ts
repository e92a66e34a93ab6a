import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/hiring/board.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, boardOf, crowd, type Hiring, stageAt } from '#tests/support/hiring.ts'

const MANY = 130
const FIRST = 30

let app: TestApp
let hiring: Hiring
beforeAll(async () => {
  app = await createTestApp()
  hiring = await aHiring(app)
  await crowd(app, hiring, MANY)
  // Some waited longer than others, fit better, and three carry a tag.
  await app.database.pool.query(
    `update applications a set applied_at = applied_at - make_interval(mins => o.n), match_low = o.n % 70, match_high = 80,
      
       match_shown = case when o.n % 3 = 0 then null else 'x' end, missed_must = o.n % 2,
       tags = case when o.n <= 3 then array['Segunda Opción'] else '{}' end
     from (select id, row_number() over (order by id)::int as n from applications where vacancy_id = $1) o where a.id = o.id`,
    [hiring.vacancy.id],
  )
})
afterAll(() => app.close())

const params = () => ({ id: hiring.vacancy.id })
const askBoard = async (query: { q?: string; sort?: contract.BoardSort } = {}) =>
  (await call(app, contract.getDashboard, { token: hiring.owner.token, params: params(), query })).answer

/** A column to its end, as somebody does who always presses «Ver más». */
async function wholeColumn(sort: contract.BoardSort): Promise<string[]> {
  const board = await askBoard({ sort })
  const stage_id = stageAt(board, 0)
  const ids = board.cards.filter((card) => card.stage_id === stage_id).map(({ id }) => id)
  let cursor = board.next_cursors[stage_id]
  while (cursor) {
    const query = { stage_id, sort, cursor }
    const { answer } = await call(app, contract.listApplications, {
      token: hiring.owner.token,
      params: params(),
      query,
    })
    ids.push(...answer.items.map(({ id }) => id))
    cursor = answer.next_cursor ?? undefined
  }
  return ids
}

describe('a column with many', () => {
  it('brings its first cards, and says how many there are', async () => {
    const { cards, figures, next_cursors, stages } = await askBoard()
    expect(cards).toHaveLength(FIRST)
    expect(figures.columns.map(({ total }) => total)).toEqual([MANY, 0, 0, 0])
    expect(Object.keys(next_cursors)).toEqual([stages[0]?.id])
    expect([figures.open, figures.hired]).toEqual([MANY, 0])
  })

  it.each(contract.boardSort.options)('goes on in pages that meet, by %s', async (sort) => {
    const ids = await wholeColumn(sort)
    expect([ids.length, new Set(ids).size]).toEqual([MANY, MANY])
  })

  it('begins with who waits longest, and with nobody whose fit is not known', async () => {
    const waiting = (await askBoard()).cards.map(({ applied_at }) => applied_at)
    expect(waiting).toEqual(waiting.toSorted())
    const fitting = (await askBoard({ sort: 'match' })).cards
    expect(fitting.every(({ match }) => match?.shown === 'x' && match.missed_must === 0)).toBe(true)
  })

  it('is searched whole, by every word of name and tags, and counts what is found', async () => {
    const { cards, figures, next_cursors } = await askBoard({ q: 'opcion segunda' })
    expect([cards.length, figures.columns[0]?.total, figures.open, next_cursors]).toEqual([3, 3, MANY, {}])
  })

  it('counts what changes beyond its first page too', async () => {
    const board = await askBoard()
    const far = (await wholeColumn('no_contact')).at(-1) ?? ''
    app.clock.forward(60)
    const { rows } = await app.database.pool.query('select version from applications where id = $1', [far])
    const body = { stage_id: stageAt(board, 1), version: rows[0].version }
    const moved = await call(app, contract.moveApplication, { token: hiring.owner.token, params: { id: far }, body })
    expect(moved.status).toBe(200)
    const { answer } = await call(app, contract.getBoardChanges, {
      token: hiring.owner.token,
      params: params(),
      query: { since: board.cursor },
    })
    expect(answer.cards.map(({ id }) => id)).toContain(far)
    expect(answer.figures.columns.map(({ total }) => total)).toEqual([MANY - 1, 1, 0, 0])
  })

  it('says how many have been there for too long, and who was promised an answer', async () => {
    const { pool } = app.database
    const all = [hiring.vacancy.id]
    await pool.query(
      `update applications set stage_since = stage_since - interval '99 days' where vacancy_id = $1`,
      all,
    )
    await pool.query(
      `update applications set first_reply_at = null, promised_reply_at = case when tags = '{}' then null else applied_at end where vacancy_id = $1`,
      all,
    )
    const { figures, stages } = await boardOf(app, hiring)
    const late = stages.map(({ expected_days }, at) => (expected_days > 0 ? (figures.columns[at]?.total ?? 0) : 0))
    expect(figures.columns.map((column) => column.late)).toEqual(late)
    expect(figures.overdue).toBe(3)
  })
})
