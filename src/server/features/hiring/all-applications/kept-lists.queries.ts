import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { type KeptListRow, keptLists as k } from '../tables/kept-lists.tables.ts'

type New = typeof k.$inferInsert
interface Place {
  company_id: string
  member_id: string
}

const found = (db: Database, which: SQL | undefined) =>
  db
    .select({ list: k, owner_name: users.full_name })
    .from(k)
    .innerJoin(members, eq(members.id, k.member_id))
    .innerJoin(users, eq(users.id, members.user_id))
    .where(which)

/** Own ones, and what anybody of the company shares. */
const inSight = ({ company_id, member_id }: Place) =>
  and(eq(members.company_id, company_id), or(eq(k.member_id, member_id), eq(k.is_shared, true)))

const LISTS_SHOWN = 300

export const listKept = (db: Database, place: Place) =>
  found(db, inSight(place)).orderBy(sql`lower(${k.name})`, asc(k.id)).limit(LISTS_SHOWN)

export async function findKept(db: Database, place: Place, id: string) {
  const [row] = await found(db, and(eq(k.id, id), inSight(place)))
  return row
}

export async function countKept(db: Database, memberId: string): Promise<number> {
  const [row] = await db.select({ kept: count() }).from(k).where(eq(k.member_id, memberId))
  return row?.kept ?? 0
}

export async function insertKept(db: Database, values: New): Promise<KeptListRow> {
  const [row] = await db.insert(k).values(values).returning()
  if (!row) throw new Error('the list was not written')
  return row
}

export async function updateKept(db: Database, id: string, values: Partial<New>): Promise<KeptListRow> {
  const [row] = await db.update(k).set(values).where(eq(k.id, id)).returning()
  if (!row) throw new Error('the list is gone')
  return row
}

export async function deleteKept(db: Database, id: string): Promise<void> {
  await db.delete(k).where(eq(k.id, id))
}
