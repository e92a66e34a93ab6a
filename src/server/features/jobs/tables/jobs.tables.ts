import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { bytes, instant, primaryId } from '#server/platform/db/columns.ts'
import type { ReportReason } from '#shared/vacancies/moderation.ts'
import { vacancies } from '../../vacancies/vacancies.tables.ts'

const vacancyId = () =>
  uuid('vacancy_id')
    .notNull()
    .references(() => vacancies.id, { onDelete: 'cascade' })

export const vacancyReports = pgTable(
  'vacancy_reports',
  {
    id: primaryId(),
    vacancy_id: vacancyId(),
    /** Stays empty when the account goes: what was reported remains. */
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    details: text('details'),
    /** A keyed hash of the range of addresses it came from: reports of one office are one voice. */
    network: bytes('network'),
    created_at: instant('created_at').notNull(),
    /** When it took part in a decision; the next one needs new ones. */
    counted_at: instant('counted_at'),
  },
  (table) => [
    uniqueIndex('vacancy_reports_person_key').on(table.vacancy_id, table.user_id),
    index('vacancy_reports_person_idx').on(table.user_id),
    check(
      'vacancy_reports_reason',
      sql`${table.reason} in ('ESTAFA', 'PIDE_DINERO', 'DATOS_FALSOS', 'DISCRIMINATORIA', 'DUPLICADA', 'OTRA')`,
    ),
  ],
)

/** Who has been counted today: one view per person, or per network, a day, kept as a keyed hash and swept soon after. */
export const vacancyViews = pgTable(
  'vacancy_views',
  { vacancy_id: vacancyId(), viewer: bytes('viewer').notNull(), created_at: instant('created_at').notNull() },
  (table) => [
    primaryKey({ name: 'vacancy_views_key', columns: [table.vacancy_id, table.viewer] }),
    index('vacancy_views_created_idx').on(table.created_at),
  ],
)
