import { sql } from 'drizzle-orm'
import { events } from '#server/features/events/events.tables.ts'
import type { ApplicationSource } from '#shared/hiring/application.ts'
import { applications } from '../tables/applications.tables.ts'

const alias = sql<string>`'Candidatura ' || ${applications.pseudonym}`

/** The name under which the team knows an application: the only way in which a query may say it. */
export const shownName = sql<string>`case when ${applications.is_blind} then ${alias} else ${applications.full_name} end`

/** What a search among applications may look at: looking for a name must not find who it is. */
export const shownWords = sql<string>`case when ${applications.is_blind} then ${alias} else ${applications.full_name} || ' ' || ${applications.headline} end`

/** Where an application came from: the team knows by name whom it invited, added or recommended, so that this would tell who it is before the name. */
export const shownSource = sql<ApplicationSource>`case when ${applications.is_blind} and ${applications.source} in ('INVITED', 'IMPORTED', 'REFERRED') then 'DIRECT' else ${applications.source} end`

/** Set for an event about somebody whom the team must not know by name. */
export const eventPseudonym = sql<string | null>`(select ${applications.pseudonym} from ${applications}
  where ${applications.id} = (${events.facts} ->> 'application_id')::uuid and ${applications.is_blind})`

/** Whom an event is about that names no account: somebody whom the company added, as long as it holds them. */
export const eventAddedName = sql<string | null>`(select ${applications.full_name} from ${applications}
  where ${applications.id} = (${events.facts} ->> 'application_id')::uuid
  and ${applications.user_id} is null and ${applications.state} <> 'ANONYMISED')`
