import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { Intent, JobPreferences, NotificationPrefs } from '#shared/accounts/users.ts'

type AccountStatus = 'ACTIVE' | 'SUSPENDED' | 'DELETION_SCHEDULED' | 'DELETED'

export const users = pgTable(
  'users',
  {
    id: primaryId(),
    full_name: text('full_name').notNull(),
    email: text('email').notNull(),
    email_verified_at: instant('email_verified_at'),
    pending_email: text('pending_email'),
    password_hash: text('password_hash').notNull(),
    intent: text('intent').$type<Intent>(),
    headline: text('headline'),
    bio: text('bio'),
    phone: text('phone'),
    phone_verified_at: instant('phone_verified_at'),
    profile_picture_id: uuid('profile_picture_id'),
    cover_photo_id: uuid('cover_photo_id'),
    country: text('country'),
    region: text('region'),
    city: text('city'),
    timezone: text('timezone').notNull().default('UTC'),
    locale: text('locale').notNull().default('es-ES'),
    currency: text('currency').notNull().default('EUR'),
    links: jsonb('links').$type<{ kind: string; url: string }[]>().notNull().default([]),
    job_preferences: jsonb('job_preferences').$type<Partial<JobPreferences>>().notNull().default({}),
    /** Null until the person has answered, and as good as `ONLY_APPLICATIONS`. */
    visibility: text('visibility').$type<'VISIBLE' | 'ONLY_APPLICATIONS' | 'HIDDEN'>(),
    hidden_companies: jsonb('hidden_companies')
      .$type<{ name: string; domain: string | null; auto: boolean }[]>()
      .notNull()
      .default([]),
    notification_prefs: jsonb('notification_prefs').$type<Partial<NotificationPrefs>>().notNull().default({}),
    /** Since when the password alone opens nothing; null while there is neither an authenticator app nor a passkey. */
    second_factor_at: instant('second_factor_at'),
    terms_version: text('terms_version').notNull(),
    terms_accepted_at: instant('terms_accepted_at').notNull(),
    marketing_opt_in: boolean('marketing_opt_in').notNull().default(false),
    status: text('status').$type<AccountStatus>().notNull().default('ACTIVE'),
    /** When everything of the person goes, unless they come back before. */
    deletion_due_at: instant('deletion_due_at'),
    /** The last day with a sign of life, to the day; null for accounts from before it was noted. */
    last_seen_at: instant('last_seen_at'),
    /** When the person was told that the account ends because nobody uses it. */
    unused_warned_at: instant('unused_warned_at'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    uniqueIndex('users_verified_phone_key').on(table.phone).where(sql`${table.phone_verified_at} is not null`),
    index('users_pending_email_idx').on(table.pending_email).where(sql`${table.pending_email} is not null`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_intent', sql`${table.intent} in ('SEEKER', 'RECRUITER')`),
    check('users_visibility', sql`${table.visibility} in ('VISIBLE', 'ONLY_APPLICATIONS', 'HIDDEN')`),
    check('users_status', sql`${table.status} in ('ACTIVE', 'SUSPENDED', 'DELETION_SCHEDULED', 'DELETED')`),
    check('users_deletion_due', sql`(${table.status} = 'DELETION_SCHEDULED') = (${table.deletion_due_at} is not null)`),
    index('users_unused_idx')
      .on(sql`coalesce(${table.last_seen_at}, ${table.created_at})`)
      .where(sql`${table.status} = 'ACTIVE'`),
    index('users_deletion_due_idx').on(table.deletion_due_at).where(sql`${table.deletion_due_at} is not null`),
    check('users_phone_e164', sql`${table.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check('users_phone_verified', sql`${table.phone_verified_at} is null or ${table.phone} is not null`),
  ],
)

export type UserRow = typeof users.$inferSelect

declare module '#server/context.ts' {
  interface SignedInUser extends UserRow {}
}

export type NewUser = typeof users.$inferInsert
