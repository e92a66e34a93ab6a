import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import type { Step } from '#shared/core/steps.ts'
import { type NewUser, type UserRow, users } from './users.tables.ts'

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/** Undefined when the address is taken already. */
export async function insertUser(db: Database, values: NewUser): Promise<UserRow | undefined> {
  const [user] = await db.insert(users).values(values).onConflictDoNothing({ target: users.email }).returning()
  return user
}

/** What is left out, or undefined, stays as it is. */
export type UserChanges = { [K in keyof NewUser]?: NewUser[K] | undefined }

export async function updateUser(db: Database, id: string, values: UserChanges): Promise<UserRow> {
  const [user] = await db.update(users).set(values).where(eq(users.id, id)).returning()
  if (!user) throw new Error('the account is gone')
  return user
}

/** The row as it is now, held until the transaction ends. */
export async function lockUser(db: Database, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!user) throw new Error('the account is gone')
  return user
}

/** Undefined when the account is not where the step begins. */
export async function writeAccountStatus(
  db: Database,
  id: string,
  { from, to }: Step<UserRow['status']>,
  values: UserChanges,
): Promise<UserRow | undefined> {
  const [user] = await db
    .update(users)
    .set({ ...values, status: to })
    .where(and(eq(users.id, id), inArray(users.status, [...from])))
    .returning()
  return user
}

/** Accounts without a sign of life since then. */
export function listUnseenSince(db: Database, since: Date, { after, limit }: RowPage) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.status, 'ACTIVE'),
        sql`coalesce(${users.last_seen_at}, ${users.created_at}) <= ${since.toISOString()}::timestamptz`,
        gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
}

/** Whose time to come back is over. */
export function listDueDeletions(db: Database, now: Date, { after, limit }: RowPage) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.deletion_due_at, now), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit)
}

/** The ids of accounts that are gone. */
export async function listStones(db: Database): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.status, 'DELETED')).orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0
}
