import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { answerBank, applicationDrafts } from '../tables/applications.tables.ts'

type NewDraft = typeof applicationDrafts.$inferInsert

const ofPerson = (userId: string, vacancyId: string) =>
  and(eq(applicationDrafts.user_id, userId), eq(applicationDrafts.vacancy_id, vacancyId))

export async function findDraft(db: Database, userId: string, vacancyId: string) {
  const [row] = await db.select().from(applicationDrafts).where(ofPerson(userId, vacancyId))
  return row
}

export async function upsertDraft(db: Database, values: NewDraft): Promise<void> {
  const { user_id, vacancy_id, ...set } = values
  await db
    .insert(applicationDrafts)
    .values(values)
    .onConflictDoUpdate({ target: [applicationDrafts.user_id, applicationDrafts.vacancy_id], set })
}

/** For what was brought before anything was typed. */
export async function ensureDraft(db: Database, user_id: string, vacancy_id: string, updated_at: Date): Promise<void> {
  await db
    .insert(applicationDrafts)
    .values({ user_id, vacancy_id, answers: [], declared: {}, updated_at })
    .onConflictDoUpdate({ target: [applicationDrafts.user_id, applicationDrafts.vacancy_id], set: { updated_at } })
}

/** What was typed goes out with this CV; nothing where nothing was typed. */
export async function chooseInDraft(
  db: Database,
  { user_id, vacancy_id, cv_id }: Pick<NewDraft, 'user_id' | 'vacancy_id' | 'cv_id'>,
): Promise<void> {
  await db.update(applicationDrafts).set({ cv_id }).where(ofPerson(user_id, vacancy_id))
}

export async function deleteDraft(db: Database, userId: string, vacancyId: string): Promise<void> {
  await db.delete(applicationDrafts).where(ofPerson(userId, vacancyId))
}

/** Earlier answers of a person by the folded words of the questions. */
export async function findAnswers(db: Database, userId: string, questions: string[]): Promise<Map<string, string[]>> {
  if (questions.length === 0) return new Map()
  const rows = await db
    .select()
    .from(answerBank)
    .where(and(eq(answerBank.user_id, userId), inArray(answerBank.question, questions)))
  return new Map(rows.map(({ question, values }) => [question, values]))
}

export async function upsertAnswers(db: Database, rows: (typeof answerBank.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(answerBank)
    .values(rows)
    .onConflictDoUpdate({
      target: [answerBank.user_id, answerBank.question],
      set: { values: sql`excluded.values`, updated_at: sql`excluded.updated_at` },
    })
}
