import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { signInTickets } from './second-factor.tables.ts'

export async function insertTicket(db: Database, values: typeof signInTickets.$inferInsert): Promise<void> {
  await db.insert(signInTickets).values(values)
}

const isOpen = (tokenHash: Buffer, now: Date) =>
  and(eq(signInTickets.token_hash, tokenHash), gt(signInTickets.expires_at, now), gt(signInTickets.tries_left, 0))

export async function findTicket(db: Database, tokenHash: Buffer, now: Date) {
  const [ticket] = await db.select().from(signInTickets).where(isOpen(tokenHash, now))
  return ticket
}

/** Uses up one try; undefined when the ticket is unknown, old or has none left. */
export async function spendTicketTry(db: Database, tokenHash: Buffer, now: Date) {
  const [ticket] = await db
    .update(signInTickets)
    .set({ tries_left: sql`${signInTickets.tries_left} - 1` })
    .where(isOpen(tokenHash, now))
    .returning()
  return ticket
}

export async function setChallenge(db: Database, id: string, challenge: string): Promise<void> {
  await db.update(signInTickets).set({ challenge }).where(eq(signInTickets.id, id))
}

/** Of many at once exactly one gets true. */
export async function deleteTicket(db: Database, id: string): Promise<boolean> {
  const deleted = await db.delete(signInTickets).where(eq(signInTickets.id, id)).returning({ id: signInTickets.id })
  return deleted.length > 0
}

export async function deleteTicketsOf(db: Database, userId: string): Promise<void> {
  await db.delete(signInTickets).where(eq(signInTickets.user_id, userId))
}

export async function deleteOldTickets(db: Database, now: Date): Promise<void> {
  await db.delete(signInTickets).where(lte(signInTickets.expires_at, now))
}
