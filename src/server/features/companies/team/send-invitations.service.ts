import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { findPersonByEmail } from '#server/features/accounts/users/people.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { hashToken, newToken } from '#server/platform/secrets.ts'
import type { inviteOutcome } from '#shared/companies/invitations.ts'
import type { GivenRole } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import { INVITATION_LIFE, INVITATIONS_PENDING_MAX, rateRules } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import type { InvitationRow } from '../team.tables.ts'
import type { Access } from './access.service.ts'
import { moveRequests } from './access-request-states.service.ts'
import { expireInvitations, moveInvitations } from './invitation-states.service.ts'
import {
  countPending,
  findPendingFor,
  insertInvitation,
  insertInvitationToken,
  isTeamAddress,
} from './invitations.queries.ts'
import { invitationMail } from './team.mails.ts'

export type Outcome = z.infer<typeof inviteOutcome>

interface Invited {
  email: string
  role: GivenRole
  message: string | null
}

/** Invites one address, or says why not; runs while the company is locked, so the limits are exact. */
export async function inviteOne(
  tx: UserCtx,
  { company }: Access,
  invited: Invited,
): Promise<{ outcome: Outcome; invitation?: InvitationRow }> {
  const now = tx.now()
  await expireInvitations(tx, { company_id: company.id }, invited.email)
  if (await isTeamAddress(tx.db, company.id, invited.email)) return { outcome: 'ALREADY_MEMBER' }
  if (await findPendingFor(tx.db, company.id, invited.email)) return { outcome: 'ALREADY_INVITED' }
  if ((await countPending(tx.db, company.id)) >= INVITATIONS_PENDING_MAX) return { outcome: 'PENDING_LIMIT' }
  const token = newToken()
  const invitation = await insertInvitation(tx.db, {
    ...invited,
    company_id: company.id,
    token_hash: hashToken(token),
    invited_by: tx.user.id,
    sent_at: now,
    created_at: now,
    expires_at: addSeconds(now, INVITATION_LIFE),
  })
  await mailInvitation(tx, company, invitation, token)
  await moveRequests(tx, 'invite', { company_id: company.id, email: invited.email })
  await emit(tx, { kind: 'INVITE_SENT', ...happened(tx, invitation), facts: { role: invited.role } })
  return { outcome: 'SENT', invitation }
}

const happened = ({ user }: UserCtx, { company_id, id: invitation_id }: InvitationRow) => ({
  company_id,
  actor_id: user.id,
  invitation_id,
})

/** One mail with one link; whoever has the address confirmed already also finds it in the application. */
async function mailInvitation(
  tx: UserCtx,
  { name: company_name, verification }: Access['company'],
  invitation: InvitationRow,
  token: string,
) {
  const { id, email, role, company_id } = invitation
  const isKnown = verification !== 'UNVERIFIED'
  await takeAttempt(tx, rateRules.invite_company, company_id)
  await takeAttempt(tx, rateRules.invite_user, tx.user.id)
  await takeAttempt(tx, rateRules.invite_address, `${company_id} ${email}`)
  if (!isKnown) await takeAttempt(tx, rateRules.invite_address_unverified, email)
  await insertInvitationToken(tx.db, { token_hash: hashToken(token), invitation_id: id, created_at: tx.now() })
  const url = `${tx.config.public_url}/invitations/accept?${new URLSearchParams({ token })}`
  // What anybody wrote is no mail of ours: of a company that has not shown who it is, it is read on the page of the invitation.
  const message = isKnown ? invitation.message : null
  await sendMail(tx, invitationMail({ to: email, company_name, invited_by: tx.user.full_name, role, message, url }))
  await notifyInvited(tx, invitation)
}

async function notifyInvited(tx: UserCtx, invitation: InvitationRow) {
  const person = await findPersonByEmail(tx, invitation.email)
  if (!person?.email_verified_at) return
  const { role } = invitation
  await emit(tx, { kind: 'INVITE_RECEIVED', ...happened(tx, invitation), facts: { role }, recipients: [person.id] })
}

/** A new link for seven more days, from whoever sends it now. */
export async function resend(tx: UserCtx, { company }: Access, before: InvitationRow): Promise<InvitationRow> {
  const now = tx.now()
  if (before.state === 'ACCEPTED') throw new AppError('already_member')
  if (before.state === 'DECLINED')
    throw new AppError('state_conflict', 'Esa persona rechazó la invitación. Si quieres, envíale una nueva.')
  if (await isTeamAddress(tx.db, company.id, before.email)) throw new AppError('already_member')
  await expireInvitations(tx, { company_id: company.id }, before.email)
  const pending = await findPendingFor(tx.db, company.id, before.email)
  if (pending && pending.id !== before.id) throw new AppError('already_invited')
  if (!pending && (await countPending(tx.db, company.id)) >= INVITATIONS_PENDING_MAX)
    throw new AppError('invitation_limit')
  const token = newToken()
  const fresh = {
    token_hash: hashToken(token),
    invited_by: tx.user.id,
    sent_count: before.sent_count + 1,
    sent_at: now,
    last_opened_at: null,
    expires_at: addSeconds(now, INVITATION_LIFE),
  }
  const [invitation] = await moveInvitations(tx, 'resend', { id: before.id }, fresh)
  if (!invitation) throw new AppError('state_conflict')
  await mailInvitation(tx, company, invitation, token)
  await moveRequests(tx, 'invite', { company_id: company.id, email: before.email })
  await emit(tx, { kind: 'INVITE_RESENT', ...happened(tx, invitation) })
  return invitation
}
