import { date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'

/** One line of a certificate, as it was when it was made. */
export interface CertifiedApplication {
  date: string
  company: string
  role: string
  channel: string
  states: string[]
}

export const certificates = pgTable(
  'certificates',
  {
    id: primaryId(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    full_name: text('full_name').notNull(),
    from_day: date('from_day', { mode: 'string' }).notNull(),
    to_day: date('to_day', { mode: 'string' }).notNull(),
    lines: jsonb('lines').$type<CertifiedApplication[]>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('certificates_code_key').on(table.code),
    index('certificates_user_idx').on(table.user_id, table.created_at, table.id),
  ],
)
