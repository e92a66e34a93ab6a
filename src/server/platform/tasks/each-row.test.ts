import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { forEachRow, type RowPage, walkRows } from './each-row.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.deps.db.execute(sql`create table worked_off (id uuid primary key)`)
})
afterAll(() => app.close())

const workedOff = async () => {
  const { rows } = await app.deps.db.execute<{ id: string }>(sql`select id from worked_off order by id`)
  return rows.map(({ id }) => id)
}

/** Rows that stay where they are, as those do that fail for ever. */
function rowsOf(count: number) {
  const ids = Array.from({ length: count }, (): string => randomUUID()).sort()
  const asked: RowPage[] = []
  const list = async (page: RowPage) => {
    asked.push(page)
    const rest = ids.filter((id) => id > page.after)
    return rest.slice(0, page.limit).map((id) => ({ id }))
  }
  return { ids, list, asked }
}

describe('many rows', () => {
  it('are worked off page by page, each in a transaction of its own, and one that fails stops nobody', async () => {
    const { ids, list, asked } = rowsOf(7)
    const bad = ids.slice(2, 4)
    const worked = forEachRow(app.deps, {
      name: 'test.rows',
      list,
      size: 3,
      work: async (tx, id) => {
        await tx.db.execute(sql`insert into worked_off (id) values (${id})`)
        if (bad.includes(id)) throw new Error('Ana García cannot be read')
      },
    })
    await expect(worked).rejects.toThrow('2 rows of test.rows failed')
    expect(await workedOff()).toEqual(ids.filter((id) => !bad.includes(id)))
    expect(asked.map(({ after }) => ids.indexOf(after))).toEqual([-1, 2, 5])
  })

  it('leave ids in the log and nothing of what they say', async () => {
    const lines = app.logged().split('\n')
    const failed = lines.filter((line) => line.includes('batch.row_failed'))
    expect(failed).toHaveLength(2)
    expect(failed.filter((line) => /"row_id":"[0-9a-f-]{36}"/.test(line))).toHaveLength(2)
    expect(app.logged()).not.toContain('Ana García')
  })

  it('that wait for somebody outside keep no transaction open', async () => {
    const { ids, list } = rowsOf(2)
    const worked: string[] = []
    const work = async (id: string) => {
      const { rows } = await app.deps.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      )
      expect(rows).toEqual([])
      worked.push(id)
    }
    await walkRows(app.deps, { name: 'test.outside', list, work })
    expect(worked).toEqual(ids)
  })

  it('end at the next one when the process stops, and say nothing', async () => {
    const { ids, list } = rowsOf(5)
    const stopping = new AbortController()
    const worked: string[] = []
    const before = app.logged()
    const work = async (id: string) => {
      worked.push(id)
      if (worked.length === 2) stopping.abort()
    }
    await expect(walkRows({ ...app.deps, ending: stopping.signal }, { name: 'stopped', list, work })).rejects.toThrow()
    expect([worked, app.logged()]).toEqual([ids.slice(0, 2), before])
  })

  it('end quietly when nothing fails', async () => {
    const { list } = rowsOf(3)
    await forEachRow(app.deps, { name: 'test.good', list, work: async () => undefined })
    expect(app.logged()).not.toContain('test.good')
  })
})
