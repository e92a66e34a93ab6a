import type { z } from 'zod'
import { type Ctx, inTransaction, type UserCtx } from '#server/context.ts'
import { maskEmail } from '#server/features/accounts/users/mask.ts'
import { confirmOwnAddress, findPersonByEmail } from '#server/features/accounts/users/people.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { signedFileUrl } from '#server/platform/files/files.service.ts'
import { ipPrefix, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { hashToken } from '#server/platform/secrets.ts'
import type * as contract from '#shared/companies/invitations.ts'
import { seesSalaryByDefault } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import type { InvitationRow } from '../team.tables.ts'
import { findMembership, lockCompany } from './access.queries.ts'
import { peopleAllowed } from './access.service.ts'
import { moveRequests } from './access-request-states.service.ts'
import { moveInvitations } from './invitation-states.service.ts'
import { type FoundInvitation, findInvitation, findInvitationByToken, noteOpened } from './invitations.queries.ts'
import { stateNow } from './invitations.service.ts'
import { findMemberOfUser, insertMember, updateMemberRow } from './members.queries.ts'

type Visitor = Ctx & Partial<Pick<UserCtx, 'user'>>

/** The invitation that a link stands for, and whether it is the newest link. */
export async function findByLink(ctx: Ctx, token: string) {
  await takeAttempt(ctx, rateRules.invitation_link_ip, ipPrefix(ctx.request.ip))
  const token_hash = hashToken(token)
  const found = await findInvitationByToken(ctx.db, token_hash)
  if (!found) throw new AppError('token_expired')
  return { ...found, isNewest: found.invitation.token_hash.equals(token_hash) }
}

/** An invitation without its link: only for whoever has proved to own the address. */
async function findOwn(ctx: Visitor, id: string) {
  const found = await findInvitation(ctx.db, id)
  if (!found || !ctx.user?.email_verified_at || ctx.user.email !== found.invitation.email)
    throw new AppError('not_found')
  return { ...found, isNewest: true }
}

export function situationOf(invitation: InvitationRow, isNewest: boolean, now: Date) {
  const state = stateNow(invitation, now)
  if (state !== 'PENDING') return state
  return isNewest ? ('OPEN' as const) : ('SUPERSEDED' as const)
}

async function openSituation(ctx: Visitor, email: string) {
  if (ctx.user) return ctx.user.email === email ? 'READY' : 'OTHER_ACCOUNT'
  return (await findPersonByEmail(ctx, email)) ? 'SIGN_IN' : 'REGISTER'
}

async function present(ctx: Visitor, found: FoundInvitation & { isNewest: boolean }) {
  const { invitation, company, invited_by_name, isNewest } = found
  const now = situationOf(invitation, isNewest, ctx.now())
  const isOpen = now === 'OPEN'
  const situation: contract.Situation = isOpen ? await openSituation(ctx, invitation.email) : now
  if (isOpen) await noteOpened(ctx.db, invitation.id, ctx.now())
  const isMember = ctx.user && situation === 'ACCEPTED' && (await findMembership(ctx.db, company.id, ctx.user.id))
  return {
    situation,
    company_name: company.name,
    company_logo_url: company.logo_id && signedFileUrl(ctx, company.logo_id),
    invited_by_name,
    role: isOpen ? invitation.role : null,
    message: isOpen ? invitation.message : null,
    email_masked: maskEmail(invitation.email),
    email: situation === 'REGISTER' ? invitation.email : null,
    session_email_masked: ctx.user && situation === 'OTHER_ACCOUNT' ? maskEmail(ctx.user.email) : null,
    expires_at: invitation.expires_at,
    company_id: isMember ? company.id : null,
  }
}

export async function inspectInvitation(ctx: Visitor, { params }: { params: { token: string } }) {
  return present(ctx, await findByLink(ctx, params.token))
}

export async function getInvitation(ctx: UserCtx, { params }: { params: { id: string } }) {
  return present(ctx, await findOwn(ctx, params.id))
}

type Answer = { body: z.output<typeof contract.answerInvitationBody> }

/** Finds it, then waits for other changes of that company and looks again. */
async function withInvitation<C extends Visitor, R>(
  ctx: C,
  { body }: Answer,
  work: (tx: C, found: FoundInvitation & { isNewest: boolean }) => Promise<R>,
): Promise<R> {
  const { invitation, isNewest } = body.token
    ? await findByLink(ctx, body.token)
    : await findOwn(ctx, body.invitation_id ?? '')
  return inTransaction(ctx, async (tx) => {
    await lockCompany(tx.db, invitation.company_id)
    const found = await findInvitation(tx.db, invitation.id)
    if (!found) throw new AppError('token_expired')
    const isSame = found.invitation.token_hash.equals(invitation.token_hash)
    return work(tx, { ...found, isNewest: body.token === undefined || (isNewest && isSame) })
  })
}

const OVER: Record<'DECLINED' | 'REVOKED' | 'EXPIRED' | 'SUPERSEDED' | 'ACCEPTED', string> = {
  ACCEPTED: 'Esta invitación ya se usó.',
  DECLINED: 'Esta invitación se rechazó. Si cambiaste de idea, pide una nueva.',
  REVOKED: 'Esta invitación ya no está disponible. Puedes pedir una nueva.',
  EXPIRED: 'Esta invitación venció. Puedes pedir una nueva.',
  SUPERSEDED: 'Usa el enlace más reciente que te enviamos.',
}

function refuseOtherAccount({ user }: Visitor, { email }: InvitationRow): void {
  if (!user || user.email === email) return
  const message = `Esta invitación es para ${maskEmail(email)} y tu sesión es de ${maskEmail(user.email)}.`
  throw new AppError('other_account', message)
}

export async function acceptInvitation(ctx: UserCtx, answer: Answer) {
  return withInvitation(ctx, answer, async (tx, { invitation, company, isNewest }) => {
    refuseOtherAccount(ctx, invitation)
    const place = { company_id: company.id, company_name: company.name }
    const member = await findMemberOfUser(tx.db, company.id, ctx.user.id)
    const situation = situationOf(invitation, isNewest, ctx.now())
    if (situation === 'ACCEPTED' && member?.status === 'ACTIVE') return { status: 'already_member' as const, ...place }
    if (situation !== 'OPEN') throw new AppError('token_expired', OVER[situation])
    if (member?.status === 'SUSPENDED')
      throw new AppError('state_conflict', 'Tu acceso a esta empresa está en pausa. Habla con quien la administra.')
    await moveInvitations(tx, 'accept', { id: invitation.id })
    // Whoever has the link has read the mail.
    await confirmOwnAddress(tx, ctx.user)
    if (member?.status === 'ACTIVE') return { status: 'already_member' as const, ...place }
    await join(tx, invitation, member?.id)
    await notifyOfAcceptance(tx, invitation)
    return { status: 'accepted' as const, ...place }
  })
}

async function join(tx: UserCtx, { company_id, role }: InvitationRow, formerId: string | undefined): Promise<void> {
  const now = tx.now()
  const place = { role, status: 'ACTIVE' as const, can_see_salary_expectations: seesSalaryByDefault(role) }
  const values = { ...place, joined_at: now, updated_at: now }
  if (formerId) await updateMemberRow(tx.db, formerId, values)
  else await insertMember(tx.db, { ...values, company_id, user_id: tx.user.id })
  // Whoever is in waits for nothing any more, whatever address was asked with.
  await moveRequests(tx, 'join', { company_id, user_id: tx.user.id })
}

async function notifyOfAcceptance(tx: UserCtx, { id, company_id, invited_by, role }: InvitationRow) {
  await emit(tx, {
    kind: 'INVITE_ACCEPTED',
    company_id,
    actor_id: tx.user.id,
    person_id: invited_by,
    invitation_id: id,
    facts: { role },
    recipients: [invited_by, ...(await peopleAllowed(tx, company_id, 'manage_team'))],
  })
}

export async function declineInvitation(ctx: Visitor, answer: Answer) {
  return withInvitation(ctx, answer, async (tx, { invitation, company, isNewest }) => {
    refuseOtherAccount(ctx, invitation)
    const situation = situationOf(invitation, isNewest, ctx.now())
    if (situation === 'DECLINED') return { company_name: company.name }
    if (situation !== 'OPEN') throw new AppError('token_expired', OVER[situation])
    await moveInvitations(tx, 'decline', { id: invitation.id })
    await emit(tx, {
      kind: 'INVITE_DECLINED',
      company_id: company.id,
      invitation_id: invitation.id,
      recipients: [invitation.invited_by],
    })
    return { company_name: company.name }
  })
}
