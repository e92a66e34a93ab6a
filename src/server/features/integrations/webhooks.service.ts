import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { requireCompany, requireLockedCompany } from '#server/features/companies/team/access.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { newToken, seal } from '#server/platform/secrets.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addDays } from '#shared/core/time.ts'
import { webhookExamples } from '#shared/integrations/webhook-data.ts'
import type * as contract from '#shared/integrations/webhooks.ts'
import { WEBHOOKS_MAX } from '#shared/integrations/webhooks.ts'
import { giveUpWaiting } from './delivery.queries.ts'
import { SECRETS } from './delivery.service.ts'
import { hostOf } from './stopping.service.ts'
import { lockOwnWebhook, type OfWebhook, requireWebhook } from './webhook-access.service.ts'
import { changeWebhook, countWebhooks, deleteWebhookRow, insertWebhook, listWebhooksOf } from './webhooks.queries.ts'
import type { WebhookRow } from './webhooks.tables.ts'

const PAGE = 20
const OLD_SECRET_DAYS = 1

type InCompany = { params: { id: string } }
type Fields = z.output<typeof contract.webhookFields>

export async function listWebhooks(
  ctx: UserCtx,
  { params, query }: InCompany & { query: { cursor?: string | undefined } },
) {
  const { company } = await requireCompany(ctx, params.id, 'manage_integrations')
  const page = pageOf(await listWebhooksOf(ctx.db, company.id, readCursor(query.cursor), PAGE + 1), PAGE)
  return { ...page, items: page.items.map((row) => present(ctx, row)) }
}

function present({ now }: Pick<Deps, 'now'>, row: WebhookRow): z.input<typeof contract.updateWebhook.answer> {
  const until = row.old_secret_until
  return { ...row, old_secret_until: until && until > now() ? until : null }
}

const NOT_PUBLIC = 'Solo enviamos a servidores públicos, con https y un nombre que exista. Revisa la dirección.'

/** Before the transaction: names are asked for outside. */
async function requireCallable(ctx: UserCtx, { id }: InCompany['params'], url: string): Promise<void> {
  await requireCompany(ctx, id, 'manage_integrations')
  await takeAttempt(ctx, rateRules.webhook_change, id)
  if (!(await ctx.webhooks.mayCall(url))) throw new AppError('validation', undefined, { fields: { url: NOT_PUBLIC } })
}

const newSecret = ({ config }: Pick<Deps, 'config'>) => {
  const secret = `whsec_${newToken()}`
  return { secret, sealed: seal(config.secret_key, SECRETS, secret) }
}

const FULL = `Tu empresa ya tiene ${WEBHOOKS_MAX} webhooks. Elimina uno que no uses para añadir otro.`

export async function createWebhook(ctx: UserCtx, { params, body }: InCompany & { body: Fields }) {
  await requireCallable(ctx, params, body.url)
  const { secret, sealed } = newSecret(ctx)
  return inTransaction(ctx, async (tx) => {
    const { company } = await requireLockedCompany(tx, params.id, 'manage_integrations')
    if ((await countWebhooks(tx.db, company.id)) >= WEBHOOKS_MAX) throw new AppError('state_conflict', FULL)
    const values = { company_id: company.id, ...body, secret: sealed, created_at: tx.now() }
    const row = await insertWebhook(tx.db, { ...values, kinds: [...new Set(body.kinds)] })
    await notifyTeam(tx, 'WEBHOOK_CREATED', row)
    return { webhook: present(tx, row), secret }
  })
}

type Told = 'WEBHOOK_CREATED' | 'WEBHOOK_CHANGED' | 'WEBHOOK_DELETED' | 'WEBHOOK_SECRET_ROTATED'

const notifyTeam = (tx: UserCtx, kind: Told, { company_id, url }: WebhookRow): Promise<void> =>
  emit(tx, { kind, company_id, actor_id: tx.user.id, facts: { host: hostOf(url) } })

async function changed(tx: UserCtx, row: WebhookRow, changes: Parameters<typeof changeWebhook>[2]) {
  const now = await changeWebhook(tx.db, row.id, changes)
  if (!now) throw new AppError('not_found')
  return now
}

/** Switched on again, it begins anew: what failed before is forgotten. Switched off, what waits is not sent. */
export async function updateWebhook(ctx: UserCtx, { params, body }: OfWebhook & { body: Fields & { is_on: boolean } }) {
  const before = await requireWebhook(ctx, { params })
  if (before.url !== body.url) await requireCallable(ctx, params, body.url)
  return inTransaction(ctx, async (tx) => {
    const held = await lockOwnWebhook(tx, { params })
    const anew = body.is_on && (!held.is_on || held.url !== body.url)
    const fresh = anew && { stopped_at: null, failing_since: null, resting_until: null, silences: 0 }
    const row = await changed(tx, held, { ...body, kinds: [...new Set(body.kinds)], ...fresh })
    if (!row.is_on) await giveUpWaiting(tx.db, row.id)
    await notifyTeam(tx, 'WEBHOOK_CHANGED', row)
    return present(tx, row)
  })
}

export async function deleteWebhook(ctx: UserCtx, asked: OfWebhook): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockOwnWebhook(tx, asked)
    await deleteWebhookRow(tx.db, row.id)
    await notifyTeam(tx, 'WEBHOOK_DELETED', row)
  })
}

export async function rotateSecret(ctx: UserCtx, asked: OfWebhook) {
  const { secret, sealed } = newSecret(ctx)
  return inTransaction(ctx, async (tx) => {
    const held = await lockOwnWebhook(tx, asked)
    await takeAttempt(tx, rateRules.webhook_change, held.company_id)
    const old_secret_until = addDays(tx.now(), OLD_SECRET_DAYS)
    const row = await changed(tx, held, { secret: sealed, old_secret: held.secret, old_secret_until })
    await notifyTeam(tx, 'WEBHOOK_SECRET_ROTATED', row)
    return { webhook: present(tx, row), secret }
  })
}

export const describeWebhooks = async () => ({ items: [...webhookExamples] })
