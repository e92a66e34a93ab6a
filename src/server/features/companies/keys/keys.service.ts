import type { z } from 'zod'
import { type Deps, inTransaction, type TeamCtx, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { hashToken, newToken } from '#server/platform/secrets.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import type * as contract from '#shared/integrations/api-keys.ts'
import { KEYS_MAX } from '#shared/integrations/api-keys.ts'
import type { KeyScope } from '#shared/integrations/key-scopes.ts'
import { requireCompany, requireLockedCompany } from '../team/access.service.ts'
import { countLive, findKeyOf, findLiveKey, insertKey, listKeysOf, markUsed, revoke } from './keys.queries.ts'
import type { KeyRow } from './keys.tables.ts'

const PAGE = 20
const PREFIX = 'skillo_'
/** As much of a key as its list shows, by which people tell it from others. */
const SHOWN_LETTERS = 6
const USED_EVERY_SECONDS = 60

/** The key that a token is, for an endpoint that asks for this scope. Every call counts, also one that is refused. */
export async function liveKey(
  deps: Deps,
  token: string,
  scope: KeyScope,
): Promise<Required<Pick<TeamCtx, 'user' | 'key'>>> {
  const now = deps.now()
  const key = await findLiveKey(deps.db, hashToken(token), now)
  if (!key) throw new AppError('key_invalid')
  const { id, company_id, scopes } = key
  await takeAttempt(deps, rateRules.api_key, id)
  await noteUse(deps, key)
  if (!scopes.includes(scope)) throw new AppError('state_conflict', `A esta clave le falta el permiso «${scope}».`)
  return { user: { id }, key: { id, company_id, scopes } }
}

/** The list of what happened in the company names the key, once a day. */
async function noteUse(deps: Deps, { id, company_id, name, last_used_at }: KeyRow): Promise<void> {
  const now = deps.now()
  if (last_used_at && addSeconds(last_used_at, USED_EVERY_SECONDS) > now) return
  const isNewDay = last_used_at?.toISOString().slice(0, 10) !== now.toISOString().slice(0, 10)
  await inTransaction(deps, async (tx) => {
    // Of several calls at once, one is the first.
    const isFirst = await markUsed(tx.db, { id, before: last_used_at, now })
    if (isFirst && isNewDay) await emit(tx, { kind: 'API_KEY_USED', company_id, facts: { name } })
  })
}

type InCompany = { params: { id: string } }
type Found = NonNullable<Awaited<ReturnType<typeof findKeyOf>>>

function present(
  { now }: Pick<Deps, 'now'>,
  { key, created_by_name }: Found,
): z.input<typeof contract.revokeKey.answer> {
  const is_live = !key.revoked_at && (!key.expires_at || key.expires_at > now())
  return { ...key, created_by_name, is_live }
}

export async function listKeys(
  ctx: UserCtx,
  { params, query }: InCompany & { query: { cursor?: string | undefined } },
) {
  const { company } = await requireCompany(ctx, params.id, 'manage_integrations')
  const rows = await listKeysOf(ctx.db, company.id, readCursor(query.cursor), PAGE + 1)
  const page = pageOf(
    rows.map((row) => ({ row, id: row.key.id, created_at: row.key.created_at })),
    PAGE,
  )
  const live_total = await countLive(ctx.db, company.id, ctx.now())
  return { items: page.items.map(({ row }) => present(ctx, row)), next_cursor: page.next_cursor, live_total }
}

const FULL = `Tu empresa ya tiene ${KEYS_MAX} claves en uso. Revoca una que no necesites para crear otra.`

/** The token leaves the server here, once; what stays is its hash. */
export async function createKey(
  ctx: UserCtx,
  { params, body }: InCompany & { body: z.output<typeof contract.newKey> },
) {
  const { life, scopes, name } = body
  return inTransaction(ctx, async (tx) => {
    const { company } = await requireLockedCompany(tx, params.id, 'manage_integrations')
    await takeAttempt(tx, rateRules.key_creation, company.id)
    const now = tx.now()
    if ((await countLive(tx.db, company.id, now)) >= KEYS_MAX) throw new AppError('state_conflict', FULL)
    const token = `${PREFIX}${newToken()}`
    const id = await insertKey(tx.db, {
      company_id: company.id,
      name,
      scopes: [...new Set(scopes)],
      prefix: token.slice(0, PREFIX.length + SHOWN_LETTERS),
      token_hash: hashToken(token),
      created_by: tx.user.id,
      created_at: now,
      expires_at: life === 'NONE' ? null : addDays(now, Number(life)),
    })
    await emit(tx, { kind: 'API_KEY_CREATED', company_id: company.id, actor_id: tx.user.id, facts: { name } })
    return { key: present(tx, await requireKey(tx, company.id, id)), token }
  })
}

async function requireKey(tx: UserCtx, company_id: string, id: string): Promise<Found> {
  const found = await findKeyOf(tx.db, company_id, id)
  if (!found) throw new AppError('not_found')
  return found
}

export async function revokeKey(ctx: UserCtx, { params }: { params: { id: string; key_id: string } }) {
  return inTransaction(ctx, async (tx) => {
    const { company } = await requireLockedCompany(tx, params.id, 'manage_integrations')
    const { key } = await requireKey(tx, company.id, params.key_id)
    if (!key.revoked_at) {
      await revoke(tx.db, key.id, tx.now())
      const facts = { name: key.name }
      await emit(tx, { kind: 'API_KEY_REVOKED', company_id: company.id, actor_id: tx.user.id, facts })
    }
    return present(tx, await requireKey(tx, company.id, key.id))
  })
}
