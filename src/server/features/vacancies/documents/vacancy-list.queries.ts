import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { VacancyOrder, VacancyState } from '#shared/vacancies/vacancies.ts'
import { type ListFilter, listed } from '../vacancies.queries.ts'
import { hiringTeams, vacancies } from '../vacancies.tables.ts'

const FAR = sql`interval '100 years'`

/** The moment by which a list goes; what has no such moment yet stands by its beginning, or at the end. */
const momentOf: Record<VacancyOrder, SQL> = {
  CAMBIO: sql`${vacancies.updated_at}`,
  PUBLICACION: sql`coalesce(${vacancies.published_at}, ${vacancies.created_at})`,
  FIN: sql`case when ${vacancies.state} = 'PUBLISHED' then ${vacancies.expires_at} else ${vacancies.created_at} + ${FAR} end`,
}

interface ListPage {
  /** Whose place in each hiring team is told. */
  viewer_id: string
  state?: VacancyState | undefined
  order: VacancyOrder
  after?: Position | undefined
  limit: number
}

/** With `at`, the moment by which they are ordered: what ends soon comes first, what is new elsewhere. */
export function listVacancyPage(db: Database, filter: ListFilter & ListPage) {
  const { viewer_id, state, order, after, limit } = filter
  const { id } = vacancies
  const at = momentOf[order]
  const place = after && sql`(${after.created_at.toISOString()}::timestamptz, ${after.id}::uuid)`
  const beyond = place && (order === 'FIN' ? sql`(${at}, ${id}) > ${place}` : sql`(${at}, ${id}) < ${place}`)
  return db
    .select({
      vacancy: vacancies,
      team_role: hiringTeams.role,
      at: sql<Date>`${at}`.mapWith(vacancies.updated_at),
    })
    .from(vacancies)
    .leftJoin(hiringTeams, and(eq(hiringTeams.vacancy_id, id), eq(hiringTeams.member_id, viewer_id)))
    .where(and(listed(filter), state && eq(vacancies.state, state), beyond))
    .orderBy(...(order === 'FIN' ? [asc(at), asc(id)] : [desc(at), desc(id)]))
    .limit(limit)
}
