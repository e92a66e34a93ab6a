import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { signedFileUrl } from '#server/platform/files/files.service.ts'
import type * as contract from '#shared/companies/team.ts'
import {
  grantableRoles,
  mayAlways,
  mayGrant,
  type Role,
  reachOf,
  seesSalaryByDefault,
} from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import type { KeptEvent } from '#shared/events.ts'
import type { MemberRow } from '../team.tables.ts'
import { peopleAllowed, ROLE_FORBIDS, requireCompany, requireLockedCompany } from './access.service.ts'
import { endPowers, revokeOf, seesVacancies, stepBack, takeOut } from './departures.service.ts'
import { moveInvitations } from './invitation-states.service.ts'
import { findTeamMember, listTeam, updateMemberRow } from './members.queries.ts'

type InCompany = { params: { id: string } }
type OfMember = { params: { id: string; member_id: string } }
type Found = NonNullable<Awaited<ReturnType<typeof findTeamMember>>>

function presentMember(
  ctx: UserCtx,
  { member, profile_picture_id, has_second_factor, ...person }: Found,
  manages: boolean,
): z.input<typeof contract.member> {
  return {
    ...member,
    ...person,
    status: member.status === 'SUSPENDED' ? 'SUSPENDED' : 'ACTIVE',
    profile_picture_url: profile_picture_id && signedFileUrl(ctx, profile_picture_id),
    has_second_factor: manages ? has_second_factor : null,
    is_me: member.user_id === ctx.user.id,
  }
}

export async function listMembers(ctx: UserCtx, { params }: InCompany) {
  const { member } = await requireCompany(ctx, params.id, 'see_company')
  const team = await listTeam(ctx.db, params.id)
  const manages = mayAlways(member.role, 'manage_team')
  return { items: team.map((found) => presentMember(ctx, found, manages)), next_cursor: null }
}

/** Somebody of the team whom the person may change: never oneself, never the owner. */
async function requireOther(tx: UserCtx, { params }: OfMember) {
  const access = await requireLockedCompany(tx, params.id, 'manage_team')
  const found = await findTeamMember(tx.db, params.id, params.member_id)
  if (!found) throw new AppError('not_found')
  if (found.member.role === 'OWNER') throw new AppError('last_owner')
  if (found.member.user_id === tx.user.id)
    throw new AppError('state_conflict', 'No puedes cambiar tu propio acceso. Pídelo a otra persona del equipo.')
  return { access, found }
}

export async function updateMember(ctx: UserCtx, { params, body }: OfMember & { body: contract.MemberBody }) {
  return inTransaction(ctx, async (tx) => {
    const { access, found } = await requireOther(tx, { params })
    const before = found.member
    const role = body.role ?? before.role
    if (!mayGrant(access.member.role, role)) throw new AppError('state_conflict', ROLE_FORBIDS)
    const after = await updateMemberRow(tx.db, before.id, {
      role,
      status: body.status ?? before.status,
      can_see_salary_expectations: salarySwitch(before, role, body.can_see_salary_expectations),
      updated_at: ctx.now(),
    })
    if (after.status === 'SUSPENDED') await endPowers(tx, after)
    else await revokeOf(tx, after, grantableRoles(role))
    await stepBackFrom(tx, before, after)
    for (const event of changesOf(tx, before, after)) await emit(tx, event)
    return presentMember(tx, { ...found, member: after }, true)
  })
}

/** Whoever is paused keeps their places but answers for nothing meanwhile; a role without vacancies has none. */
async function stepBackFrom(tx: UserCtx, before: MemberRow, after: MemberRow): Promise<void> {
  const leaves = !seesVacancies(after.role) && seesVacancies(before.role)
  if (leaves || (after.status === 'SUSPENDED' && before.status === 'ACTIVE'))
    await stepBack(tx, after, { actor_id: tx.user.id, successor_id: null, leaves })
}

/** Some roles always see salary expectations, some never do; for the rest it is a switch. */
function salarySwitch(before: MemberRow, role: Role, wanted: boolean | undefined): boolean {
  const reach = reachOf(role, 'see_salary_expectation')
  if (reach === 'switch')
    return wanted ?? (role === before.role ? before.can_see_salary_expectations : seesSalaryByDefault(role))
  const fixed = reach === 'always'
  if (wanted !== undefined && wanted !== fixed) {
    const message = fixed
      ? 'Con ese rol siempre se ven las expectativas salariales.'
      : 'Con ese rol no se ven las expectativas salariales.'
    throw new AppError('state_conflict', message)
  }
  return fixed
}

function changesOf(tx: UserCtx, before: MemberRow, { company_id, user_id, ...member }: MemberRow): KeptEvent[] {
  const ids = { company_id, actor_id: tx.user.id, person_id: user_id }
  const events: KeptEvent[] = []
  if (member.role !== before.role)
    events.push({ kind: 'MEMBER_ROLE_CHANGED', ...ids, facts: { role: member.role }, recipients: [user_id] })
  if (member.status !== before.status) {
    const kind = member.status === 'ACTIVE' ? 'MEMBER_REACTIVATED' : 'MEMBER_SUSPENDED'
    events.push({ kind, ...ids, recipients: [user_id] })
  }
  const sees = member.can_see_salary_expectations
  if (sees !== before.can_see_salary_expectations && member.role === before.role)
    events.push({ kind: 'MEMBER_SALARY_SWITCHED', ...ids, facts: { sees } })
  return events
}

type Going = { query: z.output<typeof contract.goingQuery> }

export async function removeMember(ctx: UserCtx, { params, query }: OfMember & Going): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { found } = await requireOther(tx, { params })
    const { user_id } = found.member
    await takeOut(tx, found.member, { actor_id: tx.user.id, successor_id: query.successor_id })
    await moveInvitations(tx, 'revoke', { company_id: params.id, email: found.email })
    await emit(tx, {
      kind: 'MEMBER_REMOVED',
      company_id: params.id,
      actor_id: ctx.user.id,
      person_id: user_id,
      recipients: [user_id],
    })
  })
}

export async function leaveCompany(ctx: UserCtx, { params, query }: InCompany & Going): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { member } = await requireLockedCompany(tx, params.id, 'see_company')
    if (member.role === 'OWNER') throw new AppError('last_owner')
    await takeOut(tx, member, { actor_id: tx.user.id, successor_id: query.successor_id })
    await emit(tx, {
      kind: 'MEMBER_LEFT',
      company_id: params.id,
      actor_id: ctx.user.id,
      recipients: await peopleAllowed(tx, params.id, 'manage_team'),
    })
  })
}
