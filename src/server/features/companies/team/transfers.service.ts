import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { requireCurrentPassword } from '#server/features/accounts/sessions/current-password.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import type * as contract from '#shared/companies/companies.ts'
import { AppError } from '#shared/core/errors.ts'
import { TRANSFER_LIFE } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { type Access, peopleAllowed, requireCompany, requireLockedCompany } from './access.service.ts'
import { presentCompany } from './company-view.service.ts'
import { findTeamMember, updateMemberRow } from './members.queries.ts'
import { transferDoneMail, transferMail } from './team.mails.ts'
import { moveTransfer } from './transfer-states.service.ts'
import { findPendingTransfer, insertTransfer } from './transfers.queries.ts'

type InCompany = { params: { id: string } }
type Start = InCompany & { body: z.output<typeof contract.transferBody> }

export async function startTransfer(ctx: UserCtx, { params, body }: Start) {
  await requireCompany(ctx, params.id, 'transfer_company')
  await requireCurrentPassword(ctx, body.current_password)
  return inTransaction(ctx, async (tx) => {
    const access = await requireLockedCompany(tx, params.id, 'transfer_company')
    const found = await findTeamMember(tx.db, params.id, body.member_id)
    if (!found) throw new AppError('not_found')
    const { member: receiver, email } = found
    if (receiver.id === access.member.id) throw new AppError('state_conflict', 'Ya eres la persona titular.')
    if (receiver.status !== 'ACTIVE')
      throw new AppError('state_conflict', 'Esa persona tiene el acceso en pausa. Reactívala primero.')
    const now = ctx.now()
    if (await findPendingTransfer(tx.db, params.id, now))
      throw new AppError('state_conflict', 'Ya hay un traspaso pendiente de respuesta. Cancélalo para pedir otro.')
    await moveTransfer(tx, 'cancel', { company_id: params.id })
    await insertTransfer(tx.db, {
      company_id: params.id,
      from_member_id: access.member.id,
      to_member_id: receiver.id,
      created_at: now,
      expires_at: addSeconds(now, TRANSFER_LIFE),
    })
    await sendMail(tx, transferMail(email, tx.user.full_name, access.company, ctx.config.public_url))
    await emit(tx, {
      kind: 'TRANSFER_ASKED',
      company_id: params.id,
      actor_id: ctx.user.id,
      person_id: receiver.user_id,
      recipients: [receiver.user_id],
    })
    return presentCompany(tx, access)
  })
}

/** The open question, for the one who asked or for the one who is asked; for everybody else there is none. */
async function requireTransfer(tx: UserCtx, companyId: string, side: 'from_member_id' | 'to_member_id') {
  const access = await requireLockedCompany(tx, companyId, 'see_company')
  const transfer = await findPendingTransfer(tx.db, companyId, tx.now())
  if (!transfer || transfer[side] !== access.member.id) throw new AppError('not_found')
  return { access, transfer }
}

export async function cancelTransfer(ctx: UserCtx, { params }: InCompany) {
  await requireCompany(ctx, params.id, 'transfer_company')
  return inTransaction(ctx, async (tx) => {
    const { access, transfer } = await requireTransfer(tx, params.id, 'from_member_id')
    await moveTransfer(tx, 'cancel', { company_id: params.id })
    await emit(tx, {
      kind: 'TRANSFER_CANCELLED',
      company_id: params.id,
      actor_id: ctx.user.id,
      person_id: transfer.to_user_id,
      recipients: [transfer.to_user_id],
    })
    return presentCompany(tx, access)
  })
}

export async function declineTransfer(ctx: UserCtx, { params }: InCompany) {
  return inTransaction(ctx, async (tx) => {
    const { access, transfer } = await requireTransfer(tx, params.id, 'to_member_id')
    await moveTransfer(tx, 'decline', { company_id: params.id })
    await emit(tx, {
      kind: 'TRANSFER_DECLINED',
      company_id: params.id,
      actor_id: ctx.user.id,
      recipients: [transfer.from_user_id],
    })
    return presentCompany(tx, access)
  })
}

export async function acceptTransfer(ctx: UserCtx, { params }: InCompany) {
  return inTransaction(ctx, async (tx) => {
    const { access, transfer } = await requireTransfer(tx, params.id, 'to_member_id')
    const from = await findTeamMember(tx.db, params.id, transfer.from_member_id)
    if (!from) throw new AppError('not_found')
    await moveTransfer(tx, 'accept', { company_id: params.id })
    const member = await swapOwners(tx, access, from.member.id)
    await sendMail(tx, transferDoneMail(from.email, ctx.user.full_name, access.company, ctx.config.public_url))
    await emit(tx, {
      kind: 'TRANSFER_ACCEPTED',
      company_id: params.id,
      actor_id: ctx.user.id,
      recipients: await peopleAllowed(tx, params.id, 'manage_team'),
    })
    return presentCompany(tx, { ...access, member })
  })
}

/** First one steps down, then the other up: the database never holds two owners. */
async function swapOwners(tx: UserCtx, { member }: Access, previousOwnerId: string) {
  const updated_at = tx.now()
  await updateMemberRow(tx.db, previousOwnerId, { role: 'ADMIN', updated_at })
  return updateMemberRow(tx.db, member.id, { role: 'OWNER', can_see_salary_expectations: true, updated_at })
}
