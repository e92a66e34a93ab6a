import { and, asc, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { applications } from '../tables/applications.tables.ts'
import { applicationMessages, messageFiles } from '../tables/messages.tables.ts'

const m = applicationMessages
type NewMessage = typeof m.$inferInsert

/** Undefined when this key was sent before. */
export async function insertMessage(db: Database, values: NewMessage) {
  const [row] = await db.insert(m).values(values).onConflictDoNothing().returning()
  return row
}

export async function findByKey(db: Database, applicationId: string, authorId: string, key: string) {
  const [row] = await db
    .select({ id: m.id })
    .from(m)
    .where(and(eq(m.application_id, applicationId), eq(m.author_id, authorId), eq(m.creation_key, key)))
  return row
}

const columns = { message: m, id: m.id, created_at: m.created_at, author_name: users.full_name }

export function listMessages(
  db: Database,
  applicationId: string,
  { after, limit }: { after: Position | undefined; limit: number },
) {
  const older =
    after && or(lt(m.created_at, after.created_at), and(eq(m.created_at, after.created_at), lt(m.id, after.id)))
  return db
    .select(columns)
    .from(m)
    .leftJoin(users, eq(users.id, m.author_id))
    .where(and(eq(m.application_id, applicationId), older))
    .orderBy(desc(m.created_at), desc(m.id))
    .limit(limit)
}

/** Only while as many are unread as were counted before they were listed: one that came since then was not seen. */
export async function markRead(
  db: Database,
  { id, side, unread, now }: { id: string; side: 'TEAM' | 'SEEKER'; unread: number; now: Date },
): Promise<void> {
  const own = side === 'TEAM' ? applications.unread_by_team : applications.unread_by_seeker
  const read = side === 'TEAM' ? { unread_by_team: 0 } : { unread_by_seeker: 0 }
  await db
    .update(applications)
    .set({ ...read, changed_at: now })
    .where(and(eq(applications.id, id), eq(own, unread)))
}

export async function findMessage(db: Database, id: string) {
  const [row] = await db.select(columns).from(m).leftJoin(users, eq(users.id, m.author_id)).where(eq(m.id, id))
  if (!row) throw new Error('the message is gone')
  return row
}

export function listFiles(db: Database, messageIds: readonly string[]) {
  return messageIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(messageFiles)
        .where(inArray(messageFiles.message_id, [...messageIds]))
}

export async function insertMessageFile(db: Database, values: typeof messageFiles.$inferInsert) {
  const [row] = await db.insert(messageFiles).values(values).returning()
  if (!row) throw new Error('the file was not written')
  return row
}

/** Hangs own files that wait on a message; how many there were. */
export async function attachFiles(
  db: Database,
  { message_id, uploader_id, application_id }: { message_id: string; uploader_id: string; application_id: string },
  ids: readonly string[],
): Promise<number> {
  const rows = await db
    .update(messageFiles)
    .set({ message_id })
    .where(
      and(
        inArray(messageFiles.id, [...ids]),
        eq(messageFiles.uploader_id, uploader_id),
        eq(messageFiles.application_id, application_id),
        isNull(messageFiles.message_id),
      ),
    )
    .returning({ id: messageFiles.id })
  return rows.length
}

export function listUnsentFiles(db: Database, before: Date, { after, limit }: RowPage) {
  const { id, message_id, created_at } = messageFiles
  return db
    .select({ id })
    .from(messageFiles)
    .where(and(isNull(message_id), lt(created_at, before), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit)
}

/** False when it was sent after all. */
export async function deleteUnsentFile(db: Database, id: string): Promise<boolean> {
  const gone = await db
    .delete(messageFiles)
    .where(and(eq(messageFiles.id, id), isNull(messageFiles.message_id)))
    .returning({ id: messageFiles.id })
  return gone.length > 0
}

export async function findFile(db: Database, applicationId: string, id: string) {
  const [row] = await db
    .select()
    .from(messageFiles)
    .where(and(eq(messageFiles.id, id), eq(messageFiles.application_id, applicationId)))
  return row
}
