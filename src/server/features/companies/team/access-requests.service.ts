import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import type * as companies from '#shared/companies/companies.ts'
import type * as contract from '#shared/companies/team.ts'
import { mayAlways, mayGrant, type Role } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { findByDomain } from '../companies.queries.ts'
import { domainOf, isSharedDomain } from '../domain.ts'
import { peopleAllowed, ROLE_FORBIDS, requireCompany, requireLockedCompany } from './access.service.ts'
import { moveRequests } from './access-request-states.service.ts'
import { findPendingRequest, insertRequest, listPendingRequests } from './access-requests.queries.ts'
import { moveInvitations } from './invitation-states.service.ts'
import { findPendingFor } from './invitations.queries.ts'
import { presentInvitation, requireGrantable } from './invitations.service.ts'
import { findMemberOfUser } from './members.queries.ts'
import { inviteOne, resend } from './send-invitations.service.ts'

/** «Pedir acceso» to the company that stands for a domain. */
export async function requestAccess(ctx: UserCtx, { body }: { body: z.output<typeof companies.accessRequestBody> }) {
  await takeAttempt(ctx, rateRules.access_request_user, ctx.user.id)
  const domain = domainOf(body.website)
  const company = isSharedDomain(domain) ? undefined : await findByDomain(ctx.db, domain)
  if (!company) throw new AppError('not_found')
  const member = await findMemberOfUser(ctx.db, company.id, ctx.user.id)
  if (member?.status === 'ACTIVE') throw new AppError('already_member', 'Ya formas parte del equipo de esa empresa.')
  return inTransaction(ctx, async (tx) => {
    const requestId = await insertRequest(tx.db, {
      company_id: company.id,
      kind: 'DOMAIN',
      email: ctx.user.email,
      user_id: ctx.user.id,
      message: body.message,
      created_at: ctx.now(),
    })
    if (!requestId) return { status: 'already_sent' as const }
    await emit(tx, {
      kind: 'ACCESS_REQUESTED',
      company_id: company.id,
      actor_id: ctx.user.id,
      recipients: await peopleAllowed(tx, company.id, 'manage_team'),
    })
    return { status: 'sent' as const }
  })
}

/** Somebody of a role that one may give; without a role, whoever manages the team answers. */
export function mayAnswer(own: Role, requested: Role | null): boolean {
  return requested === null ? mayAlways(own, 'manage_team') : mayGrant(own, requested)
}

type InCompany = { params: { id: string } }

export async function listAccessRequests(ctx: UserCtx, { params }: InCompany) {
  const access = await requireCompany(ctx, params.id, 'invite')
  const rows = await listPendingRequests(ctx.db, params.id)
  const items = rows
    .filter(({ request }) => mayAnswer(access.member.role, request.role))
    .map(({ request, full_name }) => ({ ...request, full_name }))
  return { items, next_cursor: null }
}

type OfRequest = { params: { id: string; request_id: string } }

async function requireRequest(tx: UserCtx, { params }: OfRequest) {
  const access = await requireLockedCompany(tx, params.id, 'invite')
  const found = await findPendingRequest(tx.db, params.id, params.request_id)
  if (!found) throw new AppError('not_found')
  if (!mayAnswer(access.member.role, found.request.role)) throw new AppError('state_conflict', ROLE_FORBIDS)
  return { access, request: found.request }
}

type Accept = OfRequest & { body: z.output<typeof contract.acceptRequestBody> }

export async function inviteRequester(ctx: UserCtx, { params, body }: Accept) {
  return inTransaction(ctx, async (tx) => {
    const { access, request } = await requireRequest(tx, { params })
    requireGrantable(access, body.role)
    // The invitation moves to the other account, so the first address gives it up.
    if (request.kind === 'OTHER_ACCOUNT' && request.invitation_id)
      await moveInvitations(tx, 'revoke', { id: request.invitation_id })
    const pending = await findPendingFor(tx.db, params.id, request.email)
    const { outcome, invitation } = pending
      ? { outcome: 'SENT', invitation: await resend(tx, access, pending) }
      : await inviteOne(tx, access, { email: request.email, role: body.role, message: null })
    await moveRequests(tx, 'invite', { id: request.id })
    if (!invitation) throw new AppError(outcome === 'PENDING_LIMIT' ? 'invitation_limit' : 'already_member')
    return presentInvitation(tx, access, invitation, ctx.user.full_name)
  })
}

export async function dismissRequest(ctx: UserCtx, { params }: OfRequest): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { request } = await requireRequest(tx, { params })
    await moveRequests(tx, 'dismiss', { id: request.id })
    const ids = { company_id: params.id, actor_id: ctx.user.id, request_id: request.id }
    await emit(tx, { kind: 'ACCESS_DISMISSED', ...ids })
  })
}
