import { asc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { bigint, boolean, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { bytes, instant } from './columns.ts'
import type { Database } from './open.ts'
import { prepared } from './prepared.ts'

const things = pgTable('things', {
  id: integer('id').primaryKey(),
  name: text('name'),
  key: uuid('key'),
  made_at: instant('made_at'),
  facts: jsonb('facts').$type<unknown>(),
  is_open: boolean('is_open'),
  raw: bytes('raw'),
  many: bigint('many', { mode: 'number' }),
  price: numeric('price'),
  tags: text('tags').array(),
  parent_id: integer('parent_id'),
})
const parents = pgTable('parents', { name: text('name'), id: integer('id').primaryKey() })

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.database.pool.query(`
    create table parents (name text, id int primary key);
    create table things (id int primary key, name text, key uuid, made_at timestamptz(3), facts jsonb, is_open boolean,
      raw bytea, many bigint, price numeric, tags text[], parent_id int);
    insert into parents values ('Núñez & O''Neill', 1), (null, 2);
    insert into things values
      (1, '日本 «ñ» 😀', gen_random_uuid(), now(), '{"a": [1, "b"]}', true, '\\x00ff', 9007199254740991, 1.50, '{a,"b c",ñ}', 1),
      (2, '', null, '1969-07-20 20:17:40.5+00', '"text"', false, '', 0, -0.1, '{}', 2),
      (3, null, null, null, null, null, null, null, null, null, null)`)
})
afterAll(() => app.close())

const base = (db: Database) => db.select().from(things).orderBy(asc(things.id))
const parent = { parent: { id: parents.id, name: parents.name } }

/** Kinds of results, each as our own database and as the query builder by itself reads it. */
const QUERIES: Record<string, (db: Database) => Promise<unknown[]>> = {
  'one table': base,
  'no row': (db) => base(db).where(eq(things.id, 9)),
  'an outer join': (db) =>
    db.select().from(things).leftJoin(parents, eq(parents.id, things.parent_id)).orderBy(asc(things.id)),
  'an inner join': (db) =>
    db
      .select({ thing: things, ...parent })
      .from(things)
      .innerJoin(parents, eq(parents.id, things.parent_id)),
  'an object whose first column may be null though there is a row': (db) =>
    db
      .select({ id: things.id, parent: { name: parents.name, id: parents.id } })
      .from(things)
      .leftJoin(parents, eq(parents.id, things.parent_id))
      .orderBy(asc(things.id)),
  'an object of two tables': (db) =>
    db
      .select({ both: { parent: parents.id, thing: things.id } })
      .from(things)
      .leftJoin(parents, eq(parents.id, things.parent_id))
      .orderBy(asc(things.id)),
  'expressions, with a name and without': (db) =>
    db
      .select({
        plain: sql<string>`upper(${things.name})`,
        named: sql<number>`${things.id} + 1`.mapWith(Number).as('named'),
        inner: { count: sql<string>`count(*) over ()`, at: sql<Date>`${things.made_at}`.mapWith(things.made_at) },
      })
      .from(things)
      .orderBy(asc(things.id)),
  'what was written': (db) => db.update(things).set({ name: 'otro' }).where(eq(things.id, 3)).returning(),
}

describe('rows are what the query builder makes of them', () => {
  it.each(Object.keys(QUERIES))('%s', async (name) => {
    const ask = QUERIES[name] ?? base
    const expected = await ask(drizzle(app.database.pool))
    expect(await ask(app.deps.db)).toEqual(expected)
    expect(await app.deps.db.transaction((tx) => ask(tx))).toEqual(expected)
  })
})

describe('a prepared statement', () => {
  const byId = prepared((db) =>
    db
      .select({ thing: things, ...parent, share: sql<number>`60 / ${sql.placeholder('by')}::int` })
      .from(things)
      .leftJoin(parents, eq(parents.id, things.parent_id))
      .where(sql`${things.id} = any(${sql.placeholder('ids')}::int[])`)
      .orderBy(asc(things.id))
      .prepare('things_by_id'),
  )
  const asked = { ids: '{1,2,3}', by: 5 }

  it('reads the same, the first time and the next, in a transaction and on many connections', async () => {
    const expected = await byId(drizzle(app.database.pool), asked)
    expect(expected).toMatchObject([{ share: 12, thing: { id: 1 } }, {}, { parent: null }])
    const again = Array.from({ length: 30 }, () => byId(app.deps.db, asked))
    for (const rows of await Promise.all(again)) expect(rows).toEqual(expected)
    expect(await app.deps.db.transaction((tx) => byId(tx, asked))).toEqual(expected)
    expect(await byId(app.deps.db, { ids: '{}', by: 5 })).toEqual([])
  })

  it('takes lists of any texts', async () => {
    const texts = ['', 'a,b', 'O"Neill \\ {ñ}', 'NULL', '日本 😀']
    const asIs = prepared((db) =>
      db
        .select({ given: sql<string[]>`${sql.placeholder('texts')}::text[]` })
        .from(sql`(select 1) as one`)
        .prepare('texts_as_they_are'),
    )
    expect(await asIs(app.deps.db, { texts })).toEqual([{ given: texts }])
  })

  it('that fails tells why, and its connection goes on', async () => {
    for (let i = 0; i < 30; i += 1) {
      await expect(byId(app.deps.db, { ids: '{1}', by: 0 })).rejects.toMatchObject({ code: '22012' })
      await expect(byId(app.deps.db, { ids: 'nothing', by: 1 })).rejects.toMatchObject({ code: '22P02' })
      expect(await byId(app.deps.db, { ids: '{2}', by: 1 })).toMatchObject([{ share: 60 }])
    }
  })

  it('whose rows cannot be read fails alone', async () => {
    const odd = prepared((db) =>
      db
        .select({
          id: sql<number>`${things.id}`.mapWith((value: unknown) => {
            if (value === 2) throw new Error('cannot be read')
            return value
          }),
        })
        .from(things)
        .where(sql`${things.id} <= ${sql.placeholder('last')}::int`)
        .orderBy(asc(things.id))
        .prepare('odd_things'),
    )
    await expect(odd(app.deps.db, { last: 3 })).rejects.toThrow('cannot be read')
    expect(await odd(app.deps.db, { last: 1 })).toEqual([{ id: 1 }])
  })
})
