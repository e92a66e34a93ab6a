import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { bytes, instant, primaryId } from '#server/platform/db/columns.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { CvImport, CvProposal, ImportSource } from '#shared/cvs/cv-imports.ts'
import type { CvSummary, CvVersion } from '#shared/cvs/cvs.ts'
import { companies } from '../companies/companies.tables.ts'

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const cvId = () => uuid('cv_id').references(() => cvs.id, { onDelete: 'cascade' })

export const cvs = pgTable(
  'cvs',
  {
    id: primaryId(),
    user_id: ownerId(),
    /** The CV it was copied from. */
    parent_id: uuid('parent_id').references((): AnyPgColumn => cvs.id, { onDelete: 'set null' }),
    is_base: boolean('is_base').notNull(),
    status: text('status').$type<CvSummary['status']>().notNull().default('ACTIVE'),
    title: text('title').notNull(),
    target_role: text('target_role').notNull(),
    language: text('language').$type<CvContent['language']>().notNull(),
    template: text('template').$type<CvContent['template']>().notNull(),
    design: jsonb('design').$type<CvContent['design']>().notNull(),
    document: jsonb('document').$type<CvContent['document']>().notNull(),
    /** The file that it was read from hid a text that speaks to a program. */
    file_hides_orders: boolean('file_hides_orders').notNull().default(false),
    revision: integer('revision').notNull().default(1),
    /** Numbers of swept versions are never given again. */
    last_version: integer('last_version').notNull().default(0),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('cvs_base_key').on(table.user_id).where(sql`${table.is_base}`),
    index('cvs_user_idx').on(table.user_id),
    index('cvs_parent_idx').on(table.parent_id),
    index('cvs_newest_base_idx').on(table.updated_at, table.id).where(sql`${table.is_base}`),
    check('cvs_status', sql`${table.status} in ('ACTIVE', 'ARCHIVED')`),
    check('cvs_base_active', sql`not ${table.is_base} or ${table.status} = 'ACTIVE'`),
    check('cvs_language', sql`${table.language} in ('es', 'en', 'pt')`),
    check(
      'cvs_template',
      sql`${table.template} in ('ESENCIAL', 'CLASICO', 'LATERAL', 'MODERNO', 'COMPACTO', 'EUROPEO')`,
    ),
    check('cvs_title', sql`char_length(${table.title}) between 1 and 80`),
    check('cvs_size', sql`octet_length(${table.document}::text) <= 2000000`),
  ],
)

export type CvRow = typeof cvs.$inferSelect
export type NewCv = typeof cvs.$inferInsert

/** A whole CV as it was; rows are only added and swept, never changed. */
export const cvVersions = pgTable(
  'cv_versions',
  {
    cv_id: cvId().notNull(),
    number: integer('number').notNull(),
    name: text('name'),
    reason: text('reason').$type<CvVersion['reason']>().notNull(),
    content: jsonb('content').$type<CvContent>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'cv_versions_key', columns: [table.cv_id, table.number] }),
    index('cv_versions_automatic_idx').on(table.created_at).where(sql`${table.name} is null`),
    check('cv_versions_reason', sql`${table.reason} in ('AUTO', 'NAMED', 'EXPORT', 'SHARE', 'APPLY', 'RESTORE')`),
    check('cv_versions_named', sql`(${table.reason} = 'NAMED') = (${table.name} is not null)`),
    check('cv_versions_size', sql`octet_length(${table.content}::text) <= 2000000`),
  ],
)

export type VersionRow = typeof cvVersions.$inferSelect

/** The open link of a CV. The hash finds it; the sealed token lets the owner see the address again. */
export const cvShares = pgTable(
  'cv_shares',
  {
    cv_id: cvId().primaryKey(),
    token_hash: bytes('token_hash').notNull(),
    token_sealed: text('token_sealed').notNull(),
    password_hash: text('password_hash'),
    expires_at: instant('expires_at'),
    show_contact: boolean('show_contact').notNull(),
    views: integer('views').notNull().default(0),
    downloads: integer('downloads').notNull().default(0),
    created_at: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('cv_shares_token_hash_key').on(table.token_hash)],
)

export type ShareRow = typeof cvShares.$inferSelect

/** What was read out of a file and waits for the person. */
export const cvImports = pgTable(
  'cv_imports',
  {
    id: primaryId(),
    user_id: ownerId(),
    source: text('source').$type<ImportSource>().notNull(),
    state: text('state').$type<CvImport['state']>().notNull().default('READY_FOR_REVIEW'),
    file_name: text('file_name').notNull(),
    proposal: jsonb('proposal').$type<CvProposal>().notNull(),
    /** The CV it became. */
    cv_id: uuid('cv_id').references(() => cvs.id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('cv_imports_user_idx').on(table.user_id, table.created_at),
    index('cv_imports_created_idx').on(table.created_at),
    index('cv_imports_cv_idx').on(table.cv_id),
    check('cv_imports_state', sql`${table.state} in ('READY_FOR_REVIEW', 'ACCEPTED', 'DISCARDED')`),
    check('cv_imports_size', sql`octet_length(${table.proposal}::text) <= 12000000`),
  ],
)

export type ImportRow = typeof cvImports.$inferSelect

/** A company opened a CV: kept once an hour, by whom first, and counted for the owner. */
export const cvViews = pgTable(
  'cv_views',
  {
    cv_id: cvId().notNull(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    viewer_id: uuid('viewer_id').references(() => users.id, { onDelete: 'set null' }),
    hour: instant('hour').notNull(),
    viewed_at: instant('viewed_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'cv_views_key', columns: [table.cv_id, table.company_id, table.hour] }),
    index('cv_views_cv_idx').on(table.cv_id, table.viewed_at),
    index('cv_views_company_idx').on(table.company_id),
    index('cv_views_viewer_idx').on(table.viewer_id),
    index('cv_views_viewed_idx').on(table.viewed_at),
  ],
)
