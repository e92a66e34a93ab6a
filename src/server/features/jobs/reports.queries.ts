import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { vacancyReports } from './jobs.tables.ts'

/** One per person; who reported before a pause may do so again after it. */
export async function upsertReport(db: Database, row: typeof vacancyReports.$inferInsert): Promise<void> {
  const { reason, details, created_at } = row
  await db
    .insert(vacancyReports)
    .values(row)
    .onConflictDoUpdate({
      target: [vacancyReports.vacancy_id, vacancyReports.user_id],
      set: { reason, details, created_at, counted_at: null },
    })
}

const open = (vacancyId: string) => and(eq(vacancyReports.vacancy_id, vacancyId), isNull(vacancyReports.counted_at))

/** People with a confirmed address whose report has not paused it yet. */
export function countOpenReports(db: Database, vacancyId: string): Promise<number> {
  const counting = and(open(vacancyId), isNotNull(users.email_verified_at), eq(users.status, 'ACTIVE'))
  return db.$count(
    db
      .select({ id: vacancyReports.id })
      .from(vacancyReports)
      .innerJoin(users, eq(users.id, vacancyReports.user_id))
      .where(counting)
      .as('counting'),
  )
}

export async function markCounted(db: Database, vacancyId: string, counted_at: Date): Promise<void> {
  await db.update(vacancyReports).set({ counted_at }).where(open(vacancyId))
}
