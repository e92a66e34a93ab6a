import { and, arrayContains, count, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { WebhookKind } from '#shared/integrations/webhook-kinds.ts'
import type { deliveryOutcome } from '#shared/integrations/webhooks.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './webhooks.tables.ts'

const d = webhookDeliveries

export function listWebhooksOf(db: Database, company_id: string, after: Position | undefined, limit: number) {
  const { created_at, id } = webhooks
  const older = after && or(lt(created_at, after.created_at), and(eq(created_at, after.created_at), lt(id, after.id)))
  return db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.company_id, company_id), older))
    .orderBy(desc(created_at), desc(id))
    .limit(limit)
}

export async function findWebhookOf(db: Database, company_id: string, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.company_id, company_id)))
  return row
}

export async function countWebhooks(db: Database, company_id: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(webhooks).where(eq(webhooks.company_id, company_id))
  return row?.total ?? 0
}

export async function insertWebhook(db: Database, values: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [row] = await db.insert(webhooks).values(values).returning()
  if (!row) throw new Error('the webhook was not written')
  return row
}

type Changes = Partial<Omit<WebhookRow, 'id' | 'company_id' | 'created_at'>>

export async function changeWebhook(db: Database, id: string, changes: Changes): Promise<WebhookRow | undefined> {
  const [row] = await db.update(webhooks).set(changes).where(eq(webhooks.id, id)).returning()
  return row
}

export async function deleteWebhookRow(db: Database, id: string): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.id, id))
}

/** Who wants to hear of this. */
export function listListening(db: Database, company_id: string, kind: WebhookKind): Promise<{ id: string }[]> {
  return db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.company_id, company_id), eq(webhooks.is_on, true), arrayContains(webhooks.kinds, [kind])))
}

export async function insertDelivery(
  db: Database,
  values: typeof webhookDeliveries.$inferInsert,
): Promise<DeliveryRow> {
  const [row] = await db.insert(d).values(values).returning()
  if (!row) throw new Error('the delivery was not written')
  return row
}

const BY_OUTCOME: Record<(typeof deliveryOutcome.options)[number], () => ReturnType<typeof and>> = {
  DELIVERED: () => and(isNotNull(d.delivered_at), isNull(d.next_attempt_at)),
  WAITING: () => isNotNull(d.next_attempt_at),
  FAILED: () => and(isNull(d.delivered_at), isNull(d.next_attempt_at)),
}

interface Log {
  outcome: (typeof deliveryOutcome.options)[number] | undefined
  after: Position | undefined
  limit: number
}

export function listLog(db: Database, webhook_id: string, { outcome, after, limit }: Log): Promise<DeliveryRow[]> {
  const { created_at, id } = d
  const older = after && or(lt(created_at, after.created_at), and(eq(created_at, after.created_at), lt(id, after.id)))
  return db
    .select()
    .from(d)
    .where(and(eq(d.webhook_id, webhook_id), older, outcome && BY_OUTCOME[outcome]()))
    .orderBy(desc(created_at), desc(id))
    .limit(limit)
}

export async function findDelivery(db: Database, webhook_id: string, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(d)
    .where(and(eq(d.id, id), eq(d.webhook_id, webhook_id)))
  return row
}

/** Beside the claim of whoever is sending it just now: the outcome of that is written over this, or this over that. */
export async function waitAgain(
  db: Database,
  id: string,
  times: Pick<DeliveryRow, 'next_attempt_at' | 'give_up_at'>,
): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .update(d)
    .set({ ...times, attempts: 0, delivered_at: null })
    .where(eq(d.id, id))
    .returning()
  return row
}
