import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Identity } from '#server/features/cvs/scrub.ts'
import type { Database } from '#server/platform/db/open.ts'
import { answeredAt } from '../tables/answered.sql.ts'
import { applications as a, applicationSteps } from '../tables/applications.tables.ts'
import { stages } from '../tables/pipelines.tables.ts'
import { hiddenIdentity } from './identity.sql.ts'

/** Who is behind these applications; null for those that are shown. */
export async function findIdentities(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Hidden>()
  const rows = await db
    .select({ id: a.id, pseudonym: a.pseudonym, identity: hiddenIdentity })
    .from(a)
    .where(and(inArray(a.id, [...ids]), eq(a.is_blind, true)))
  return new Map(rows.map((row) => [row.id, row]))
}

interface Hidden {
  pseudonym: string
  identity: Identity | null
}

/** Whose application to a vacancy the team knows without a name. */
export async function listHidden(db: Database, vacancyId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: a.user_id })
    .from(a)
    .where(and(eq(a.vacancy_id, vacancyId), eq(a.is_blind, true)))
  return rows.flatMap(({ id }) => id ?? [])
}

const standsIn = (db: Database, vacancyId: string, is_blind: boolean) =>
  inArray(
    a.stage_id,
    db
      .select({ id: stages.id })
      .from(stages)
      .where(and(eq(stages.vacancy_id, vacancyId), eq(stages.is_blind, is_blind))),
  )

const bumped = { version: sql`${a.version} + 1` }

/** Those who stand in a stage where names are shown now; each is noted in its history. */
export async function revealStanding(
  db: Database,
  { vacancy_id, actor_id, now }: { vacancy_id: string; actor_id: string; now: Date },
): Promise<string[]> {
  const shown = await db
    .update(a)
    .set({ is_blind: false, changed_at: now, ...bumped })
    .where(and(eq(a.vacancy_id, vacancy_id), eq(a.is_blind, true), standsIn(db, vacancy_id, false)))
    .returning({ id: a.id })
  const step = { vacancy_id, kind: 'REVEALED' as const, actor_id, created_at: now }
  if (shown.length > 0)
    await db.insert(applicationSteps).values(shown.map(({ id }) => ({ ...step, application_id: id })))
  return shown.map(({ id }) => id)
}

/** Those whom nobody has looked at or answered yet: who was seen is not hidden afterwards. */
export async function hideUnseen(db: Database, vacancyId: string, now: Date): Promise<void> {
  const revealed = db
    .select({ one: sql`1` })
    .from(applicationSteps)
    .where(and(eq(applicationSteps.application_id, a.id), eq(applicationSteps.kind, 'REVEALED')))
  await db
    .update(a)
    .set({ is_blind: true, changed_at: now, ...bumped })
    .where(
      and(
        eq(a.vacancy_id, vacancyId),
        eq(a.is_blind, false),
        inArray(a.state, ['SENDING', 'ACTIVE']),
        isNull(a.viewed_at),
        sql`${answeredAt} is null`,
        standsIn(db, vacancyId, true),
        notExists(revealed),
      ),
    )
}
