import { type SQL, sql } from 'drizzle-orm'
import { applications as a } from './applications.tables.ts'
import { applicationMessages as m } from './messages.tables.ts'

/** When one side last wrote about an application; whoever selects this selects from applications. */
export const lastWritten = (side: 'TEAM' | 'SEEKER'): SQL<Date | null> =>
  sql`(select max(${m.created_at}) from ${m} where ${m.application_id} = ${a.id} and ${m.side} = ${side})`
