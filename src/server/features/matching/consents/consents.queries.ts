import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { talentConsents as t } from '../tables/consents.tables.ts'

export async function upsertConsent(db: Database, values: Omit<typeof t.$inferInsert, 'earlier'>): Promise<void> {
  const { company_id: _, user_id: __, ...given } = { asked_at: null, ...values }
  const earlier = sql`jsonb_build_object('application_id', ${t.application_id}, 'given_at', ${t.given_at},
    'until', ${t.until}, 'asked_at', ${t.asked_at})`
  await db
    .insert(t)
    .values(values)
    .onConflictDoUpdate({ target: [t.user_id, t.company_id], set: { ...given, earlier } })
}

const SHOWN = 200
const shown = { company_id: t.company_id, company_name: companies.name, given_at: t.given_at, until: t.until }

export function listConsents(db: Database, userId: string, now: Date) {
  return db
    .select(shown)
    .from(t)
    .innerJoin(companies, eq(companies.id, t.company_id))
    .where(and(eq(t.user_id, userId), gt(t.until, now)))
    .orderBy(asc(companies.name), asc(t.company_id))
    .limit(SHOWN)
}

interface Pair {
  user_id: string
  company_id: string
}

const isPair = ({ user_id, company_id }: Pair) => and(eq(t.user_id, user_id), eq(t.company_id, company_id))

/** False when there is none that could be renewed. */
export async function extendConsent(db: Database, pair: Pair, until: Date, now: Date): Promise<boolean> {
  const rows = await db
    .update(t)
    .set({ until, asked_at: null })
    .where(and(isPair(pair), gt(t.until, now)))
    .returning({ user_id: t.user_id })
  return rows.length > 0
}

export async function deleteConsent(db: Database, pair: Pair): Promise<boolean> {
  return (await db.delete(t).where(isPair(pair)).returning({ user_id: t.user_id })).length > 0
}

/** What it gave goes; what was given before it is again as it was. */
export async function takeBackConsentOf(db: Database, applicationId: string): Promise<void> {
  const was = (field: string) => sql`${t.earlier} ->> ${field}`
  const ofIt = eq(t.application_id, applicationId)
  await db.delete(t).where(and(ofIt, isNull(t.earlier)))
  await db
    .update(t)
    .set({
      application_id: sql`(${was('application_id')})::uuid`,
      given_at: sql`(${was('given_at')})::timestamptz`,
      until: sql`(${was('until')})::timestamptz`,
      asked_at: sql`(${was('asked_at')})::timestamptz`,
      earlier: null,
    })
    .where(ofIt)
}

const endingSoon = (until: Date, now: Date) => and(lte(t.until, until), gt(t.until, now), isNull(t.asked_at))

/** Who has to be asked about one company or more. */
export function listPeopleToAsk(db: Database, until: Date, now: Date, { after, limit }: RowPage) {
  return db
    .selectDistinct({ id: t.user_id })
    .from(t)
    .where(and(endingSoon(until, now), gt(t.user_id, after)))
    .orderBy(asc(t.user_id))
    .limit(limit)
}

/** Marks them as asked; what is in the answer nobody was asked about before. */
export function markEndingSoon(db: Database, userId: string, until: Date, now: Date) {
  return db
    .update(t)
    .set({ asked_at: now })
    .where(and(eq(t.user_id, userId), endingSoon(until, now)))
    .returning({ company_id: t.company_id })
}

export async function deleteEnded(db: Database, now: Date): Promise<void> {
  await db.delete(t).where(lte(t.until, now))
}
