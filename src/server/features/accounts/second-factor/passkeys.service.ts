import type { z } from 'zod'
import { type Ctx, inTransaction, type UserCtx } from '#server/context.ts'
import { ipPrefix, takeAttempt } from '#server/platform/limits/limits.service.ts'
import type * as contract from '#shared/accounts/passkeys.ts'
import { AppError } from '#shared/core/errors.ts'
import { PASSKEYS_MAX, rateRules } from '#shared/core/limits.ts'
import { completeSignIn, type SignedIn } from '../sessions/complete-sign-in.service.ts'
import { requireCurrentPassword } from '../sessions/current-password.service.ts'
import { lockUser } from '../users/users.queries.ts'
import { notifyOfChange, settleFactors } from './factor-changes.service.ts'
import {
  countPasskeys,
  deletePasskey,
  findByCredential,
  insertPasskey,
  listPasskeys,
  updatePasskey,
} from './passkeys.queries.ts'
import { countingFailures, requireStillThere } from './second-step.service.ts'
import { deleteTicket, setChallenge } from './tickets.queries.ts'
import { newTicket, requireTicket, spendTicket } from './tickets.service.ts'
import { creationOptions, readCreated, readUsed, requestOptions } from './webauthn.ts'

const TOO_MANY = `Ya tienes ${PASSKEYS_MAX} llaves de acceso. Quita alguna que no uses.`
const NOT_MADE = 'No pudimos guardar esa llave de acceso. Vuelve a intentarlo.'
const KNOWN = 'Esa llave de acceso ya está guardada.'

type OfPasskey = { params: { id: string } }
type Password = { body: { current_password: string } }

export async function startPasskey(ctx: UserCtx, { body }: Password) {
  await requireCurrentPassword(ctx, body.current_password)
  const known = await listPasskeys(ctx.db, ctx.user.id)
  if (known.length >= PASSKEYS_MAX) throw new AppError('state_conflict', TOO_MANY)
  const options = await creationOptions(ctx.config, ctx.user, known)
  const asked = { kind: 'NEW_PASSKEY' as const, user_id: ctx.user.id, challenge: options.challenge }
  const { ticket } = await newTicket(ctx, asked)
  return { ticket, options }
}

export async function addPasskey(ctx: UserCtx, { body }: { body: z.output<typeof contract.addPasskey.body> }) {
  const ticket = await spendTicket(ctx, body.ticket, ['NEW_PASSKEY'])
  if (ticket.user_id !== ctx.user.id || !ticket.challenge) throw new AppError('sign_in_expired')
  const made = await readCreated(ctx.config, body.passkey, ticket.challenge)
  if (!made) throw new AppError('passkey_refused', NOT_MADE)
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, ctx.user.id)
    if (!(await deleteTicket(tx.db, ticket.id))) throw new AppError('sign_in_expired')
    if ((await countPasskeys(tx.db, user.id)) >= PASSKEYS_MAX) throw new AppError('state_conflict', TOO_MANY)
    const values = { ...made, user_id: user.id, name: body.name, created_at: ctx.now() }
    const passkey = await insertPasskey(tx.db, values)
    if (!passkey) throw new AppError('state_conflict', KNOWN)
    await notifyOfChange(tx, user, 'PASSKEY_ADDED')
    return { passkey, recovery_codes: await settleFactors(tx, user) }
  })
}

export async function renamePasskey(ctx: UserCtx, { params, body }: OfPasskey & { body: { name: string } }) {
  const passkey = await updatePasskey(ctx.db, ctx.user.id, params.id, { name: body.name })
  if (!passkey) throw new AppError('not_found')
  return passkey
}

export async function removePasskey(ctx: UserCtx, { params, body }: OfPasskey & Password): Promise<undefined> {
  await requireCurrentPassword(ctx, body.current_password)
  await inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, ctx.user.id)
    if (!(await deletePasskey(tx.db, user.id, params.id))) throw new AppError('not_found')
    await settleFactors(tx, user)
    await notifyOfChange(tx, user, 'PASSKEY_REMOVED')
  })
}

type Ask = { body: z.output<typeof contract.askForPasskey.body> }

/** With a ticket of a second step only the passkeys of that account will do. */
export async function askForPasskey(ctx: Ctx, { body }: Ask) {
  await takeAttempt(ctx, rateRules.passkey_ask_ip, ipPrefix(ctx.request.ip))
  if (body.ticket) {
    const found = await requireTicket(ctx, body.ticket, 'SECOND_STEP')
    const { id } = await requireStillThere(ctx, found.user_id)
    const options = await requestOptions(ctx.config, await listPasskeys(ctx.db, id))
    await setChallenge(ctx.db, found.id, options.challenge)
    return { ticket: body.ticket, options }
  }
  const options = await requestOptions(ctx.config, [])
  const { ticket } = await newTicket(ctx, { kind: 'PASSKEY', user_id: null, challenge: options.challenge })
  return { ticket, options }
}

type Use = { body: z.output<typeof contract.signInByPasskey.body> }

export async function signInByPasskey(ctx: Ctx, { body }: Use): Promise<SignedIn> {
  const ticket = await spendTicket(ctx, body.ticket, ['PASSKEY', 'SECOND_STEP'])
  const key = await findByCredential(ctx.db, body.passkey.id)
  const isOfTicket = ticket.user_id === null || ticket.user_id === key?.user_id
  if (!key || !isOfTicket || !ticket.challenge) throw new AppError('passkey_refused')
  const user = await requireStillThere(ctx, key.user_id)
  const { challenge } = ticket
  const used = await countingFailures(ctx, user, async () => {
    const read = await readUsed(ctx.config, key, { response: body.passkey, challenge })
    if (read) return read
    ctx.log.info({ event: 'auth.passkey_refused', user_id: user.id })
    throw new AppError('passkey_refused')
  })
  if (!(await deleteTicket(ctx.db, ticket.id))) throw new AppError('sign_in_expired')
  await updatePasskey(ctx.db, user.id, key.id, { ...used, last_used_at: ctx.now() })
  return completeSignIn(ctx, user, ticket.kind === 'PASSKEY' ? 'PASSKEY' : 'PASSWORD_AND_PASSKEY')
}
