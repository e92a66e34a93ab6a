import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { bytes, instant, primaryId } from '#server/platform/db/columns.ts'
import type { KeyScope } from '#shared/integrations/key-scopes.ts'
import { companies } from '../companies.tables.ts'

/** Keys that companies gave to programs. A revoked one stays, so that what it did still says which it was. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: primaryId(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    token_hash: bytes('token_hash').notNull(),
    scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
    last_used_at: instant('last_used_at'),
    expires_at: instant('expires_at'),
    revoked_at: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('api_keys_token_key').on(table.token_hash),
    index('api_keys_company_idx').on(table.company_id, table.created_at, table.id),
    check('api_keys_scopes', sql`cardinality(${table.scopes}) > 0`),
  ],
)

export type KeyRow = typeof apiKeys.$inferSelect

/** Who did it: a person by their name, or a key by its own. */
export const actorNameOf = (person: SQLWrapper, actor_id: SQLWrapper): SQL<string | null> =>
  sql<
    string | null
  >`coalesce(${person}, (select 'Clave «' || ${apiKeys.name} || '»' from ${apiKeys} where ${apiKeys.id} = ${actor_id}))`
