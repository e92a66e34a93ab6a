import type { z } from 'zod'
import { maskEmail } from '#server/features/accounts/users/mask.ts'
import { emit } from '#server/features/events/events.service.ts'
import { forgetCode, newCode, requireCode } from '#server/platform/codes/codes.service.ts'
import { isUniqueViolation } from '#server/platform/db/conflicts.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import type * as contract from '#shared/companies/companies.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { inTransaction, type UserCtx } from '../../../context.ts'
import { findByDomain, updateCompanyRow } from '../companies.queries.ts'
import type { CompanyRow } from '../companies.tables.ts'
import { isDisguised, isSharedDomain, readAs } from '../domain.ts'
import { DOMAIN_CODE } from '../domain-code.ts'
import { provedNow } from '../people-stop.service.ts'
import { peopleAllowed, requireCompany, requireLockedCompany } from '../team/access.service.ts'
import { presentCompany } from '../team/company-view.service.ts'
import { domainCodeMail } from './domain.mails.ts'

const hostOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

type SendCode = { params: { id: string }; body: z.output<typeof contract.sendDomainCodeBody> }

export async function sendDomainCode(ctx: UserCtx, { params, body: { email } }: SendCode) {
  const { company } = await requireCompany(ctx, params.id, 'edit_company')
  const email_masked = maskEmail(email)
  if (company.verification !== 'UNVERIFIED')
    return { status: 'already_verified' as const, email_masked, expires_at: null }
  refuseForeignAddress(company, email)
  await refuseClaimed(ctx, company.domain)
  // Whoever has shown once that the address is theirs is not asked to show it again.
  if (email === ctx.user.email && ctx.user.email_verified_at) {
    await claimDomain(ctx, company.id, email)
    return { status: 'verified' as const, email_masked, expires_at: null }
  }
  await takeAttempt(ctx, rateRules.domain_code_pause, company.id)
  await takeAttempt(ctx, rateRules.domain_code_company, company.id)
  await takeAttempt(ctx, rateRules.domain_code_user, ctx.user.id)
  await takeAttempt(ctx, rateRules.domain_code_address, email)
  const expires_at = await inTransaction(ctx, async (tx) => {
    const sent = await newCode(tx, DOMAIN_CODE, { subject_id: company.id, target: email })
    await sendMail(tx, domainCodeMail(email, company.name, sent.code))
    return sent.expires_at
  })
  return { status: 'sent' as const, email_masked, expires_at }
}

/** Also by a verified company of whose domain this one is an accented copy. */
async function refuseClaimed({ db }: UserCtx, domain: string): Promise<void> {
  for (const one of [domain, readAs(domain)]) {
    const holder = one && (await findByDomain(db, one))
    if (holder && holder.verification !== 'UNVERIFIED') throw new AppError('domain_claimed')
  }
}

function refuseForeignAddress({ domain }: CompanyRow, email: string): void {
  if (isSharedDomain(domain))
    throw new AppError(
      'state_conflict',
      'Ese sitio web es de un servicio compartido y no sirve para verificar una empresa.',
    )
  if (isDisguised(domain))
    throw new AppError(
      'state_conflict',
      `El dominio ${domain} usa letras de otro alfabeto que se confunden con las latinas y no sirve para verificar una empresa.`,
    )
  if (hostOf(email) === domain) return
  const message = `Usa un correo que termine en @${domain}.`
  throw new AppError('validation', message, { fields: { email: message } })
}

type Confirm = { params: { id: string }; body: z.output<typeof contract.confirmDomainBody> }

export async function confirmDomain(ctx: UserCtx, { params, body }: Confirm) {
  const access = await requireCompany(ctx, params.id, 'edit_company')
  if (access.company.verification !== 'UNVERIFIED') return presentCompany(ctx, access)
  const email = await requireCode(ctx, DOMAIN_CODE, { subject_id: params.id }, body.code)
  return claimDomain(ctx, params.id, email)
}

function claimDomain(ctx: UserCtx, companyId: string, email: string) {
  return inTransaction(ctx, (tx) => verifyDomain(tx, companyId, email)).catch((error: unknown) => {
    throw isUniqueViolation(error, 'companies_verified_domain_key') ? new AppError('domain_claimed') : error
  })
}

async function verifyDomain(tx: UserCtx, companyId: string, email: string) {
  const access = await requireLockedCompany(tx, companyId, 'edit_company')
  // The website may have been changed since the code was compared.
  if (access.company.domain !== hostOf(email)) throw new AppError('code_expired')
  await forgetCode(tx, DOMAIN_CODE, companyId)
  const company = await updateCompanyRow(tx.db, companyId, {
    verification: 'DOMAIN_VERIFIED',
    ...(await provedNow(tx, access.company)),
    updated_at: tx.now(),
  })
  await emit(tx, {
    kind: 'COMPANY_VERIFIED',
    company_id: companyId,
    actor_id: tx.user.id,
    facts: { domain: company.domain },
    recipients: await peopleAllowed(tx, companyId, 'edit_company'),
  })
  return presentCompany(tx, { ...access, company })
}
