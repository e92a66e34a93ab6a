import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, primaryId } from '#server/platform/db/columns.ts'
import type { SignedInBy } from '#shared/accounts/auth.ts'
import { users } from '../users/users.tables.ts'

/** One signed-in device. Only the SHA-256 of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: bytes('token_hash').notNull(),
    device: text('device').notNull(),
    /** For the person to know it by; too short to find a household. */
    ip_prefix: text('ip_prefix').notNull(),
    /** By which the same network is known again without its address; null for sessions that began before it was kept. */
    network: bytes('network'),
    /** Null for sessions that began before it was kept. */
    signed_in_by: text('signed_in_by').$type<SignedInBy>(),
    created_at: instant('created_at').notNull(),
    last_seen_at: instant('last_seen_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash_key').on(table.token_hash),
    index('sessions_user_idx').on(table.user_id, table.last_seen_at),
    index('sessions_expires_idx').on(table.expires_at),
  ],
)

export type LinkKind = 'RESET_PASSWORD' | 'VERIFY_EMAIL' | 'UNDO_EMAIL_CHANGE' | 'KEEP_ACCOUNT'

/** Links sent by mail: hashed, single use, dated, bound to the address they went to. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    id: primaryId(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LinkKind>().notNull(),
    email: text('email').notNull(),
    token_hash: bytes('token_hash').notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [
    uniqueIndex('link_tokens_token_hash_key').on(table.token_hash),
    index('link_tokens_user_idx').on(table.user_id, table.kind),
    index('link_tokens_expires_idx').on(table.expires_at),
    index('link_tokens_left_address_idx').on(table.email).where(sql`${table.kind} = 'UNDO_EMAIL_CHANGE'`),
    check(
      'link_tokens_kind',
      sql`${table.kind} in ('RESET_PASSWORD', 'VERIFY_EMAIL', 'UNDO_EMAIL_CHANGE', 'KEEP_ACCOUNT')`,
    ),
  ],
)
