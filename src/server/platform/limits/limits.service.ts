import type { Deps } from '#server/context.ts'
import { rateLimited } from '#server/platform/http/errors.ts'
import { sign } from '#server/platform/secrets.ts'
import type { RateRule } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { countHit, readHits, takeHits, uncountHits } from './limits.queries.ts'

type LimitCtx = Pick<Deps, 'db' | 'now' | 'config'>

// Addresses and phones are only told apart, never stored in the counters: without the key nobody can try them all out.
function keyOf({ config }: LimitCtx, rule: RateRule, subject: string): string {
  return `${rule.name}:${sign(config.secret_key, 'rate-limit', subject).toString('base64url')}`
}

const count = (ctx: LimitCtx, rule: RateRule, subject: string) =>
  countHit(ctx.db, keyOf(ctx, rule, subject), ctx.now(), addSeconds(ctx.now(), rule.window_seconds))

/** Counts one attempt; over the limit it throws 429 with the time to wait. A failing counter refuses, never lets through. */
export async function takeAttempt(ctx: LimitCtx, rule: RateRule, subject: string): Promise<void> {
  const { hits, resets_at } = await count(ctx, rule, subject)
  if (hits > rule.max) throw rateLimited((resets_at.getTime() - ctx.now().getTime()) / 1000)
}

/** Counts one attempt and says whether there were too many, for what follows to be stricter and nobody to be shut out. */
export async function isOverLimit(ctx: LimitCtx, rule: RateRule, subject: string): Promise<boolean> {
  const { hits } = await count(ctx, rule, subject)
  return hits > rule.max
}

/** The same of what was counted already, and counts nothing. */
export async function isAtLimit(ctx: LimitCtx, rule: RateRule, subject: string): Promise<boolean> {
  const counted = await readHits(ctx.db, keyOf(ctx, rule, subject), ctx.now())
  return (counted?.hits ?? 0) >= rule.max
}

/** Gives attempts back, for limits that only count failures. */
export async function returnAttempt(ctx: LimitCtx, rule: RateRule, subject: string, attempts = 1): Promise<void> {
  await uncountHits(ctx.db, keyOf(ctx, rule, subject), attempts)
}

/** Throws 429 where the limit is reached already, and counts nothing. */
export async function requireAttemptsLeft(ctx: LimitCtx, rule: RateRule, subject: string): Promise<void> {
  const now = ctx.now()
  const counted = await readHits(ctx.db, keyOf(ctx, rule, subject), now)
  if (counted && counted.hits >= rule.max) throw rateLimited((counted.resets_at.getTime() - now.getTime()) / 1000)
}

/** Clears a counter and says how many attempts it held. */
export const clearAttempts = (ctx: LimitCtx, rule: RateRule, subject: string): Promise<number> =>
  takeHits(ctx.db, keyOf(ctx, rule, subject), ctx.now())

/** The part of an address that one household or office shares: IPv4 whole, IPv6 by /64. */
export function ipPrefix(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** The range that one customer of a provider can easily move in: IPv4 by /24, IPv6 by /48. */
export function ipRange(ip: string): string {
  const prefix = ipPrefix(ip)
  if (!prefix.includes(':')) return prefix.replace(/\.\d+$/, '.0/24')
  return `${prefix.split(':').slice(0, 3).join(':')}::/48`
}
