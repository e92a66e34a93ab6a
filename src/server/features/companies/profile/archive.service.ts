import { emit } from '#server/features/events/events.service.ts'
import { forgetCode } from '#server/platform/codes/codes.service.ts'
import { isUniqueViolation } from '#server/platform/db/conflicts.ts'
import { AppError } from '#shared/core/errors.ts'
import { inTransaction, type UserCtx } from '../../../context.ts'
import { isDue, moveCompany } from '../company-states.service.ts'
import { DOMAIN_CODE } from '../domain-code.ts'
import { peopleAllowed, requireLockedCompany } from '../team/access.service.ts'
import { presentCompany } from '../team/company-view.service.ts'
import { moveInvitations } from '../team/invitation-states.service.ts'
import { moveTransfer } from '../team/transfer-states.service.ts'

type InCompany = { params: { id: string } }

export async function archiveCompany(ctx: UserCtx, { params }: InCompany) {
  return inTransaction(ctx, async (tx) => {
    const access = await requireLockedCompany(tx, params.id, 'archive_company')
    if (!isDue('archive', access.company)) return presentCompany(tx, access)
    await moveInvitations(tx, 'revoke', { company_id: params.id })
    await moveTransfer(tx, 'cancel', { company_id: params.id })
    await forgetCode(tx, DOMAIN_CODE, params.id)
    // Somebody else at the same domain may need it now.
    const company = await moveCompany(tx, 'archive', access.company, { verification: 'UNVERIFIED' })
    await emit(tx, {
      kind: 'COMPANY_ARCHIVED',
      company_id: params.id,
      actor_id: ctx.user.id,
      recipients: await peopleAllowed(tx, params.id, 'see_company'),
    })
    return presentCompany(tx, { ...access, company })
  })
}

export async function restoreCompany(ctx: UserCtx, { params }: InCompany) {
  return inTransaction(ctx, async (tx) => {
    const access = await requireLockedCompany(tx, params.id, 'archive_company')
    if (!isDue('restore', access.company)) return presentCompany(tx, access)
    const company = await moveCompany(tx, 'restore', access.company)
    await emit(tx, {
      kind: 'COMPANY_RESTORED',
      company_id: params.id,
      actor_id: ctx.user.id,
      recipients: await peopleAllowed(tx, params.id, 'see_company'),
    })
    return presentCompany(tx, { ...access, company })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'companies_creator_key')
      ? new AppError('state_conflict', 'Ya tienes otra empresa con ese nombre y ese sitio web.')
      : error
  })
}
