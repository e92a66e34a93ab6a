import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { type GivenRole, type Role, reachOf } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import type { MemberRow } from '../team.tables.ts'
import { listOwned } from './access.queries.ts'
import { peopleAllowed } from './access.service.ts'
import { moveInvitations } from './invitation-states.service.ts'
import { findTeamMember, listPlacesOf, updateMemberRow } from './members.queries.ts'
import { moveTransfer } from './transfer-states.service.ts'

export const seesVacancies = (role: Role): boolean => reachOf(role, 'see_vacancy') !== 'never'

interface Going {
  actor_id: string
  successor_id: string | null | undefined
}

export function stepBack(tx: Deps, member: MemberRow, going: Going & { leaves: boolean }): Promise<void> {
  const { id: member_id, company_id } = member
  const { successor_id = null, ...rest } = going
  return emit(tx, { kind: 'MEMBER_STEPS_BACK', company_id, member_id, successor_id, ...rest })
}

/** What somebody set in motion must not outlive their place in the team. */
export async function endPowers(tx: Deps, member: MemberRow): Promise<void> {
  await revokeOf(tx, member)
  await moveTransfer(tx, 'cancel', { company_id: member.company_id, member_id: member.id })
}

/** Takes back what somebody sent, but for roles that they may still give. */
export async function revokeOf(tx: Deps, member: MemberRow, except_roles: readonly GivenRole[] = []): Promise<void> {
  const { company_id, user_id: invited_by } = member
  await moveInvitations(tx, 'revoke', { company_id, invited_by, except_roles })
}

export async function takeOut(tx: Deps, member: MemberRow, going: Going): Promise<void> {
  if (going.successor_id) await requireSuccessor(tx, member, going.successor_id)
  await updateMemberRow(tx.db, member.id, { status: 'LEFT', updated_at: tx.now() })
  await endPowers(tx, member)
  await stepBack(tx, member, { ...going, leaves: true })
}

async function requireSuccessor(tx: Deps, { id, company_id }: MemberRow, successorId: string): Promise<void> {
  const successor = (await findTeamMember(tx.db, company_id, successorId))?.member
  if (successor && successor.id !== id && successor.status === 'ACTIVE' && seesVacancies(successor.role)) return
  const message = 'Elige a otra persona del equipo, con acceso y un rol que trabaje con vacantes.'
  throw new AppError('validation', message, { fields: { successor_id: message } })
}

/** Working companies that would be without an owner if this person left. */
export const ownedCompanies = (ctx: Pick<Deps, 'db'>, userId: string) => listOwned(ctx.db, userId)

/** For an account that goes: leaves every team; archived companies keep a place that leads to nobody. */
export async function leaveEveryTeam(tx: Deps, userId: string): Promise<void> {
  for (const member of await listPlacesOf(tx.db, userId)) {
    if (member.role === 'OWNER') continue
    await takeOut(tx, member, { actor_id: userId, successor_id: null })
    const { company_id } = member
    const recipients = await peopleAllowed(tx, company_id, 'manage_team')
    await emit(tx, { kind: 'MEMBER_LEFT', company_id, actor_id: userId, recipients })
  }
}
