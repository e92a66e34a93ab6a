import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'

export interface CertifiedApplication {
  day: string
  company: string
  role: string
  channel: string
  /** The days on which something changed, and what it then was. */
  history: { day: string; words: string }[]
  /** As it stood when the certificate was made. */
  state: string
}

/** What was printed, as it was: rows are written once and never changed. */
export const certificates = pgTable(
  'certificates',
  {
    id: primaryId(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    full_name: text('full_name').notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    issued_on: date('issued_on', { mode: 'string' }).notNull(),
    applications: integer('applications').notNull(),
    rows: jsonb('rows').$type<CertifiedApplication[]>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('certificates_code_key').on(table.code),
    index('certificates_user_idx').on(table.user_id, table.created_at, table.id),
  ],
)

export type CertificateRow = typeof certificates.$inferSelect
