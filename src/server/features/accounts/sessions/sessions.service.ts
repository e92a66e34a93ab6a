import type { z } from 'zod'
import type { Ctx, Deps, UserCtx } from '#server/context.ts'
import { ipRange } from '#server/platform/limits/limits.service.ts'
import { hashToken, newToken } from '#server/platform/secrets.ts'
import type { listSessions as listSessionsEndpoint, SignedInBy } from '#shared/accounts/auth.ts'
import { AppError } from '#shared/core/errors.ts'
import { SESSION_ABSOLUTE, SESSION_IDLE } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { deviceOf } from './device.ts'
import { networkMark } from './network.service.ts'
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  listLiveSessions,
  markSeen,
  touchSession,
} from './sessions.queries.ts'

const TOUCH_EVERY_SECONDS = 300

/** Who a token belongs to, while it is alive: not idle for 14 days, not older than 60, of an active account. */
export async function liveSession(
  deps: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<Pick<UserCtx, 'user' | 'session_id'> | undefined> {
  const found = await findSession(deps.db, hashToken(token))
  if (!found) return undefined
  const { session, user } = found
  const now = deps.now()
  const isAlive = session.expires_at > now && addSeconds(session.last_seen_at, SESSION_IDLE) > now
  if (!isAlive || user.status !== 'ACTIVE') return undefined
  if (addSeconds(session.last_seen_at, TOUCH_EVERY_SECONDS) <= now) await touchSession(deps.db, session.id, now)
  return { user, session_id: session.id }
}

/** Signs a person in on this device and returns the token, which is kept nowhere else. */
export async function startSession(ctx: Ctx, userId: string, signed_in_by: SignedInBy = 'PASSWORD'): Promise<string> {
  const token = newToken()
  const now = ctx.now()
  await insertSession(ctx.db, {
    user_id: userId,
    token_hash: hashToken(token),
    device: deviceOf(ctx.request.user_agent),
    ip_prefix: ipRange(ctx.request.ip),
    network: networkMark(ctx, ctx.request.ip),
    signed_in_by,
    created_at: now,
    last_seen_at: now,
    expires_at: addSeconds(now, SESSION_ABSOLUTE),
  })
  await markSeen(ctx.db, userId, now)
  return token
}

export async function listSessions(ctx: UserCtx): Promise<z.input<typeof listSessionsEndpoint.answer>> {
  const now = ctx.now()
  const rows = await listLiveSessions(ctx.db, ctx.user.id, now, addSeconds(now, -SESSION_IDLE))
  return { items: rows.map((row) => ({ ...row, is_current: row.id === ctx.session_id })), next_cursor: null }
}

export async function revokeSession(ctx: UserCtx, { params }: { params: { id: string } }): Promise<undefined> {
  if (!(await deleteSession(ctx.db, ctx.user.id, params.id))) throw new AppError('not_found')
}

export async function revokeOtherSessions(ctx: UserCtx): Promise<undefined> {
  await deleteSessionsOf(ctx.db, ctx.user.id, ctx.session_id)
}

export async function logout(ctx: Ctx & Partial<Pick<UserCtx, 'user' | 'session_id'>>): Promise<undefined> {
  if (ctx.user && ctx.session_id) await deleteSession(ctx.db, ctx.user.id, ctx.session_id)
}
