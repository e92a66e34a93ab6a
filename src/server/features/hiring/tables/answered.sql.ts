import { sql } from 'drizzle-orm'
import { applications as a } from './applications.tables.ts'

/** When the company first answered in any way that its person could notice; a hold does not take that back. */
export const answeredAt = sql`coalesce(${a.replied_before_hold_at}, ${a.first_reply_at}, ${a.told_at})`
