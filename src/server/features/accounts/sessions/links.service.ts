import type { Ctx, Deps } from '#server/context.ts'
import { ipPrefix, returnAttempt, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { hashToken, newToken } from '#server/platform/secrets.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { findLink, insertLink } from './links.queries.ts'
import type { LinkKind } from './sessions.tables.ts'

/** Where each kind of link leads; the pages take its token out of the address bar. */
const pages: Record<LinkKind, string> = {
  RESET_PASSWORD: '/reset-password',
  VERIFY_EMAIL: '/verify-email',
  UNDO_EMAIL_CHANGE: '/verify-email',
  KEEP_ACCOUNT: '/verify-email',
}

/** Pages that serve several kinds are told which one it is. */
const actions: Partial<Record<LinkKind, string>> = { UNDO_EMAIL_CHANGE: 'undo', KEEP_ACCOUNT: 'keep' }

/** Makes a link for a mail; the host comes from the configuration, never from a request. */
export async function createLink(
  ctx: Pick<Deps, 'db' | 'now' | 'config'>,
  link: { user_id: string; kind: LinkKind; email: string; life_seconds: number },
): Promise<string> {
  const token = newToken()
  const now = ctx.now()
  const { life_seconds, ...values } = link
  await insertLink(ctx.db, {
    ...values,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: addSeconds(now, life_seconds),
  })
  const action = actions[link.kind]
  const query = new URLSearchParams({ token, ...(action && { action }) })
  return `${ctx.config.public_url}${pages[link.kind]}?${query}`
}

/** The link of a token with its person, used or not; only tokens that nobody was sent count against a network. */
export async function requireLink(ctx: Ctx, kind: LinkKind, token: string) {
  const network = ipPrefix(ctx.request.ip)
  await takeAttempt(ctx, rateRules.link_token_ip, network)
  const found = await findLink(ctx.db, kind, hashToken(token))
  if (!found) throw new AppError('token_expired')
  await returnAttempt(ctx, rateRules.link_token_ip, network)
  return found
}
