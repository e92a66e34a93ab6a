import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { answeredAt as answered } from '../tables/answered.sql.ts'
import { applications as a, applicationSteps } from '../tables/applications.tables.ts'
import { stages } from '../tables/pipelines.tables.ts'
import { seekerStateOf } from './seeker-state.sql.ts'

/** With the table's name: alone, its column would be taken for the step's own. */
const reached = (kinds: SQL) =>
  sql<number>`count(*) filter (where exists (select 1 from ${applicationSteps} s where s.application_id = ${a}.id and s.kind in (${kinds})))::int`

const figures = {
  sent: sql<number>`count(*)::int`,
  seen: sql<number>`count(*) filter (where ${a.viewed_at} is not null or ${answered} is not null)::int`,
  answered: sql<number>`count(*) filter (where ${answered} is not null)::int`,
  interviews: reached(sql`'INTERVIEW_SCHEDULED', 'INTERVIEW_DONE'`),
  offers: reached(sql`'OFFER_SENT'`),
  median_days: sql<
    number | null
  >`round((percentile_cont(0.5) within group (order by extract(epoch from ${answered} - ${a.applied_at})) filter (where ${answered} is not null) / 86400)::numeric, 1)::float8`,
}

export async function countFigures(db: Database, userId: string) {
  const [row] = await db.select(figures).from(a).where(eq(a.user_id, userId))
  if (!row) throw new Error('a count without a row')
  return row
}

const VARIANTS_SHOWN = 20

export function countByCv(db: Database, userId: string) {
  return db
    .select({ ...figures, cv_id: a.cv_id, cv_title: sql<string>`max(${a.cv_title})` })
    .from(a)
    .where(eq(a.user_id, userId))
    .groupBy(a.cv_id)
    .orderBy(sql`count(*) desc`)
    .limit(VARIANTS_SHOWN)
}

interface Stretch {
  from: Date
  before: Date
}

/** All own applications of a stretch of time, for files: the oldest first. */
export function listAllMine(db: Database, userId: string, now: Date, stretch?: Stretch) {
  return db
    .select({
      id: a.id,
      title: vacancies.title,
      company: companies.name,
      state: seekerStateOf(now),
      is_sending: sql<boolean>`${a.state} = 'SENDING'`,
      source: a.source,
      cv_title: a.cv_title,
      applied_at: a.applied_at,
      viewed_at: a.viewed_at,
      told_at: a.told_at,
    })
    .from(a)
    .innerJoin(stages, eq(stages.id, a.stage_id))
    .innerJoin(vacancies, eq(vacancies.id, a.vacancy_id))
    .innerJoin(companies, eq(companies.id, a.company_id))
    .where(
      and(
        eq(a.user_id, userId),
        stretch && gte(a.applied_at, stretch.from),
        stretch && lt(a.applied_at, stretch.before),
      ),
    )
    .orderBy(asc(a.applied_at), asc(a.id))
}
