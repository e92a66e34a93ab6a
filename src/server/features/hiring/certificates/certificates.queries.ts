import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import { type CertificateRow, certificates as c } from '../tables/certificates.tables.ts'

export async function insertCertificate(db: Database, values: typeof c.$inferInsert): Promise<CertificateRow> {
  const [row] = await db.insert(c).values(values).returning()
  if (!row) throw new Error('the certificate was not written')
  return row
}

const listed = {
  id: c.id,
  code: c.code,
  from: c.from,
  to: c.to,
  applications: c.applications,
  created_at: c.created_at,
}

export function listCertificateRows(
  db: Database,
  userId: string,
  { after, limit }: { after: Position | undefined; limit: number },
) {
  const older =
    after && or(lt(c.created_at, after.created_at), and(eq(c.created_at, after.created_at), lt(c.id, after.id)))
  return db
    .select(listed)
    .from(c)
    .where(and(eq(c.user_id, userId), older))
    .orderBy(desc(c.created_at), desc(c.id))
    .limit(limit)
}

export async function findCertificate(db: Database, userId: string, id: string): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(c)
    .where(and(eq(c.id, id), eq(c.user_id, userId)))
  return row
}

export async function findCertificateByCode(db: Database, code: string) {
  const [row] = await db
    .select({ ...listed, full_name: c.full_name })
    .from(c)
    .where(eq(c.code, code))
  return row
}
