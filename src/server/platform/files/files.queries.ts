import { eq, inArray, sum } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { files } from './files.tables.ts'

export async function insertFile(db: Database, values: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(values)
}

export async function findFile(db: Database, id: string) {
  const [file] = await db.select().from(files).where(eq(files.id, id))
  return file
}

export async function sumOwnBytes(db: Database, owner_id: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(eq(files.owner_id, owner_id))
  return row?.bytes ?? 0
}

export async function deleteFile(db: Database, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id))
}

export async function listKnownFiles(db: Database, ids: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))
  return new Set(rows.map((row) => row.id))
}
