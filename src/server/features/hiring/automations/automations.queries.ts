import { and, asc, count, eq, exists, gt, gte, inArray, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { addDays } from '#shared/core/time.ts'
import type { StepKind } from '#shared/hiring/application.ts'
import type { AutomationTrigger } from '#shared/hiring/automations.ts'
import { type ApplicationRow, applications as a, applicationSteps as s } from '../tables/applications.tables.ts'
import { type AutomationRow, automationRuns as r, automations as t } from '../tables/automations.tables.ts'

type New = typeof t.$inferInsert

const runsOf = (db: Database) =>
  db
    .select({
      automation_id: r.automation_id,
      runs: count().as('runs'),
      last_run_at: sql<string | null>`max(${r.created_at})`.as('last_run_at'),
    })
    .from(r)
    .where(eq(r.outcome, 'DONE'))
    .groupBy(r.automation_id)
    .as('done')

/** The rules of a vacancy, each with its author and how often it did something. */
export function listRules(db: Database, vacancyId: string, id?: string) {
  const done = runsOf(db)
  return db
    .select({ rule: t, author: users, runs: done.runs, last_run_at: done.last_run_at })
    .from(t)
    .leftJoin(users, eq(users.id, t.author_id))
    .leftJoin(done, eq(done.automation_id, t.id))
    .where(and(eq(t.vacancy_id, vacancyId), id ? eq(t.id, id) : undefined))
    .orderBy(asc(t.created_at), asc(t.id))
}

export async function countRules(db: Database, vacancyId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(t).where(eq(t.vacancy_id, vacancyId))
  return row?.total ?? 0
}

export async function insertRule(db: Database, values: New): Promise<AutomationRow> {
  const [row] = await db.insert(t).values(values).returning()
  if (!row) throw new Error('the rule was not written')
  return row
}

const one = (vacancyId: string, id: string) => and(eq(t.id, id), eq(t.vacancy_id, vacancyId))

export async function updateRule(db: Database, vacancyId: string, id: string, values: Partial<New>) {
  const [row] = await db.update(t).set(values).where(one(vacancyId, id)).returning()
  return row
}

export async function deleteRule(db: Database, vacancyId: string, id: string): Promise<boolean> {
  return (await db.delete(t).where(one(vacancyId, id)).returning()).length > 0
}

export function listRulesOn(db: Database, { after, limit }: RowPage) {
  return db
    .select({ id: t.id })
    .from(t)
    .where(and(t.is_on, gt(t.id, after)))
    .orderBy(asc(t.id))
    .limit(limit)
}

export async function findRule(db: Database, id: string) {
  const [row] = await db
    .select({ rule: t, author: users })
    .from(t)
    .leftJoin(users, eq(users.id, t.author_id))
    .where(and(eq(t.id, id), t.is_on))
  return row
}

/** False when somebody was told already. */
export async function markStopTold(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(t)
    .set({ stop_told_at: now })
    .where(and(eq(t.id, id), isNull(t.stop_told_at)))
    .returning()
  return rows.length > 0
}

const STEPS: Record<Exclude<AutomationTrigger['kind'], 'DAYS_IN_STAGE'>, StepKind[]> = {
  ENTER_STAGE: ['MOVED', 'HIRED'],
  APPLIED: ['APPLIED'],
  ANSWER_IS: ['APPLIED'],
  INTERVIEW_DONE: ['INTERVIEW_DONE'],
  SCORECARD_SUBMITTED: ['SCORECARD'],
  OFFER_ACCEPTED: ['OFFER_ACCEPTED'],
}

function happened(db: Database, { trigger, saved_at }: AutomationRow, now: Date): SQL | undefined {
  if (trigger.kind === 'DAYS_IN_STAGE')
    return and(eq(a.stage_id, trigger.stage_id), lte(a.stage_since, addDays(now, -trigger.days)))
  const into = trigger.kind === 'ENTER_STAGE' ? eq(s.to_stage_id, trigger.stage_id) : undefined
  const step = and(eq(s.application_id, a.id), inArray(s.kind, STEPS[trigger.kind]), into, gte(s.created_at, saved_at))
  return exists(db.select({ one: sql`1` }).from(s).where(step))
}

/** A rule still greets who was hired; it has nothing to say to who is out. */
const IN_PROCESS = ['ACTIVE', 'HIRED'] as const
export const isInProcess = ({ state }: Pick<ApplicationRow, 'state'>): boolean =>
  IN_PROCESS.some((one) => one === state)

/** Applications in process to which it has happened and to which the rule has not come yet. */
export function listDueFor(db: Database, rule: AutomationRow, now: Date, { after, limit }: RowPage) {
  const been = db
    .select({ one: sql`1` })
    .from(r)
    .where(and(eq(r.automation_id, rule.id), eq(r.application_id, a.id)))
  return db
    .select({ id: a.id })
    .from(a)
    .where(
      and(
        eq(a.vacancy_id, rule.vacancy_id),
        inArray(a.state, [...IN_PROCESS]),
        happened(db, rule, now),
        notExists(been),
        gt(a.id, after),
      ),
    )
    .orderBy(asc(a.id))
    .limit(limit)
}

/** False when the rule has already come to it. */
export async function claimRun(db: Database, values: typeof r.$inferInsert): Promise<boolean> {
  return (await db.insert(r).values(values).onConflictDoNothing().returning()).length > 0
}

export async function skipRun(db: Database, automationId: string, applicationId: string): Promise<void> {
  await db
    .update(r)
    .set({ outcome: 'SKIPPED' })
    .where(and(eq(r.automation_id, automationId), eq(r.application_id, applicationId)))
}
