import { asc, eq } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Criterion } from '#shared/hiring/scorecards.ts'
import { scorecards as s, vacancyCriteria } from '../tables/scorecards.tables.ts'

export async function findCriteria(db: Database, vacancyId: string): Promise<Criterion[] | undefined> {
  const [row] = await db.select().from(vacancyCriteria).where(eq(vacancyCriteria.vacancy_id, vacancyId))
  return row?.criteria
}

export async function upsertCriteria(
  db: Database,
  vacancy_id: string,
  criteria: Criterion[],
  now: Date,
): Promise<void> {
  await db
    .insert(vacancyCriteria)
    .values({ vacancy_id, criteria, updated_at: now })
    .onConflictDoUpdate({ target: vacancyCriteria.vacancy_id, set: { criteria, updated_at: now } })
}

export function listScorecards(db: Database, applicationId: string) {
  return db
    .select({ card: s, full_name: users.full_name, user_id: users.id })
    .from(s)
    .innerJoin(members, eq(members.id, s.member_id))
    .innerJoin(users, eq(users.id, members.user_id))
    .where(eq(s.application_id, applicationId))
    .orderBy(asc(s.asked_at), asc(s.id))
}

export async function upsertScorecard(db: Database, values: typeof s.$inferInsert): Promise<void> {
  const { application_id: _, member_id: __, asked_at: ___, ...set } = values
  await db
    .insert(s)
    .values(values)
    .onConflictDoUpdate({ target: [s.application_id, s.member_id], set })
}

/** False when this person was asked before. */
export async function askFor(db: Database, application_id: string, member_id: string, now: Date): Promise<boolean> {
  const made = await db
    .insert(s)
    .values({ application_id, member_id, asked_at: now, updated_at: now })
    .onConflictDoNothing()
    .returning()
  return made.length > 0
}
