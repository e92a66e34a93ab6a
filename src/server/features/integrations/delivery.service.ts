import { type Deps, inTransaction } from '#server/context.ts'
import type { SendResult } from '#server/platform/adapters/webhooks/webhooks.ts'
import { unseal } from '#server/platform/secrets.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import { TEST_KIND } from '#shared/integrations/webhook-kinds.ts'
import { TRIED_DAYS } from '#shared/integrations/webhooks.ts'
import {
  claimWebhook,
  deleteOldDeliveries,
  keepClaim,
  listDue,
  listWithDue,
  lockWebhook,
  releaseClaim,
  writeOutcome,
} from './delivery.queries.ts'
import { SIGNATURE, signatureOf } from './signature.ts'
import { stopWebhook } from './stopping.service.ts'
import { changeWebhook } from './webhooks.queries.ts'
import type { DeliveryRow, WebhookRow } from './webhooks.tables.ts'

export const SECRETS = 'webhook-secret'
const MINUTE = 60
const HOUR = 60 * MINUTE
/** After each try, in seconds; from the last on always the same, until a day is over. */
const PAUSES = [20, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR]
/** Whoever is back hears of everything within this time. */
const LONGEST_REST = HOUR
/** Things about several applications go at once. */
const AT_ONCE = 4
/** Longer than the longest try: whoever died leaves the place free soon. */
const CLAIM_SECONDS = 30
/** Then others come first. */
const TURN_MS = 20_000
const KEPT_DAYS = 30
const AT_ONCE_BY_CLOCK = 500

const pauseAfter = (tries: number): number => PAUSES[Math.min(tries, PAUSES.length) - 1] ?? HOUR

interface Turn {
  by: string
  /** Asks for another turn, after the others. */
  again: (webhook_id: string) => Promise<void>
}

/** Sends what waits for one address, as long as its turn lasts. Nobody else sends there meanwhile. */
export async function deliverTo(deps: Deps, webhook_id: string, { by, again }: Turn): Promise<void> {
  const claim = { id: webhook_id, by }
  const ends = performance.now() + TURN_MS
  for (;;) {
    const webhook = await claimWebhook(deps.db, { ...claim, now: deps.now(), until: claimEnd(deps) })
    if (!webhook) return
    try {
      await sendAll(deps, webhook, by, ends)
    } finally {
      await releaseClaim(deps.db, claim)
    }
    // What was kept while the place was still taken found it taken, so it is looked for once more.
    const left = await listDue(deps.db, webhook_id, deps.now(), 1)
    if (left.length === 0) return
    if (performance.now() >= ends) return again(webhook_id)
  }
}

const claimEnd = ({ now }: Deps) => addSeconds(now(), CLAIM_SECONDS)

async function sendAll(deps: Deps, webhook: WebhookRow, by: string, ends: number): Promise<void> {
  while (performance.now() < ends) {
    deps.ending?.throwIfAborted()
    if (!(await keepClaim(deps.db, { id: webhook.id, by, until: claimEnd(deps) }))) return
    const due = await listDue(deps.db, webhook.id, deps.now(), AT_ONCE)
    if (due.length === 0) return
    const tried = await Promise.allSettled(due.map((delivery) => attempt(deps, webhook, delivery)))
    for (const one of tried) if (one.status === 'rejected') throw one.reason
    // Nobody is there: the rest waits as well.
    if (tried.some((one) => one.status === 'fulfilled' && !one.value)) return
  }
}

/** One try; whether anybody answered. */
async function attempt(deps: Deps, webhook: WebhookRow, delivery: DeliveryRow): Promise<boolean> {
  const { body, id, kind } = delivery
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Skillo-Webhooks/1',
    'Skillo-Event': kind,
    'Skillo-Delivery': id,
    [SIGNATURE]: signatureOf(secretsOf(deps, webhook), body, deps.now()),
  }
  const result = await deps.webhooks.send({ url: webhook.url, headers, body }, deps.ending)
  await inTransaction(deps, async (tx) => {
    // First the address, then what was sent there: in this order for everybody.
    const held = await lockWebhook(tx.db, webhook.id)
    if (held) await conclude(tx, held, delivery, result)
  })
  return result.status !== null
}

function secretsOf({ config, now }: Deps, { secret, old_secret, old_secret_until }: WebhookRow): string[] {
  const old = old_secret && old_secret_until && old_secret_until > now() ? [old_secret] : []
  return [secret, ...old].map((sealed) => unseal(config.secret_key, SECRETS, sealed))
}

async function conclude(tx: Deps, webhook: WebhookRow, delivery: DeliveryRow, result: SendResult): Promise<void> {
  const now = tx.now()
  const { failure: last_failure, status: last_status, answer: last_answer } = result
  const said = { last_attempt_at: now, last_status, last_failure, last_answer }
  const arrived = last_failure === null
  const isOver = delivery.kind === TEST_KIND || delivery.give_up_at <= now
  const next_attempt_at = arrived || isOver || !webhook.is_on ? null : nextTry(now, delivery)
  await writeOutcome(tx.db, delivery.id, { ...said, next_attempt_at, ...(arrived && { delivered_at: now }) })
  if (arrived) {
    const fine = { failing_since: null, resting_until: null, silences: 0, last_delivered_at: now }
    await changeWebhook(tx.db, webhook.id, fine)
    return
  }
  if (delivery.kind === TEST_KIND || !webhook.is_on) return
  const { last_delivered_at } = webhook
  // This was tried for its whole day, and nothing else arrived in that day either.
  if (isOver && (!last_delivered_at || last_delivered_at < addDays(delivery.give_up_at, -TRIED_DAYS)))
    return stopWebhook(tx, webhook)
  await countFailure(tx, webhook, last_status === null)
}

/** The last one is made when the day is over. */
function nextTry(now: Date, { attempts, give_up_at }: DeliveryRow): Date {
  const next = addSeconds(now, pauseAfter(attempts + 1))
  return next < give_up_at ? next : give_up_at
}

/** Where nobody answers at all, nothing else is tried for a while either. */
async function countFailure(tx: Deps, webhook: WebhookRow, isSilent: boolean): Promise<void> {
  const now = tx.now()
  const since = webhook.failing_since ?? now
  // Several tries at once that nobody answered are one silence.
  const counts = isSilent && (webhook.resting_until === null || webhook.resting_until <= now)
  const silences = webhook.silences + 1
  const rests = counts && { silences, resting_until: addSeconds(now, Math.min(pauseAfter(silences), LONGEST_REST)) }
  await changeWebhook(tx.db, webhook.id, { failing_since: since, ...rests })
}

/** Brings up what is due again, and takes what nobody reads any more out of the log. */
export async function runWebhooksClock(deps: Deps, again: Turn['again']): Promise<void> {
  const now = deps.now()
  for (const { id } of await listWithDue(deps.db, now, AT_ONCE_BY_CLOCK)) await again(id)
  await deleteOldDeliveries(deps.db, addDays(now, -KEPT_DAYS))
}
