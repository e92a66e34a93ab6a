import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import type * as contract from '#shared/companies/invitations.ts'
import { type GivenRole, mayGrant } from '#shared/companies/team-policy.ts'
import { AppError, type ErrorCode } from '#shared/core/errors.ts'
import type { InvitationRow } from '../team.tables.ts'
import { type Access, ROLE_FORBIDS, requireCompany, requireLockedCompany } from './access.service.ts'
import { moveInvitations } from './invitation-states.service.ts'
import { findInvitation, listInvitationRows } from './invitations.queries.ts'
import { inviteOne, type Outcome, resend } from './send-invitations.service.ts'

const PAGE = 50

type InCompany = { params: { id: string } }
type Presented = z.input<typeof contract.invitation>

/** What an invitation is now: nobody has to come by for it to be over. */
export function stateNow({ state, expires_at }: InvitationRow, now: Date): InvitationRow['state'] {
  return state === 'PENDING' && expires_at <= now ? 'EXPIRED' : state
}

export function presentInvitation(
  ctx: UserCtx,
  { member }: Access,
  invitation: InvitationRow,
  invited_by_name: string | null,
): Presented {
  return {
    ...invitation,
    invited_by_name,
    state: stateNow(invitation, ctx.now()),
    can_manage: mayGrant(member.role, invitation.role),
  }
}

type List = InCompany & { query: z.output<typeof contract.listInvitations.query> }

export async function listInvitations(ctx: UserCtx, { params, query }: List) {
  const access = await requireCompany(ctx, params.id, 'invite')
  const rows = await listInvitationRows(ctx.db, params.id, readCursor(query.cursor), PAGE + 1)
  const { items, next_cursor } = pageOf(
    rows.map(({ invitation, ...rest }) => ({ ...invitation, ...rest })),
    PAGE,
  )
  return { items: items.map((row) => presentInvitation(ctx, access, row, row.invited_by_name)), next_cursor }
}

type Invite = InCompany & { body: z.output<typeof contract.inviteBody> }

const REFUSED: Record<Exclude<Outcome, 'SENT'>, ErrorCode> = {
  ALREADY_MEMBER: 'already_member',
  ALREADY_INVITED: 'already_invited',
  PENDING_LIMIT: 'invitation_limit',
}

export async function createInvitations(ctx: UserCtx, { params, body }: Invite) {
  return inTransaction(ctx, async (tx) => {
    const access = await requireLockedCompany(tx, params.id, 'invite')
    requireGrantable(access, body.role)
    const items = []
    for (const email of new Set(body.emails)) {
      const { outcome, invitation } = await inviteOne(tx, access, { email, role: body.role, message: body.message })
      const shown = invitation && presentInvitation(tx, access, invitation, ctx.user.full_name)
      items.push({ email, outcome, invitation: shown ?? null })
    }
    const refused = items.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'SENT')
    if (refused[0] && refused.length === items.length) throw new AppError(REFUSED[refused[0]])
    return { items }
  })
}

export function requireGrantable({ member }: Access, role: GivenRole): void {
  if (!mayGrant(member.role, role)) throw new AppError('state_conflict', ROLE_FORBIDS)
}

/** An invitation of a company where the person may deal with invitations of that role. */
async function requireInvitation(tx: UserCtx, id: string) {
  const known = await findInvitation(tx.db, id)
  // One that does not exist takes the same way as one of others, so that the time says nothing.
  const access = await requireLockedCompany(tx, known?.company.id ?? id, 'invite')
  const found = await findInvitation(tx.db, id)
  if (!found) throw new AppError('not_found')
  requireGrantable(access, found.invitation.role)
  return { access, ...found }
}

export async function resendInvitation(ctx: UserCtx, { params }: InCompany): Promise<Presented> {
  return inTransaction(ctx, async (tx) => {
    const { access, invitation } = await requireInvitation(tx, params.id)
    return presentInvitation(tx, access, await resend(tx, access, invitation), ctx.user.full_name)
  })
}

export async function revokeInvitation(ctx: UserCtx, { params }: InCompany): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { invitation } = await requireInvitation(tx, params.id)
    if (invitation.state === 'ACCEPTED')
      throw new AppError('state_conflict', 'Esa persona ya aceptó. Quítala del equipo si ya no debe tener acceso.')
    const { id: invitation_id, company_id } = invitation
    const revoked = await moveInvitations(tx, 'revoke', { id: invitation_id })
    if (revoked.length > 0) await emit(tx, { kind: 'INVITE_REVOKED', company_id, actor_id: ctx.user.id, invitation_id })
  })
}
