import { and, eq, exists, gt, inArray, min, or, sql } from 'drizzle-orm'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { BulkWork } from '#shared/hiring/bulk.ts'
import { applications } from '../tables/applications.tables.ts'
import { interviews } from '../tables/interviews.tables.ts'
import { type BulkRow, bulkItems, bulkWorks, outgoingMails } from '../tables/outgoing.tables.ts'

const b = bulkWorks

export async function insertBulk(db: Database, values: Omit<typeof b.$inferInsert, 'state'>) {
  const [row] = await db.insert(b).values(values).onConflictDoNothing().returning()
  return row
}

export async function findBulkByKey(db: Database, userId: string, key: string): Promise<BulkRow | undefined> {
  const [row] = await db
    .select()
    .from(b)
    .where(and(eq(b.user_id, userId), eq(b.creation_key, key)))
  return row
}

export async function findBulk(db: Database, vacancyId: string, id: string): Promise<BulkRow | undefined> {
  const [row] = await db
    .select()
    .from(b)
    .where(and(eq(b.id, id), eq(b.vacancy_id, vacancyId)))
  return row
}

/** Whether one of the applications is this person's own. */
export async function isAbout(db: Database, { application_ids }: BulkRow, userId: string): Promise<boolean> {
  const own = db
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, application_ids), eq(applications.user_id, userId)))
  return (await own.limit(1)).length > 0
}

/** What somebody began in a company that still runs or has mails that wait. */
export function listUnfinished(db: Database, { company_id, user_id }: { company_id: string; user_id: string }) {
  const waiting = db
    .select({ one: sql`1` })
    .from(outgoingMails)
    .where(and(eq(outgoingMails.bulk_id, b.id), eq(outgoingMails.state, 'QUEUED')))
  return db
    .select({ id: b.id })
    .from(b)
    .innerJoin(vacancies, and(eq(vacancies.id, b.vacancy_id), eq(vacancies.company_id, company_id)))
    .where(and(eq(b.user_id, user_id), or(eq(b.state, 'RUNNING'), exists(waiting))))
}

/** `share` while one of its applications is worked on: whoever takes it back waits for that one. */
export async function holdBulk(db: Database, id: string, how: 'share' | 'update'): Promise<BulkRow | undefined> {
  const [row] = await db.select().from(b).where(eq(b.id, id)).for(how)
  return row
}

export async function writeBulkState(db: Database, id: string, state: BulkWork['state']): Promise<void> {
  await db.update(b).set({ state }).where(eq(b.id, id))
}

/** False when this application was worked off before: a task that was killed begins again. */
export async function claimItem(db: Database, bulk_id: string, application_id: string): Promise<boolean> {
  const made = await db
    .insert(bulkItems)
    .values({ bulk_id, application_id, outcome: 'SKIPPED' })
    .onConflictDoNothing()
    .returning()
  return made.length > 0
}

const item = (bulkId: string, applicationId: string) =>
  and(eq(bulkItems.bulk_id, bulkId), eq(bulkItems.application_id, applicationId))

export async function finishItem(
  db: Database,
  {
    bulk_id,
    application_id,
    ...done
  }: { bulk_id: string; application_id: string; from_stage_id: string; version: number },
): Promise<void> {
  await db
    .update(bulkItems)
    .set({ ...done, outcome: 'DONE' })
    .where(item(bulk_id, application_id))
}

export function listDone(db: Database, bulkId: string) {
  return db
    .select()
    .from(bulkItems)
    .where(and(eq(bulkItems.bulk_id, bulkId), eq(bulkItems.outcome, 'DONE')))
}

export async function countItems(db: Database, bulkId: string): Promise<{ done: number; skipped: number }> {
  const [row] = await db
    .select({
      done: sql<number>`count(*) filter (where ${bulkItems.outcome} = 'DONE')::int`,
      skipped: sql<number>`count(*) filter (where ${bulkItems.outcome} = 'SKIPPED')::int`,
    })
    .from(bulkItems)
    .where(eq(bulkItems.bulk_id, bulkId))
  return row ?? { done: 0, skipped: 0 }
}

/** When the first of its mails that wait leaves, and how many of them call off an interview and so leave before it. */
export async function waitingMails(db: Database, bulkId: string, now: Date) {
  const agreed = db
    .select({ one: sql`1` })
    .from(interviews)
    .where(
      and(
        eq(interviews.application_id, outgoingMails.application_id),
        eq(interviews.state, 'SCHEDULED'),
        gt(interviews.starts_at, now),
      ),
    )
  const calls_off = sql<number>`count(*) filter (where ${outgoingMails.kind} = 'REJECTION' and ${exists(agreed)})::int`
  const [row] = await db
    .select({ first: min(outgoingMails.send_at), calls_off })
    .from(outgoingMails)
    .where(and(eq(outgoingMails.bulk_id, bulkId), eq(outgoingMails.state, 'QUEUED')))
  return row
}
