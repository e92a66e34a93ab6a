import { and, asc, desc, eq, gt, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { answerFiles as f } from '../tables/answer-files.tables.ts'
import { applicationDrafts } from '../tables/applications.tables.ts'

export interface Asked {
  user_id: string
  vacancy_id: string
}

const waitingOf = ({ user_id, vacancy_id }: Asked): SQL | undefined =>
  and(eq(f.user_id, user_id), eq(f.vacancy_id, vacancy_id), isNull(f.application_id))

export async function insertAnswerFile(db: Database, values: typeof f.$inferInsert) {
  const [row] = await db.insert(f).values(values).returning()
  if (!row) throw new Error('the file was not written')
  return row
}

/** What waits to be sent, the newest first. */
export function listWaiting(db: Database, asked: Asked) {
  return db.select().from(f).where(waitingOf(asked)).orderBy(desc(f.created_at), desc(f.id))
}

/** Takes away what waits, of one question or of all; their ids, whose bytes go next. */
export function deleteWaiting(db: Database, asked: Asked, questionId?: string) {
  return db
    .delete(f)
    .where(and(waitingOf(asked), questionId === undefined ? undefined : eq(f.question_id, questionId)))
    .returning({ id: f.id })
}

/** Hangs what waits on an application; which of them there were. */
export function claimFiles(db: Database, asked: Asked, application_id: string, ids: readonly string[]) {
  return db
    .update(f)
    .set({ application_id })
    .where(and(waitingOf(asked), inArray(f.id, [...ids])))
    .returning({ id: f.id, question_id: f.question_id })
}

export function listSent(db: Database, applicationId: string) {
  return db.select().from(f).where(eq(f.application_id, applicationId))
}

export async function findSent(db: Database, applicationId: string, id: string) {
  const [row] = await db
    .select()
    .from(f)
    .where(and(eq(f.id, id), eq(f.application_id, applicationId)))
  return row
}

export function listOfPerson(db: Database, userId: string) {
  return db.select().from(f).where(eq(f.user_id, userId)).orderBy(asc(f.created_at), asc(f.id))
}

/** Old ones whose draft is no longer there. */
const abandoned = (before: Date): SQL | undefined =>
  and(
    isNull(f.application_id),
    lt(f.created_at, before),
    notExists(
      sql`(select 1 from ${applicationDrafts} where ${applicationDrafts.user_id} = ${f.user_id}
        and ${applicationDrafts.vacancy_id} = ${f.vacancy_id})`,
    ),
  )

export function listAbandoned(db: Database, before: Date, { after, limit }: RowPage) {
  return db
    .select({ id: f.id })
    .from(f)
    .where(and(abandoned(before), gt(f.id, after)))
    .orderBy(asc(f.id))
    .limit(limit)
}

/** False when it was sent, or typed at again, after all. */
export async function deleteAbandoned(db: Database, id: string, before: Date): Promise<boolean> {
  const gone = await db
    .delete(f)
    .where(and(eq(f.id, id), abandoned(before)))
    .returning({ id: f.id })
  return gone.length > 0
}
