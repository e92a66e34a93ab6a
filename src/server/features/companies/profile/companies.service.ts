import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { emit } from '#server/features/events/events.service.ts'
import { forgetCode } from '#server/platform/codes/codes.service.ts'
import { isUniqueViolation } from '#server/platform/db/conflicts.ts'
import { signedFileUrl } from '#server/platform/files/files.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import type * as contract from '#shared/companies/companies.ts'
import { companyColors } from '#shared/companies/company-colors.ts'
import type { CompanyBody } from '#shared/companies/company-fields.ts'
import { mayAlways, seesSalaryByDefault } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import { folded } from '#shared/core/fold.ts'
import { rateRules } from '#shared/core/limits.ts'
import { findDiscrimination } from '#shared/vacancies/lint/discrimination/discrimination.ts'
import { saidOf } from '#shared/vacancies/lint/lawful-text.ts'
import { inTransaction, type UserCtx } from '../../../context.ts'
import {
  findByDomain,
  findOwnByDomain,
  findSameCompany,
  insertCompany,
  listCards,
  updateCompanyRow,
} from '../companies.queries.ts'
import type { CompanyRow } from '../companies.tables.ts'
import { likenessOf } from '../company-likeness.ts'
import { domainOf, isSharedDomain } from '../domain.ts'
import { DOMAIN_CODE } from '../domain-code.ts'
import { findMembership } from '../team/access.queries.ts'
import { requireCompany, requireLockedCompany } from '../team/access.service.ts'
import { presentCompany } from '../team/company-view.service.ts'
import { insertMember, listWithoutFactor } from '../team/members.queries.ts'

type InCompany = { params: { id: string } }

/** The companies of a person with what this feature counts of each. */
export async function companyCards(ctx: UserCtx) {
  const rows = await listCards(ctx.db, ctx.user.id, ctx.now())
  return rows.map(({ company, member, transfers, pending_invitations, members, meets_demands }) => ({
    ...company,
    members: meets_demands ? members : 0,
    role: member.role,
    logo_url: company.logo_id && signedFileUrl(ctx, company.logo_id),
    pending_invitations: meets_demands && mayAlways(member.role, 'invite') ? pending_invitations : 0,
    transfer_waits: meets_demands && transfers > 0,
    needs_second_factor: !meets_demands,
  }))
}

export async function checkDomain(ctx: UserCtx, { query }: { query: z.output<typeof contract.checkDomain.query> }) {
  await takeAttempt(ctx, rateRules.domain_check, ctx.user.id)
  const domain = domainOf(query.website)
  const own = await findOwnByDomain(ctx.db, domain, ctx.user.id)
  if (own) return { domain, situation: 'YOURS' as const, company_id: own.id }
  const found = isSharedDomain(domain) ? undefined : await findByDomain(ctx.db, domain)
  const situation = !found ? 'FREE' : found.verification === 'UNVERIFIED' ? 'IN_USE' : 'CLAIMED'
  return { domain, situation: situation as 'FREE' | 'IN_USE' | 'CLAIMED', company_id: null }
}

type CreateBody = z.output<typeof contract.createCompanyBody>

export async function createCompany(ctx: UserCtx, { body }: { body: CreateBody }) {
  return inTransaction(ctx, async (tx) => {
    const creation = { created_by: ctx.user.id, domain: domainOf(body.website), name: body.name }
    const before = await findSameCompany(tx.db, creation)
    if (before) return presentRetry(tx, before)
    if (!isSharedDomain(creation.domain)) {
      const holder = await findByDomain(tx.db, creation.domain, creation)
      if (holder && holder.verification !== 'UNVERIFIED') throw new AppError('domain_claimed')
      if (holder && !body.confirm) throw new AppError('domain_in_use')
    }
    const company = await insertCompany(tx.db, newCompany(tx, body, creation))
    if (!company) return presentRetry(tx, await findSameCompany(tx.db, creation))
    // Counted only here, so that the same creation sent many times is one.
    await takeAttempt(tx, rateRules.company_create, ctx.user.id)
    return presentCompany(tx, { company, member: await makeOwner(tx, company) })
  })
}

function newCompany(
  { now, user }: UserCtx,
  body: CreateBody,
  creation: { created_by: string; domain: string; name: string },
) {
  const id = randomUUID()
  const words = folded(body.name).match(/[a-z0-9]+/g)
  return {
    ...creation,
    id,
    slug: [...(words ?? []), id.slice(0, 8)].join('-'),
    website: body.website,
    default_currency: user.currency,
    timezone: user.timezone,
    created_at: now(),
    updated_at: now(),
  }
}

async function makeOwner(tx: UserCtx, company: CompanyRow) {
  const member = await insertMember(tx.db, {
    company_id: company.id,
    user_id: tx.user.id,
    role: 'OWNER',
    can_see_salary_expectations: seesSalaryByDefault('OWNER'),
    joined_at: tx.now(),
    updated_at: tx.now(),
  })
  await emit(tx, { kind: 'COMPANY_CREATED', company_id: company.id, actor_id: tx.user.id })
  return member
}

