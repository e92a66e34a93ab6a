import type { Deps } from '#server/context.ts'
import { hashToken, newToken } from '#server/platform/secrets.ts'
import { AppError } from '#shared/core/errors.ts'
import { SIGN_IN_TICKET_LIFE, SIGN_IN_TICKET_TRIES } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import type { TicketKind } from './second-factor.tables.ts'
import { findTicket, insertTicket, spendTicketTry } from './tickets.queries.ts'

type TicketCtx = Pick<Deps, 'db' | 'now'>
type Whose = { kind: TicketKind; user_id: string | null; challenge?: string }

/** What lets whoever holds it go on with the next step, for a few minutes and a few tries. */
export async function newTicket(ctx: TicketCtx, whose: Whose): Promise<{ ticket: string; expires_at: Date }> {
  const ticket = newToken()
  const created_at = ctx.now()
  const expires_at = addSeconds(created_at, SIGN_IN_TICKET_LIFE)
  const tries_left = SIGN_IN_TICKET_TRIES
  await insertTicket(ctx.db, { ...whose, token_hash: hashToken(ticket), tries_left, created_at, expires_at })
  return { ticket, expires_at }
}

/** The ticket, with one try less; a wrong one costs it also when what follows fails. */
export async function spendTicket(ctx: TicketCtx, ticket: string, kinds: readonly TicketKind[]) {
  const found = await spendTicketTry(ctx.db, hashToken(ticket), ctx.now())
  if (!found || !kinds.includes(found.kind)) throw new AppError('sign_in_expired')
  return found
}

export async function requireTicket(ctx: TicketCtx, ticket: string, kind: TicketKind) {
  const found = await findTicket(ctx.db, hashToken(ticket), ctx.now())
  if (found?.kind !== kind) throw new AppError('sign_in_expired')
  return found
}
