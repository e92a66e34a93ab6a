import type { z } from 'zod'
import { findPerson, switchOff } from '#server/features/accounts/users/people.service.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/notifications/push.ts'
import { type Ctx, inTransaction, type UserCtx } from '../../../context.ts'
import { deleteSubscription, listDevices, replaceSubscription } from './push.queries.ts'
import { readStopToken } from './stop-token.ts'

async function devicesOf(ctx: UserCtx) {
  const rows = await listDevices(ctx.db, ctx.user.id, ctx.now())
  return rows.map(({ session_id, ...row }) => ({ ...row, is_current: session_id === ctx.session_id }))
}

export async function listPushDevices(ctx: UserCtx) {
  return { public_key: ctx.push.public_key, items: await devicesOf(ctx) }
}

type Subscription = z.output<typeof contract.pushSubscription>

/** This device, which is the session that asks: it is told until it signs out. */
export function subscribeToPush(ctx: UserCtx, { body: { endpoint, keys } }: { body: Subscription }) {
  if (ctx.push.public_key === null) throw new AppError('state_conflict', 'Por ahora no enviamos avisos a dispositivos.')
  if (!ctx.push.accepts(endpoint)) {
    const refusal = 'Este navegador no nos dio una dirección de avisos que podamos usar.'
    throw new AppError('validation', refusal, { fields: { endpoint: refusal } })
  }
  const values = { session_id: ctx.session_id, endpoint, ...keys, created_at: ctx.now() }
  return inTransaction(ctx, async (tx) => {
    await replaceSubscription(tx.db, values)
    const device = (await devicesOf(tx)).find(({ is_current }) => is_current)
    if (!device) throw new AppError('not_found')
    return device
  })
}

export async function removePushDevice(ctx: UserCtx, { params }: { params: { id: string } }): Promise<undefined> {
  if (!(await deleteSubscription(ctx.db, ctx.user.id, params.id))) throw new AppError('not_found')
}

/** «No avisarme de esto»: of its like, on every device; the bell stays. */
export async function stopPush(ctx: Ctx, { body }: { body: { token: string } }): Promise<undefined> {
  const stop = readStopToken(ctx.config, body.token)
  if (!stop || !(await findPerson(ctx, stop.user_id))) throw new AppError('not_found')
  await inTransaction(ctx, (tx) => switchOff(tx, stop.user_id, { group: stop.group, channel: 'push' }))
}
