import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addDays } from '#shared/core/time.ts'
import { TEST_KIND } from '#shared/integrations/webhook-kinds.ts'
import type * as contract from '#shared/integrations/webhooks.ts'
import { TRIED_DAYS } from '#shared/integrations/webhooks.ts'
import { deliverWebhooksTask } from './integrations.tasks.ts'
import { writeDelivery } from './queue-events.service.ts'
import { lockOpenWebhook, type OfWebhook, requireWebhook } from './webhook-access.service.ts'
import { changeWebhook, findDelivery, listLog, waitAgain } from './webhooks.queries.ts'
import type { DeliveryRow } from './webhooks.tables.ts'

const PAGE = 20

function present(row: DeliveryRow): z.input<typeof contract.resendDelivery.answer> {
  const outcome = row.next_attempt_at ? 'WAITING' : row.delivered_at ? 'DELIVERED' : 'FAILED'
  return { ...row, outcome }
}

type Log = OfWebhook & { query: z.output<typeof contract.listDeliveries.query> }

export async function listDeliveries(ctx: UserCtx, { params, query }: Log) {
  const { id } = await requireWebhook(ctx, { params })
  const after = readCursor(query.cursor)
  const page = pageOf(await listLog(ctx.db, id, { outcome: query.outcome, after, limit: PAGE + 1 }), PAGE)
  return { ...page, items: page.items.map(present) }
}

/** Whoever sends by hand does not wait until an address that nobody answered at is tried again. */
const wake = (tx: UserCtx, id: string) => changeWebhook(tx.db, id, { resting_until: null })

type OfDelivery = { params: OfWebhook['params'] & { delivery_id: string } }

/** The same message with the same id: whoever has it already can tell. */
export async function resendDelivery(ctx: UserCtx, { params }: OfDelivery) {
  return inTransaction(ctx, async (tx) => {
    const webhook = await lockOpenWebhook(tx, { params })
    await takeAttempt(tx, rateRules.webhook_test, webhook.company_id)
    const found = await findDelivery(tx.db, webhook.id, params.delivery_id)
    const now = tx.now()
    const times = { next_attempt_at: now, give_up_at: addDays(now, TRIED_DAYS) }
    const row = found && (await waitAgain(tx.db, found.id, times))
    if (!row) throw new AppError('not_found')
    await wake(tx, webhook.id)
    await tx.tasks.enqueue(tx.db, deliverWebhooksTask, { webhook_id: webhook.id })
    return present(row)
  })
}

export async function testWebhook(ctx: UserCtx, asked: OfWebhook) {
  return inTransaction(ctx, async (tx) => {
    const { id: webhook_id, company_id } = await lockOpenWebhook(tx, asked)
    await takeAttempt(tx, rateRules.webhook_test, company_id)
    await wake(tx, webhook_id)
    const event_id = randomUUID()
    const data = { message: 'Hola desde Skillo.' }
    // About nothing but itself, so that it waits for nothing.
    return present(
      await writeDelivery(tx, { kind: TEST_KIND, company_id, webhook_id, event_id, subject_id: event_id, data }),
    )
  })
}
