import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { companyKind, companySize, companyStatus, companyVerification } from '#shared/companies/company-fields.ts'

export const companies = pgTable(
  'companies',
  {
    id: primaryId(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    legal_name: text('legal_name'),
    tax_id: text('tax_id'),
    tax_country: text('tax_country'),
    kind: text('kind').$type<z.infer<typeof companyKind>>().notNull().default('EMPRESA'),
    website: text('website').notNull(),
    /** The host of the website without `www.`. */
    domain: text('domain').notNull(),
    /** What somebody registered of the domain that was proved last; stays when the website or the badge goes. */
    proved_domain: text('proved_domain'),
    verification: text('verification').$type<z.infer<typeof companyVerification>>().notNull().default('UNVERIFIED'),
    sector: text('sector'),
    size: text('size').$type<z.infer<typeof companySize>>(),
    founded_year: integer('founded_year'),
    countries: text('countries').array().notNull().default([]),
    hq_city: text('hq_city'),
    description: text('description'),
    benefits: text('benefits').array().notNull().default([]),
    links: jsonb('links').$type<{ kind: string; url: string }[]>().notNull().default([]),
    logo_id: uuid('logo_id'),
    cover_id: uuid('cover_id'),
    photo_ids: uuid('photo_ids').array().notNull().default([]),
    /** Of its own page, as `#1a2b3c`: letters of one on a ground of the other; both or none. */
    color_back: text('color_back'),
    color_front: text('color_front'),
    default_currency: text('default_currency').notNull(),
    timezone: text('timezone').notNull(),
    retention_months: integer('retention_months').notNull().default(12),
    default_reply_days: integer('default_reply_days').notNull().default(10),
    ai_enabled: boolean('ai_enabled').notNull().default(false),
    requires_second_factor: boolean('requires_second_factor').notNull().default(false),
    status: text('status').$type<z.infer<typeof companyStatus>>().notNull().default('ACTIVE'),
    /** Nobody of it sees people until somebody has looked at why it read so many. */
    people_stopped_at: instant('people_stopped_at'),
    revision: integer('revision').notNull().default(1),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('companies_slug_key').on(table.slug),
    // A creation that is sent twice finds this instead of making a second company.
    uniqueIndex('companies_creator_key')
      .on(table.created_by, table.domain, sql`lower(${table.name})`)
      .where(sql`${table.status} <> 'ARCHIVED'`),
    uniqueIndex('companies_verified_domain_key').on(table.domain).where(sql`${table.verification} <> 'UNVERIFIED'`),
    index('companies_domain_idx').on(table.domain),
    index('companies_proved_domain_idx').on(table.proved_domain),
    check('companies_kind', sql`${table.kind} in ('EMPRESA', 'ONG', 'PUBLICA', 'EDUCACION', 'AGENCIA', 'AUTONOMO')`),
    check(
      'companies_verification',
      sql`${table.verification} in ('UNVERIFIED', 'DOMAIN_VERIFIED', 'DOCUMENT_VERIFIED')`,
    ),
    check('companies_status', sql`${table.status} in ('ACTIVE', 'SUSPENDED', 'ARCHIVED')`),
    check('companies_retention', sql`${table.retention_months} between 3 and 24`),
    check('companies_reply_days', sql`${table.default_reply_days} between 1 and 30`),
  ],
)

export type CompanyRow = typeof companies.$inferSelect
export type NewCompany = typeof companies.$inferInsert
