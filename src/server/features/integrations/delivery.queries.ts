import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { TEST_KIND } from '#shared/integrations/webhook-kinds.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './webhooks.tables.ts'

const d = webhookDeliveries

interface Claim {
  id: string
  by: string
  now: Date
  until: Date
}

/** Takes the only place in which something is sent to this address; also one that whoever held it has left. */
export async function claimWebhook(db: Database, { id, by, now, until }: Claim): Promise<WebhookRow | undefined> {
  const isFree = or(isNull(webhooks.claimed_until), lte(webhooks.claimed_until, now), eq(webhooks.claimed_by, by))
  const isAwake = or(isNull(webhooks.resting_until), lte(webhooks.resting_until, now))
  const [row] = await db
    .update(webhooks)
    .set({ claimed_by: by, claimed_until: until })
    .where(and(eq(webhooks.id, id), eq(webhooks.is_on, true), isFree, isAwake))
    .returning()
  return row
}

/** False when somebody else has taken it meanwhile, or it is switched off. */
export async function keepClaim(db: Database, { id, by, until }: Omit<Claim, 'now'>): Promise<boolean> {
  const rows = await db
    .update(webhooks)
    .set({ claimed_until: until })
    .where(and(eq(webhooks.id, id), eq(webhooks.claimed_by, by), eq(webhooks.is_on, true)))
    .returning({ id: webhooks.id })
  return rows.length > 0
}

export async function releaseClaim(db: Database, { id, by }: Pick<Claim, 'id' | 'by'>): Promise<void> {
  await db
    .update(webhooks)
    .set({ claimed_by: null, claimed_until: null })
    .where(and(eq(webhooks.id, id), eq(webhooks.claimed_by, by)))
}

const isDue = (now: Date) => and(isNotNull(d.next_attempt_at), lte(d.next_attempt_at, now))

/** What may go now, what somebody tries out first: of each application or vacancy only what waits longest, due or not. */
export function listDue(db: Database, webhook_id: string, now: Date, limit: number): Promise<DeliveryRow[]> {
  const earlier = sql`exists (select 1 from ${webhookDeliveries} as earlier where earlier.webhook_id = ${d.webhook_id}
    and earlier.subject_id = ${d.subject_id} and earlier.number < ${d.number} and earlier.next_attempt_at is not null)`
  return db
    .select()
    .from(d)
    .where(and(eq(d.webhook_id, webhook_id), isDue(now), sql`not ${earlier}`))
    .orderBy(sql`${d.kind} <> ${TEST_KIND}`, asc(d.number))
    .limit(limit)
}

type Outcome = Pick<DeliveryRow, 'last_attempt_at' | 'last_status' | 'last_failure' | 'last_answer'> &
  Partial<Pick<DeliveryRow, 'delivered_at'>> &
  Pick<DeliveryRow, 'next_attempt_at'>

export async function writeOutcome(db: Database, id: string, outcome: Outcome): Promise<void> {
  await db
    .update(d)
    .set({ ...outcome, attempts: sql`${d.attempts} + 1` })
    .where(eq(d.id, id))
}

/** Held until the transaction ends: what is known of an address is counted by one at a time. */
export async function lockWebhook(db: Database, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id)).for('no key update')
  return row
}

/** Switched off: what waits there is not tried any more. */
export async function giveUpWaiting(db: Database, webhook_id: string): Promise<void> {
  await db
    .update(d)
    .set({ next_attempt_at: null })
    .where(and(eq(d.webhook_id, webhook_id), isNotNull(d.next_attempt_at)))
}

/** Addresses for which something is due and that nobody is sending to. */
export function listWithDue(db: Database, now: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .selectDistinct({ id: d.webhook_id })
    .from(d)
    .innerJoin(webhooks, eq(webhooks.id, d.webhook_id))
    .where(
      and(
        isDue(now),
        eq(webhooks.is_on, true),
        or(isNull(webhooks.resting_until), lte(webhooks.resting_until, now)),
        or(isNull(webhooks.claimed_until), lte(webhooks.claimed_until, now)),
      ),
    )
    .limit(limit)
}

/** The log is read for a month; what still waits is younger than that. */
export async function deleteOldDeliveries(db: Database, before: Date): Promise<void> {
  await db.delete(d).where(and(lt(d.created_at, before), isNull(d.next_attempt_at)))
}
