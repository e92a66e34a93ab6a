import type { Ctx, Deps } from '#server/context.ts'
import {
  clearAttempts,
  ipRange,
  requireAttemptsLeft,
  returnAttempt,
  takeAttempt,
} from '#server/platform/limits/limits.service.ts'
import { GUESSING_FACTOR, type RateRule, rateRules } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import type { UserRow } from '../users/users.tables.ts'
import { networkMark } from './network.service.ts'
import { findFirstSession } from './sessions.queries.ts'

/** Known by their marks, as sessions keep them: whoever confirms later, from anywhere, clears the network they came from. */
const marksOf = (ctx: Ctx) => ({
  network: networkMark(ctx, ctx.request.ip).toString('base64url'),
  range: ipRange(ctx.request.ip),
})

const guessing = (rule: RateRule): RateRule => ({ ...rule, max: rule.max * GUESSING_FACTOR })

/** Floods by speed, and networks that go on probing addresses after they were refused. */
export async function requireRoomToRegister(ctx: Ctx): Promise<void> {
  const { network, range } = marksOf(ctx)
  await takeAttempt(ctx, rateRules.register_burst_range, range)
  await takeAttempt(ctx, rateRules.register_ip, network)
  await requireAttemptsLeft(ctx, guessing(rateRules.register_taken_ip), network)
  await requireAttemptsLeft(ctx, guessing(rateRules.register_taken_range), range)
}

/** A new account counts until its address is confirmed; a refused one counts for nothing. */
export async function countUnconfirmed(ctx: Ctx): Promise<void> {
  const { network, range } = marksOf(ctx)
  const taken: [RateRule, string][] = []
  try {
    for (const [rule, subject] of [
      [rateRules.register_unconfirmed_ip, network],
      [rateRules.register_unconfirmed_range, range],
    ] as const) {
      taken.push([rule, subject])
      await takeAttempt(ctx, rule, subject)
    }
  } catch (refused) {
    for (const [rule, subject] of taken) await returnAttempt(ctx, rule, subject)
    throw refused
  }
}

interface Marks {
  network: string
  range: string
}

async function uncount(ctx: Deps, { network, range }: Marks): Promise<void> {
  await returnAttempt(ctx, rateRules.register_unconfirmed_ip, network)
  await returnAttempt(ctx, rateRules.register_unconfirmed_range, range)
}

/** No account came of it. */
export const uncountUnconfirmed = (ctx: Ctx): Promise<void> => uncount(ctx, marksOf(ctx))

/** To be asked before the sessions of the person end: the first one says where the account was made. */
export async function uncountConfirmed(tx: Deps, user: UserRow): Promise<void> {
  const window = rateRules.register_unconfirmed_ip.window_seconds
  if (user.email_verified_at || addSeconds(user.created_at, window) <= tx.now()) return
  const first = await findFirstSession(tx.db, user.id)
  if (!first?.network) return
  await uncount(tx, { network: first.network.toString('base64url'), range: first.ip_prefix })
}

/** Telling that an address is known is a documented deviation, so it is rationed. */
export async function countKnownAddress(ctx: Ctx, email: string): Promise<void> {
  const { network, range } = marksOf(ctx)
  await takeAttempt(ctx, rateRules.register_taken_by, `${network} ${email}`)
  await takeAttempt(ctx, rateRules.register_taken_range, range)
  await takeAttempt(ctx, rateRules.register_taken_ip, network)
}

/** Whoever signs in where they were told that they have an account was no stranger. */
export async function uncountKnownAddress(ctx: Ctx, email: string): Promise<void> {
  const { network, range } = marksOf(ctx)
  const told = await clearAttempts(ctx, rateRules.register_taken_by, `${network} ${email}`)
  if (told === 0) return
  await returnAttempt(ctx, rateRules.register_taken_ip, network, told)
  await returnAttempt(ctx, rateRules.register_taken_range, range, told)
}
