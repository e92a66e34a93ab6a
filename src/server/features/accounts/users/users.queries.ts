import { eq } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { type NewUser, type UserRow, users } from './users.tables.ts'

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
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
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update')
  if (!user) throw new Error('the account is gone')
  return user
}
