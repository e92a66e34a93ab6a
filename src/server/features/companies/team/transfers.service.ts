import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { requireCurrentPassword } from '#server/features/accounts/auth/account.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import type * as contract from '#shared/companies/companies.ts'
import { AppError } from '#shared/core/errors.ts'
import { TRANSFER_LIFE } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { recordEvent } from '../activity.service.ts'
import { presentCompany } from '../company-view.service.ts'
import { type Access, peopleAllowed, requireCompany, requireLockedCompany } from './access.service.ts'
import { findTeamMember, updateMemberRow } from './members.queries.ts'
import { transferDoneMail, transferMail } from './team.mails.ts'
import { endPendingTransfer, findPendingTransfer, insertTransfer } from './transfers.queries.ts'

type InCompany = { params: { id: string } }
type Start = InCompany & { body: z.output<typeof contract.transferBody> }

const pageOf = (companyId: string) => `/app/my-companies/${companyId}?tab=ajustes`

export async function startTransfer(ctx: UserCtx, { params, body }: Start) {
  await requireCompany(ctx, params.id, 'transfer_company')
  await requireCurrentPassword(ctx, body.current_password)
  return inTransaction(ctx, async (tx) => {
    const access = await requireLockedCompany(tx, params.id, 'transfer_company')
    const found = await findTeamMember(tx.db, params.id, body.member_id)
    if (!found) throw new AppError('not_found')
    const { member: receiver, email, full_name } = found
    if (receiver.id === access.member.id) throw new AppError('state_conflict', 'Ya eres la persona titular.')
    if (receiver.status !== 'ACTIVE')
      throw new AppError('state_conflict', 'Esa persona tiene el acceso en pausa. Reactívala primero.')
    const now = ctx.now()
    if (await findPendingTransfer(tx.db, params.id, now))
      throw new AppError('state_conflict', 'Ya hay un traspaso pendiente de respuesta. Cancélalo para pedir otro.')
    await endPendingTransfer(tx.db, params.id, 'CANCELLED')
    await insertTransfer(tx.db, {
      company_id: params.id,
      from_member_id: access.member.id,
      to_member_id: receiver.id,
      created_at: now,
      expires_at: addSeconds(now, TRANSFER_LIFE),
    })
    await sendMail(tx, transferMail(email, tx.user.full_name, access.company, ctx.config.public_url))
    await recordEvent(tx, {
      company_id: params.id,
      actor_id: ctx.user.id,
      kind: 'TRANSFER_ASKED',
      text: `${ctx.user.full_name} pidió a ${full_name} asumir la titularidad.`,
      tell: [
        {
          user_ids: [receiver.user_id],
          message: `${ctx.user.full_name} te propone asumir la titularidad de ${access.company.name}.`,
          link_to: pageOf(params.id),
        },
      ],
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
    await endPendingTransfer(tx.db, params.id, 'CANCELLED')
    await recordEvent(tx, {
      company_id: params.id,
      actor_id: ctx.user.id,
      kind: 'TRANSFER_CANCELLED',
      text: `${ctx.user.full_name} canceló el traspaso a ${transfer.to_name}.`,
      tell: [
        {
          user_ids: [transfer.to_user_id],
          message: `${ctx.user.full_name} canceló el traspaso de ${access.company.name}.`,
          link_to: pageOf(params.id),
        },
      ],
    })
    return presentCompany(tx, access)
  })
}

export async function declineTransfer(ctx: UserCtx, { params }: InCompany) {
  return inTransaction(ctx, async (tx) => {
    const { access, transfer } = await requireTransfer(tx, params.id, 'to_member_id')
    await endPendingTransfer(tx.db, params.id, 'DECLINED')
    await recordEvent(tx, {
      company_id: params.id,
      actor_id: ctx.user.id,
      kind: 'TRANSFER_DECLINED',
      text: `${ctx.user.full_name} no aceptó asumir la titularidad.`,
      tell: [
        {
          user_ids: [transfer.from_user_id],
          message: `${ctx.user.full_name} no aceptó la titularidad de ${access.company.name}.`,
          link_to: pageOf(params.id),
        },
      ],
    })
    return presentCompany(tx, access)
  })
}

export async function acceptTransfer(ctx: UserCtx, { params }: InCompany) {
  return inTransaction(ctx, async (tx) => {
    const { access, transfer } = await requireTransfer(tx, params.id, 'to_member_id')
    const from = await findTeamMember(tx.db, params.id, transfer.from_member_id)
    if (!from) throw new AppError('not_found')
    await endPendingTransfer(tx.db, params.id, 'ACCEPTED')
    const member = await swapOwners(tx, access, from.member.id)
    await sendMail(tx, transferDoneMail(from.email, ctx.user.full_name, access.company, ctx.config.public_url))
    await recordEvent(tx, {
      company_id: params.id,
      actor_id: ctx.user.id,
      kind: 'TRANSFER_ACCEPTED',
      text: `${ctx.user.full_name} asumió la titularidad de la empresa.`,
      tell: [
        {
          user_ids: await peopleAllowed(tx, params.id, 'manage_team'),
          message: `${ctx.user.full_name} es ahora la persona titular de ${access.company.name}.`,
          link_to: pageOf(params.id),
        },
      ],
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
