import { emit } from '#server/features/events/events.service.ts'
import { forgetCode } from '#server/platform/codes/codes.service.ts'
import { isUniqueViolation } from '#server/platform/db/conflicts.ts'
import { AppError } from '#shared/core/errors.ts'
import { inTransaction, type UserCtx } from '../../context.ts'
import { recordEvent } from './activity.service.ts'
import { updateCompanyRow } from './companies.queries.ts'
import { presentCompany } from './company-view.service.ts'
import { DOMAIN_CODE } from './domain-code.ts'

import { peopleAllowed, requireLockedCompany } from './team/access.service.ts'
import { revokePending } from './team/invitations.queries.ts'
import { endPendingTransfer } from './team/transfers.queries.ts'

type InCompany = { params: { id: string } }

export async function archiveCompany(ctx: UserCtx, { params }: InCompany) {
  return inTransaction(ctx, async (tx) => {
    const access = await requireLockedCompany(tx, params.id, 'archive_company')
    if (access.company.status === 'ARCHIVED') return presentCompany(tx, access)
    refuseSuspended(access.company.status)
    await revokePending(tx.db, params.id)
    await endPendingTransfer(tx.db, params.id, 'CANCELLED')
    await forgetCode(tx, DOMAIN_CODE, params.id)
    // Somebody else at the same domain may need it now.
    const changes = { status: 'ARCHIVED', verification: 'UNVERIFIED' } as const
    const company = await updateCompanyRow(tx.db, params.id, { ...changes, updated_at: ctx.now() })
    await emit(tx, { kind: 'COMPANY_CHANGED', company_id: company.id })
    await recordEvent(tx, {
      company_id: params.id,
      actor_id: ctx.user.id,
      kind: 'COMPANY_ARCHIVED',
      text: `${ctx.user.full_name} archivó la empresa.`,
      tell: [
        {
          user_ids: await peopleAllowed(tx, params.id, 'see_company'),
          message: `${ctx.user.full_name} archivó ${company.name}.`,
          link_to: `/app/my-companies/${params.id}`,
        },
      ],
    })
    return presentCompany(tx, { ...access, company })
  })
}

export async function restoreCompany(ctx: UserCtx, { params }: InCompany) {
  return inTransaction(ctx, async (tx) => {
    const access = await requireLockedCompany(tx, params.id, 'archive_company')
    if (access.company.status === 'ACTIVE') return presentCompany(tx, access)
    refuseSuspended(access.company.status)
    const company = await updateCompanyRow(tx.db, params.id, { status: 'ACTIVE', updated_at: ctx.now() })
    await emit(tx, { kind: 'COMPANY_CHANGED', company_id: company.id })
    await recordEvent(tx, {
      company_id: params.id,
      actor_id: ctx.user.id,
      kind: 'COMPANY_RESTORED',
      text: `${ctx.user.full_name} recuperó la empresa.`,
      tell: [
        {
          user_ids: await peopleAllowed(tx, params.id, 'see_company'),
          message: `${ctx.user.full_name} recuperó ${company.name}. Ya puedes volver a trabajar en ella.`,
          link_to: `/app/my-companies/${params.id}`,
        },
      ],
    })
    return presentCompany(tx, { ...access, company })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'companies_creator_key')
      ? new AppError('state_conflict', 'Ya tienes otra empresa con ese nombre y ese sitio web.')
      : error
  })
}

function refuseSuspended(status: string): void {
  if (status === 'SUSPENDED')
    throw new AppError('state_conflict', 'Esta empresa está suspendida por ahora. Escríbenos para revisarlo.')
}
