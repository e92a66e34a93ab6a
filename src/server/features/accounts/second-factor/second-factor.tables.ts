import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, primaryId } from '#server/platform/db/columns.ts'
import { users } from '../users/users.tables.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The authenticator app of a person (TOTP, RFC 6238). */
export const authenticatorApps = pgTable('authenticator_apps', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with the server's secret. */
  sealed_secret: text('sealed_secret').notNull(),
  /** Null until a code was typed; until then nothing is asked for. */
  confirmed_at: instant('confirmed_at'),
  /** The half minute of the last code that was used: it and earlier ones are worth nothing any more. */
  last_step: integer('last_step'),
  created_at: instant('created_at').notNull(),
})

/** Random enough for a plain SHA-256, so that they outlive a new secret of the server. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: primaryId(),
    user_id: userId(),
    code_hash: bytes('code_hash').notNull(),
    used_at: instant('used_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('recovery_codes_key').on(table.user_id, table.code_hash)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: primaryId(),
    user_id: userId(),
    /** As the authenticator names it, in base64url. */
    credential_id: text('credential_id').notNull(),
    public_key: bytes('public_key').notNull(),
    /** Of uses, as the authenticator counts them; many always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    is_synced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    created_at: instant('created_at').notNull(),
    last_used_at: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_key').on(table.credential_id),
    index('passkeys_user_idx').on(table.user_id, table.created_at),
  ],
)

export type PasskeyRow = typeof passkeys.$inferSelect

export type TicketKind = 'SECOND_STEP' | 'PASSKEY' | 'NEW_PASSKEY'

/** What somebody holds between two calls of signing in, or of making a passkey. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    id: primaryId(),
    kind: text('kind').$type<TicketKind>().notNull(),
    /** Null while nobody knows whose passkey it will be. */
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    token_hash: bytes('token_hash').notNull(),
    /** What a passkey has to sign. */
    challenge: text('challenge'),
    tries_left: integer('tries_left').notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sign_in_tickets_token_key').on(table.token_hash),
    index('sign_in_tickets_user_idx').on(table.user_id),
    index('sign_in_tickets_expires_idx').on(table.expires_at),
    check('sign_in_tickets_kind', sql`${table.kind} in ('SECOND_STEP', 'PASSKEY', 'NEW_PASSKEY')`),
    check('sign_in_tickets_user', sql`(${table.kind} = 'PASSKEY') = (${table.user_id} is null)`),
  ],
)
