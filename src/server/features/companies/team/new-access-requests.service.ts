import type { z } from 'zod'
import { type Ctx, inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import type { tokenBody } from '#shared/accounts/verification.ts'
import { mayGrant } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import type { AccessRequestRow, InvitationRow } from '../team.tables.ts'
import { listActiveMembers } from './access.queries.ts'
import { peopleAllowed } from './access.service.ts'
import { insertRequest } from './access-requests.queries.ts'
import { findByLink, situationOf } from './invitation-answers.service.ts'
import type { FoundInvitation } from './invitations.queries.ts'

type Asked = { body: z.output<typeof tokenBody> }

/** «Pedir una nueva»: for links that ended without an answer, or with a no. */
export async function requestNewInvitation(ctx: Ctx, { body }: Asked) {
  const found = await findByLink(ctx, body.token)
  const situation = situationOf(found.invitation, found.isNewest, ctx.now())
  if (situation === 'OPEN' || situation === 'SUPERSEDED')
    throw new AppError('state_conflict', 'La invitación sigue vigente. Usa el enlace más reciente que te enviamos.')
  if (situation === 'ACCEPTED' || found.company.status !== 'ACTIVE') throw new AppError('token_expired')
  const { email } = found.invitation
  return ask(ctx, found, { kind: 'NEW_INVITATION', email, user_id: null })
}

/** «Pedir que la envíen a esta cuenta»: for whoever opened the link with another account. */
export async function requestForThisAccount(ctx: UserCtx, { body }: Asked) {
  const found = await findByLink(ctx, body.token)
  if (situationOf(found.invitation, found.isNewest, ctx.now()) !== 'OPEN') throw new AppError('token_expired')
  const { email, id: user_id } = ctx.user
  if (email === found.invitation.email)
    throw new AppError('state_conflict', 'Esta invitación ya es para tu correo. Puedes aceptarla.')
  return ask(ctx, found, { kind: 'OTHER_ACCOUNT', email, user_id })
}

interface Asker {
  kind: AccessRequestRow['kind']
  email: string
  user_id: string | null
}

async function ask(ctx: Ctx, { invitation, company }: FoundInvitation, asker: Asker) {
  await takeAttempt(ctx, rateRules.access_request_invitation, invitation.id)
  return inTransaction(ctx, async (tx) => {
    const request_id = await insertRequest(tx.db, {
      ...asker,
      company_id: company.id,
      invitation_id: invitation.id,
      role: invitation.role,
      created_at: ctx.now(),
    })
    if (!request_id) return { status: 'already_sent' as const }
    const told = { company_id: company.id, recipients: await whoCanAnswer(tx, invitation) }
    const { user_id: person_id } = asker
    if (person_id) await emit(tx, { kind: 'INVITE_OTHER_ACCOUNT', ...told, person_id, request_id })
    else await emit(tx, { kind: 'INVITE_NEW_REQUESTED', ...told, invitation_id: invitation.id })
    return { status: 'sent' as const }
  })
}

/** Whoever invited, if they still may; else those who manage the team. */
async function whoCanAnswer(tx: Ctx, { company_id, invited_by, role }: InvitationRow): Promise<string[]> {
  const team = await listActiveMembers(tx.db, company_id)
  const inviter = team.find((member) => member.user_id === invited_by && mayGrant(member.role, role))
  return inviter ? [inviter.user_id] : peopleAllowed(tx, company_id, 'manage_team')
}
