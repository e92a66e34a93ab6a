import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HeldTable } from '#server/platform/personal-data.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { registry } from './registry.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** As the database itself names them; the queue keeps its own schema, with ids and sealed messages only. */
async function columnsOfDatabase(): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name)
}

const tables: [string, HeldTable][] = registry.flatMap((feature) => Object.entries(feature))
const covered = ({ erased = [], pseudonymised = [], impersonal = [] }: HeldTable) => [
  ...erased,
  ...pseudonymised,
  ...impersonal,
]

describe('the register of personal data', () => {
  it('covers every column of the database once, and none that is not there', async () => {
    const registered = tables.flatMap(([table, held]) => covered(held).map((column) => `${table}.${column}`))
    expect(registered.toSorted()).toEqual((await columnsOfDatabase()).toSorted())
  })

  it('shows only columns that it covers', () => {
    const strange = tables.flatMap(([table, held]) =>
      (held.exported ?? []).filter((column) => !covered(held).includes(column)).map((column) => `${table}.${column}`),
    )
    expect(strange).toEqual([])
  })

  it('finds the rows that go, by columns and tables that it covers', () => {
    const lost = tables.filter(
      ([, { of, rows_go }]) =>
        (rows_go && !of) || (of?.in && !tables.some(([table, held]) => table === of.in && held.of?.in === undefined)),
    )
    expect(lost).toEqual([])
    const misnamed = tables.filter(([, held]) => held.of && !covered(held).includes(held.of.column))
    expect(misnamed).toEqual([])
  })

  it('never shows what opens a door', () => {
    const doors = tables.flatMap(([table, { exported = [] }]) =>
      exported.filter((column) => /hash|token|sealed|secret|code_/.test(column)).map((column) => `${table}.${column}`),
    )
    expect(doors).toEqual([])
  })
})
