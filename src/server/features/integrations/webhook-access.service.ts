import type { UserCtx } from '#server/context.ts'
import { requireCompany, requireLockedCompany } from '#server/features/companies/team/access.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { findWebhookOf } from './webhooks.queries.ts'
import type { WebhookRow } from './webhooks.tables.ts'

export type OfWebhook = { params: { id: string; webhook_id: string } }

/** A webhook of the company, for whoever looks after its integrations. */
export async function requireWebhook(ctx: UserCtx, { params }: OfWebhook): Promise<WebhookRow> {
  const { company } = await requireCompany(ctx, params.id, 'manage_integrations')
  const found = await findWebhookOf(ctx.db, company.id, params.webhook_id)
  if (!found) throw new AppError('not_found')
  return found
}

/** The same for a change: all that changes in a company waits for its row. */
export async function lockOwnWebhook(tx: UserCtx, asked: OfWebhook): Promise<WebhookRow> {
  await requireLockedCompany(tx, asked.params.id, 'manage_integrations')
  return requireWebhook(tx, asked)
}

const IS_OFF = 'Este webhook está apagado. Actívalo para enviar.'

/** The same where something is to be sent. */
export async function lockOpenWebhook(tx: UserCtx, asked: OfWebhook): Promise<WebhookRow> {
  const row = await lockOwnWebhook(tx, asked)
  if (!row.is_on) throw new AppError('state_conflict', IS_OFF)
  return row
}
