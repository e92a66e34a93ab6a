import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { outbox } from './outbox.tables.ts'

export type OutboxRow = typeof outbox.$inferSelect

/** A key that is already there was delivered before, and stays as it is. */
export async function insertOutbox(db: Database, row: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(row).onConflictDoNothing({ target: outbox.key })
}

interface OutboxFilter {
  to?: string | undefined
  before?: Pick<OutboxRow, 'created_at' | 'key'> | undefined
  limit: number
}

export function listOutbox(db: Database, { to, before, limit }: OutboxFilter): Promise<OutboxRow[]> {
  const sameRecipient = to ? eq(sql`lower(${outbox.recipient})`, to.toLowerCase()) : undefined
  const older =
    before &&
    or(
      lt(outbox.created_at, before.created_at),
      and(eq(outbox.created_at, before.created_at), lt(outbox.key, before.key)),
    )
  return db
    .select()
    .from(outbox)
    .where(and(sameRecipient, older))
    .orderBy(desc(outbox.created_at), desc(outbox.key))
    .limit(limit)
}

export async function deleteHolding(db: Database, words: string): Promise<void> {
  await db.delete(outbox).where(sql`strpos(${outbox.text}, ${words}) > 0`)
}
