import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { findUserByEmail } from '#server/features/accounts/users/users.queries.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { hashToken, newToken } from '#server/platform/secrets.ts'
import type { inviteOutcome } from '#shared/companies/invitations.ts'
import type { GivenRole } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import { INVITATION_LIFE, INVITATIONS_PENDING_MAX, rateRules } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { recordEvent } from '../activity.service.ts'
import type { Access } from './access.service.ts'
import { settleRequests } from './access-requests.queries.ts'
import {
  countPending,
  expireOverdue,
  findPendingFor,
  insertInvitation,
  insertInvitationToken,
  isTeamAddress,
  updateInvitation,
} from './invitations.queries.ts'
import { invitationMail } from './team.mails.ts'
import type { InvitationRow } from './team.tables.ts'

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
  await expireOverdue(tx.db, now, company.id)
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
  await mailInvitation(tx, company.name, invitation, token)
  await settleRequests(tx.db, company.id, invited.email)
  await recordEvent(tx, {
    company_id: company.id,
    actor_id: tx.user.id,
    kind: 'INVITE_SENT',
    text: `${tx.user.full_name} invitó a ${invited.email} como ${roleLabels[invited.role]}.`,
  })
  return { outcome: 'SENT', invitation }
}

/** One mail with one link; whoever has the address confirmed already also finds it in the application. */
async function mailInvitation(tx: UserCtx, companyName: string, invitation: InvitationRow, token: string) {
  const { id, email, role, message, company_id } = invitation
  await takeAttempt(tx, rateRules.invite_company, company_id)
  await takeAttempt(tx, rateRules.invite_user, tx.user.id)
  await insertInvitationToken(tx.db, { token_hash: hashToken(token), invitation_id: id, created_at: tx.now() })
  const url = `${tx.config.public_url}/invitations/accept?${new URLSearchParams({ token })}`
  await sendMail(
    tx,
    invitationMail({ to: email, company_name: companyName, invited_by: tx.user.full_name, role, message, url }),
  )
  await tellInvited(tx, companyName, invitation)
}

async function tellInvited(tx: UserCtx, companyName: string, { id, email, role, sent_count }: InvitationRow) {
  const person = await findUserByEmail(tx.db, email)
  if (!person?.email_verified_at) return
  await notify(tx, {
    user_ids: [person.id],
    event: `INVITE_RECEIVED:${id}:${sent_count}`,
    kind: 'INVITE_RECEIVED',
    message: `${tx.user.full_name} te invitó a ${companyName} como ${roleLabels[role]}.`,
    link_to: `/invitations/accept?invitation=${id}`,
  })
}

/** A new link for seven more days, from whoever sends it now. */
export async function resend(tx: UserCtx, { company }: Access, before: InvitationRow): Promise<InvitationRow> {
  const now = tx.now()
  if (before.state === 'ACCEPTED') throw new AppError('already_member')
  if (before.state === 'DECLINED')
    throw new AppError('state_conflict', 'Esa persona rechazó la invitación. Si quieres, envíale una nueva.')
  if (await isTeamAddress(tx.db, company.id, before.email)) throw new AppError('already_member')
  await expireOverdue(tx.db, now, company.id)
  const pending = await findPendingFor(tx.db, company.id, before.email)
  if (pending && pending.id !== before.id) throw new AppError('already_invited')
  if (!pending && (await countPending(tx.db, company.id)) >= INVITATIONS_PENDING_MAX)
    throw new AppError('invitation_limit')
  const token = newToken()
  const invitation = await updateInvitation(tx.db, before.id, {
    state: 'PENDING',
    token_hash: hashToken(token),
    invited_by: tx.user.id,
    sent_count: before.sent_count + 1,
    sent_at: now,
    last_opened_at: null,
    expires_at: addSeconds(now, INVITATION_LIFE),
  })
  await mailInvitation(tx, company.name, invitation, token)
  await settleRequests(tx.db, company.id, before.email)
  await recordEvent(tx, {
    company_id: company.id,
    actor_id: tx.user.id,
    kind: 'INVITE_RESENT',
    text: `${tx.user.full_name} reenvió la invitación a ${before.email}.`,
  })
  return invitation
}
