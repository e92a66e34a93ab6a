import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import { maskEmail } from '#server/features/accounts/verification/mask.ts'
import { emit } from '#server/features/events/events.service.ts'
import { isUniqueViolation } from '#server/platform/db/conflicts.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { isSignedBy, sign } from '#server/platform/secrets.ts'
import type * as contract from '#shared/companies/companies.ts'
import { AppError } from '#shared/core/errors.ts'
import { DOMAIN_CODE_LIFE, DOMAIN_CODE_TRIES, rateRules } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { inTransaction, type UserCtx } from '../../context.ts'
import { domainCodeMail } from './companies.mails.ts'
import { findByDomain, updateCompanyRow } from './companies.queries.ts'
import type { CompanyRow } from './companies.tables.ts'
import { presentCompany } from './company-view.service.ts'
import { isSharedDomain } from './domain.ts'
import { deleteDomainCode, replaceDomainCode, spendDomainTry } from './domain-codes.queries.ts'
import { peopleAllowed, requireCompany, requireLockedCompany } from './team/access.service.ts'

const PURPOSE = 'domain-code'

// Six digits are guessable, so the stored value depends on the server's secret and on what the code is for.
const subjectOf = (companyId: string, email: string, code: string) => `${companyId} ${email} ${code}`
const hostOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

type SendCode = { params: { id: string }; body: z.output<typeof contract.sendDomainCodeBody> }

export async function sendDomainCode(ctx: UserCtx, { params, body: { email } }: SendCode) {
  const { company } = await requireCompany(ctx, params.id, 'edit_company')
  const email_masked = maskEmail(email)
  if (company.verification !== 'UNVERIFIED')
    return { status: 'already_verified' as const, email_masked, expires_at: null }
  refuseForeignAddress(company, email)
  const holder = await findByDomain(ctx.db, company.domain)
  if (holder && holder.verification !== 'UNVERIFIED') throw new AppError('domain_claimed')
  await takeAttempt(ctx, rateRules.domain_code_pause, company.id)
  await takeAttempt(ctx, rateRules.domain_code_company, company.id)
  await takeAttempt(ctx, rateRules.domain_code_user, ctx.user.id)
  await takeAttempt(ctx, rateRules.domain_code_address, email)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const created_at = ctx.now()
  const expires_at = addSeconds(created_at, DOMAIN_CODE_LIFE)
  const code_hash = sign(ctx.config.secret_key, PURPOSE, subjectOf(company.id, email, code))
  await inTransaction(ctx, async (tx) => {
    await replaceDomainCode(tx.db, {
      company_id: company.id,
      email,
      code_hash,
      tries_left: DOMAIN_CODE_TRIES,
      created_at,
      expires_at,
    })
    await sendMail(tx, domainCodeMail(email, company.name, code))
  })
  return { status: 'sent' as const, email_masked, expires_at }
}

function refuseForeignAddress({ domain }: CompanyRow, email: string): void {
  if (isSharedDomain(domain))
    throw new AppError(
      'state_conflict',
      'Ese sitio web es de un servicio compartido y no sirve para verificar una empresa.',
    )
  if (hostOf(email) === domain) return
  const message = `Usa un correo que termine en @${domain}.`
  throw new AppError('validation', message, { fields: { email: message } })
}

type Confirm = { params: { id: string }; body: z.output<typeof contract.confirmDomainBody> }

export async function confirmDomain(ctx: UserCtx, { params, body }: Confirm) {
  const access = await requireCompany(ctx, params.id, 'edit_company')
  if (access.company.verification !== 'UNVERIFIED') return presentCompany(ctx, access)
  const code = await spendDomainTry(ctx.db, params.id, ctx.now())
  if (!code) throw new AppError('code_expired')
  if (!isSignedBy(ctx.config.secret_key, PURPOSE, subjectOf(params.id, code.email, body.code), code.code_hash)) {
    const message = wrongCode(code.tries_left)
    throw new AppError('code_wrong', message, { fields: { code: message } })
  }
  return inTransaction(ctx, (tx) => verifyDomain(tx, params.id, code.email)).catch((error: unknown) => {
    throw isUniqueViolation(error, 'companies_verified_domain_key') ? new AppError('domain_claimed') : error
  })
}

async function verifyDomain(tx: UserCtx, companyId: string, email: string) {
  const access = await requireLockedCompany(tx, companyId, 'edit_company')
  // The website may have been changed since the code was compared.
  if (access.company.domain !== hostOf(email)) throw new AppError('code_expired')
  await deleteDomainCode(tx.db, companyId)
  const company = await updateCompanyRow(tx.db, companyId, { verification: 'DOMAIN_VERIFIED', updated_at: tx.now() })
  await emit(tx, {
    kind: 'COMPANY_VERIFIED',
    company_id: companyId,
    actor_id: tx.user.id,
    facts: { domain: company.domain },
    tell: await peopleAllowed(tx, companyId, 'edit_company'),
  })
  return presentCompany(tx, { ...access, company })
}

function wrongCode(left: number): string {
  if (left === 0) return 'El código no coincide y ya no quedan intentos. Pide uno nuevo.'
  return `El código no coincide. ${left === 1 ? 'Te queda 1 intento.' : `Te quedan ${left} intentos.`}`
}
