import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { bytes, instant, primaryId } from '#server/platform/db/columns.ts'
import type { invitationState } from '#shared/companies/invitations.ts'
import type { accessRequest } from '#shared/companies/team.ts'
import type { GivenRole, Role } from '#shared/companies/team-policy.ts'
import { companies } from './companies.tables.ts'

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

/** One row per person and company, also after the person left. */
export const members = pgTable(
  'members',
  {
    id: primaryId(),
    company_id: companyId(),
    // Not taken away with the account: an owner first hands the company over, and everybody else leaves it.
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    role: text('role').$type<Role>().notNull(),
    can_see_salary_expectations: boolean('can_see_salary_expectations').notNull(),
    status: text('status').$type<'ACTIVE' | 'SUSPENDED' | 'LEFT'>().notNull().default('ACTIVE'),
    joined_at: instant('joined_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('members_company_user_key').on(table.company_id, table.user_id),
    uniqueIndex('members_one_owner_key').on(table.company_id).where(sql`${table.role} = 'OWNER'`),
    index('members_user_idx').on(table.user_id),
    check(
      'members_role',
      sql`${table.role} in ('OWNER', 'ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING')`,
    ),
    check('members_status', sql`${table.status} in ('ACTIVE', 'SUSPENDED', 'LEFT')`),
    check('members_owner_active', sql`${table.role} <> 'OWNER' or ${table.status} = 'ACTIVE'`),
  ],
)

export type MemberRow = typeof members.$inferSelect

export const invitations = pgTable(
  'invitations',
  {
    id: primaryId(),
    company_id: companyId(),
    email: text('email').notNull(),
    role: text('role').$type<GivenRole>().notNull(),
    message: text('message'),
    state: text('state').$type<z.infer<typeof invitationState>>().notNull().default('PENDING'),
    /** Of the newest mail; earlier ones are in `invitation_tokens` and only say so. */
    token_hash: bytes('token_hash').notNull(),
    invited_by: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    sent_count: integer('sent_count').notNull().default(1),
    sent_at: instant('sent_at').notNull(),
    last_opened_at: instant('last_opened_at'),
    expires_at: instant('expires_at').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_pending_key').on(table.company_id, table.email).where(sql`${table.state} = 'PENDING'`),
    index('invitations_newest_idx').on(table.company_id, table.created_at, table.id),
    index('invitations_email_idx').on(table.email).where(sql`${table.state} = 'PENDING'`),
    index('invitations_expires_idx').on(table.expires_at).where(sql`${table.state} = 'PENDING'`),
    index('invitations_invited_by_idx').on(table.invited_by),
    check('invitations_role', sql`${table.role} in ('ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING')`),
    check('invitations_state', sql`${table.state} in ('PENDING', 'ACCEPTED', 'DECLINED', 'REVOKED', 'EXPIRED')`),
  ],
)

export type InvitationRow = typeof invitations.$inferSelect

/** Every link that was ever mailed, hashed, so that an old one can lead to the newest. */
export const invitationTokens = pgTable(
  'invitation_tokens',
  {
    token_hash: bytes('token_hash').primaryKey(),
    invitation_id: uuid('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('invitation_tokens_invitation_idx').on(table.invitation_id)],
)

export const accessRequests = pgTable(
  'access_requests',
  {
    id: primaryId(),
    company_id: companyId(),
    kind: text('kind').$type<z.infer<typeof accessRequest>['kind']>().notNull(),
    email: text('email').notNull(),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The invitation it comes from and its role; null when somebody asked by the domain. */
    invitation_id: uuid('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    role: text('role').$type<GivenRole>(),
    message: text('message'),
    state: text('state').$type<'PENDING' | 'INVITED' | 'DISMISSED'>().notNull().default('PENDING'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('access_requests_pending_key').on(table.company_id, table.email).where(sql`${table.state} = 'PENDING'`),
    index('access_requests_user_idx').on(table.user_id),
    index('access_requests_invitation_idx').on(table.invitation_id),
    check('access_requests_kind', sql`${table.kind} in ('DOMAIN', 'OTHER_ACCOUNT', 'NEW_INVITATION')`),
    check('access_requests_state', sql`${table.state} in ('PENDING', 'INVITED', 'DISMISSED')`),
  ],
)

export type AccessRequestRow = typeof accessRequests.$inferSelect

/** The owner's question to a member whether to take the company over. */
export const companyTransfers = pgTable(
  'company_transfers',
  {
    id: primaryId(),
    company_id: companyId(),
    from_member_id: uuid('from_member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    to_member_id: uuid('to_member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    state: text('state').$type<'PENDING' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED'>().notNull().default('PENDING'),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('company_transfers_pending_key').on(table.company_id).where(sql`${table.state} = 'PENDING'`),
    index('company_transfers_from_idx').on(table.from_member_id),
    index('company_transfers_to_idx').on(table.to_member_id),
    check('company_transfers_state', sql`${table.state} in ('PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED')`),
  ],
)

export type TransferRow = typeof companyTransfers.$inferSelect
