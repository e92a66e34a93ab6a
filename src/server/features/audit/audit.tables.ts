import { bigserial, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/db/columns.ts'

/** An event of the company, or a step of one of its applications. */
export type AuditSource = 'EVENT' | 'STEP'

/** What no seal covers yet. The database itself writes it (a trigger of its migration), so that no way in forgets to. */
export const auditPending = pgTable('audit_pending', {
  number: bigserial('number', { mode: 'number' }).primaryKey(),
  company_id: uuid('company_id').notNull(),
  source: text('source').$type<AuditSource>().notNull(),
  row_id: uuid('row_id').notNull(),
})

/** One link of a company's chain: its hash covers the one before, so that nothing can be changed or taken out unseen. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    company_id: uuid('company_id').notNull(),
    number: integer('number').notNull(),
    source: text('source').$type<AuditSource>().notNull(),
    row_id: uuid('row_id').notNull(),
    digest: text('digest').notNull(),
    hash: text('hash').notNull(),
    sealed_at: instant('sealed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.number] }),
    uniqueIndex('audit_seals_row_key').on(table.source, table.row_id),
  ],
)

export type AuditSeal = typeof auditSeals.$inferSelect
