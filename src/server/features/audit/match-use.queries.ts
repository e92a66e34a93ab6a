import { sql } from 'drizzle-orm'
import { applicationSnapshots, applications } from '#server/features/hiring/tables/applications.tables.ts'
import { reviewRequests } from '#server/features/hiring/tables/reviews.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'

/** Of one vacancy, what the calculation said of its applications and what people did with it. */
export interface MatchUse {
  vacancy_id: string
  title: string
  applications: number
  matched: number
  /** Lowest and highest version by which the matches were computed. */
  engines: string | null
  met: number
  partly: number
  not_met: number
  unknown: number
  rejected: number
  reviews: number
  reopened: number
  late: number
}

/** What waits to be sent is not there yet. */
const isThere = sql`${applications.state} <> 'SENDING'`

/** Each vacancy that anybody applied to, the newest first. */
export async function listMatchUse(db: Database, companyId: string, limit: number): Promise<MatchUse[]> {
  const count = (condition: ReturnType<typeof sql>) => sql`(count(*) filter (where ${condition}))::int`
  const { rows } = await db.execute<MatchUse & Record<string, unknown>>(sql`
    with own as (
      select ${applications.id} as id, ${applications.vacancy_id} as vacancy_id, ${applications.match_low} as low,
        ${applications.engine_version} as engine, ${applications.state} as state
      from ${applications} where ${applications.company_id} = ${companyId} and ${isThere}
    ), used as (
      select vacancy_id, count(*)::int as applications, count(low)::int as matched,
        string_agg(distinct engine, ' ' order by engine) as engines, ${count(sql`state = 'REJECTED'`)} as rejected
      from own group by vacancy_id
    ), said as (
      select own.vacancy_id, ${count(sql`item ->> 'verdict' = 'CUMPLE'`)} as met,
        ${count(sql`item ->> 'verdict' = 'PARCIAL'`)} as partly, ${count(sql`item ->> 'verdict' = 'NO_CUMPLE'`)} as not_met,
        ${count(sql`item ->> 'verdict' = 'SIN_DATOS'`)} as unknown
      from own join ${applicationSnapshots} on ${applicationSnapshots.application_id} = own.id,
        jsonb_array_elements(${applicationSnapshots.match} -> 'items') as item
      group by own.vacancy_id
    ), asked as (
      select own.vacancy_id, count(*)::int as reviews, ${count(sql`${reviewRequests.outcome} = 'REOPENED'`)} as reopened,
        ${count(sql`${reviewRequests.state} = 'OVERDUE' or ${reviewRequests.answered_at} > ${reviewRequests.due_at}`)} as late
      from own join ${reviewRequests} on ${reviewRequests.application_id} = own.id group by own.vacancy_id
    )
    select used.vacancy_id, ${vacancies.title} as title, used.applications, used.matched, used.engines, used.rejected,
      coalesce(said.met, 0) as met, coalesce(said.partly, 0) as partly, coalesce(said.not_met, 0) as not_met,
      coalesce(said.unknown, 0) as unknown,
      coalesce(asked.reviews, 0) as reviews, coalesce(asked.reopened, 0) as reopened, coalesce(asked.late, 0) as late
    from used join ${vacancies} on ${vacancies.id} = used.vacancy_id
      left join said on said.vacancy_id = used.vacancy_id
      left join asked on asked.vacancy_id = used.vacancy_id
    order by ${vacancies.created_at} desc, ${vacancies.id} limit ${limit}`)
  return rows
}

/** Of the whole installation: no row of anybody. */
export async function sumReviews(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*)::int from ${applications} where ${isThere}) as applications,
      (select count(*)::int from ${reviewRequests}) as reviews,
      (select count(*)::int from ${reviewRequests} where ${reviewRequests.outcome} = 'REOPENED') as reopened,
      (select count(*)::int from ${reviewRequests} where ${reviewRequests.state} = 'OVERDUE'
        or ${reviewRequests.answered_at} > ${reviewRequests.due_at}) as late`)
  return rows[0] ?? {}
}