/** The same creation again: the company that it made, as long as the person still works there. */
async function presentRetry(tx: UserCtx, company: CompanyRow | undefined) {
  const access = company && (await findMembership(tx.db, company.id, tx.user.id))
  if (!access)
    throw new AppError(
      'state_conflict',
      'Ya creaste esa empresa y ahora no formas parte de ella. Pide acceso a su equipo.',
    )
  return presentCompany(tx, access)
}

export async function getCompany(ctx: UserCtx, { params }: InCompany) {
  return presentCompany(ctx, await requireCompany(ctx, params.id, 'see_company'))
}

type Update = InCompany & { body: z.output<typeof contract.updateCompanyBody> }

export async function updateCompany(ctx: UserCtx, { params, body }: Update) {
  const { revision, ...changes } = body
  return inTransaction(ctx, async (tx) => {
    const access = await requireLockedCompany(tx, params.id, 'edit_company')
    if (access.company.revision !== revision) throw new AppError('version_conflict')
    refuseFutureYear(changes.founded_year, ctx.now())
    refuseDiscrimination(changes)
    refuseFaintColors(access.company, changes)
    refuseShuttingOneselfOut(tx, changes)
    const company = await updateCompanyRow(tx.db, params.id, {
      ...changes,
      ...renamed(access.company, changes.name),
      ...(await movedDomain(tx, access.company, changes.website)),
      revision: revision + 1,
      updated_at: ctx.now(),
    })
    await emit(tx, { kind: 'COMPANY_CHANGED', company_id: company.id })
    await notifyOfChange(tx, access.company, company)
    return presentCompany(tx, { ...access, company })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'companies_creator_key')
      ? new AppError('state_conflict', 'Ya creaste otra empresa con ese nombre y ese sitio web.')
      : error
  })
}

/** The switches are decisions of their own, which the company's log names. */
async function notifyOfChange(tx: UserCtx, before: CompanyRow, { id: company_id, ...after }: CompanyRow) {
  const by = { company_id, actor_id: tx.user.id }
  await emit(tx, { kind: 'COMPANY_UPDATED', ...by })
  if (before.ai_enabled !== after.ai_enabled)
    await emit(tx, { kind: 'COMPANY_AI_SWITCHED', ...by, facts: { is_on: after.ai_enabled } })
  if (before.requires_second_factor === after.requires_second_factor) return
  const is_on = after.requires_second_factor
  const recipients = is_on ? await listWithoutFactor(tx.db, company_id) : []
  await emit(tx, { kind: 'COMPANY_SECOND_FACTOR_SWITCHED', ...by, facts: { is_on }, recipients })
}

const OWN_FACTOR_FIRST = 'Activa antes tu propio segundo factor en tus ajustes: si no, te quedarías fuera.'

function refuseShuttingOneselfOut({ user }: UserCtx, changes: CompanyBody): void {
  if (changes.requires_second_factor && !user.second_factor_at)
    throw new AppError('state_conflict', OWN_FACTOR_FIRST, { fields: { requires_second_factor: OWN_FACTOR_FIRST } })
}

function refuseFutureYear(year: number | null | undefined, now: Date): void {
  if (!year || year <= now.getUTCFullYear()) return
  throw new AppError('validation', undefined, { fields: { founded_year: 'Escribe un año entre 1800 y el actual.' } })
}

/** One of the two may come alone: it is judged beside the other that is kept. */
function refuseFaintColors(company: CompanyRow, changes: Omit<Update['body'], 'revision'>): void {
  const { color_back = company.color_back, color_front = company.color_front } = changes
  const [issue] = companyColors.safeParse({ color_back, color_front }).error?.issues ?? []
  if (issue) throw new AppError('validation', undefined, { fields: { [String(issue.path[0])]: issue.message } })
}

/** Every vacancy of the company shows these words. */
function refuseDiscrimination(changes: Update['body'] | Omit<Update['body'], 'revision'>): void {
  for (const field of ['description', 'benefits'] as const) {
    const said = [changes[field] ?? []].flat()
    const [found] = findDiscrimination(said.map((text) => ({ path: 'company', text })))
    if (found) throw new AppError('validation', saidOf(found), { fields: { [field]: saidOf(found) } })
  }
}

/** The badge was given to a name; under another one the domain is proved again. Legal form and accents change nothing. */
function renamed(company: CompanyRow, name: string | undefined) {
  const is_same = name === undefined || likenessOf(name) === likenessOf(company.name)
  return is_same ? {} : { verification: 'UNVERIFIED' as const }
}

/** Another domain has to be proved again. */
async function movedDomain(tx: UserCtx, company: CompanyRow, website: string | undefined) {
  const domain = website === undefined ? company.domain : domainOf(website)
  if (domain === company.domain) return {}
  const holder = isSharedDomain(domain) ? undefined : await findByDomain(tx.db, domain)
  if (holder && holder.verification !== 'UNVERIFIED') throw new AppError('domain_claimed')
  await forgetCode(tx, DOMAIN_CODE, company.id)
  return { domain, verification: 'UNVERIFIED' as const }
}
