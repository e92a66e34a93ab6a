import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { signedFileUrl } from '#server/platform/files/files.service.ts'
import type * as contract from '#shared/companies/team.ts'
import { grantableRoles, mayGrant, type Role, reachOf, seesSalaryByDefault } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { type CompanyEvent, recordEvent } from '../activity.service.ts'
import { type Access, peopleAllowed, ROLE_FORBIDS, requireCompany, requireLockedCompany } from './access.service.ts'
import { revokePending } from './invitations.queries.ts'
import { findTeamMember, listTeam, updateMemberRow } from './members.queries.ts'
import type { MemberRow } from './team.tables.ts'
import { endPendingTransfer } from './transfers.queries.ts'

type InCompany = { params: { id: string } }
type OfMember = { params: { id: string; member_id: string } }
type Found = NonNullable<Awaited<ReturnType<typeof findTeamMember>>>

function presentMember(
  ctx: UserCtx,
  { member, profile_picture_id, ...person }: Found,
): z.input<typeof contract.member> {
  return {
    ...member,
    ...person,
    status: member.status === 'SUSPENDED' ? 'SUSPENDED' : 'ACTIVE',
    profile_picture_url: profile_picture_id && signedFileUrl(ctx, profile_picture_id),
    is_me: member.user_id === ctx.user.id,
  }
}

export async function listMembers(ctx: UserCtx, { params }: InCompany) {
  await requireCompany(ctx, params.id, 'see_company')
  const team = await listTeam(ctx.db, params.id)
  return { items: team.map((found) => presentMember(ctx, found)), next_cursor: null }
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
    else await revokePending(tx.db, after.company_id, { user_id: after.user_id, except: grantableRoles(role) })
    for (const event of changesOf(tx, access, before, { ...found, member: after })) await recordEvent(tx, event)
    return presentMember(tx, { ...found, member: after })
  })
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

/** What somebody set in motion must not outlive their place in the team. */
async function endPowers(tx: UserCtx, member: MemberRow): Promise<void> {
  await revokePending(tx.db, member.company_id, { user_id: member.user_id })
  await endPendingTransfer(tx.db, member.company_id, 'CANCELLED', member.id)
}

function changesOf(tx: UserCtx, { company }: Access, before: MemberRow, { member, full_name }: Found): CompanyEvent[] {
  const actor = tx.user.full_name
  const base = { company_id: company.id, actor_id: tx.user.id }
  const tell = (message: string, link_to = `/app/my-companies/${company.id}`) => [
    { user_ids: [member.user_id], message, link_to },
  ]
  const events: CompanyEvent[] = []
  if (member.role !== before.role) {
    events.push({
      ...base,
      kind: 'MEMBER_ROLE_CHANGED',
      text: `${actor} cambió el rol de ${full_name} a ${roleLabels[member.role]}.`,
      tell: tell(`Tu rol en ${company.name} ahora es ${roleLabels[member.role]}.`),
    })
  }
  if (member.status !== before.status) {
    const isBack = member.status === 'ACTIVE'
    events.push({
      ...base,
      kind: isBack ? 'MEMBER_REACTIVATED' : 'MEMBER_SUSPENDED',
      text: isBack ? `${actor} reactivó el acceso de ${full_name}.` : `${actor} pausó el acceso de ${full_name}.`,
      tell: isBack
        ? tell(`Vuelves a tener acceso a ${company.name}.`)
        : tell(`Tu acceso a ${company.name} está en pausa.`, '/app/my-companies'),
    })
  }
  if (member.can_see_salary_expectations !== before.can_see_salary_expectations && member.role === before.role) {
    events.push({
      ...base,
      kind: 'MEMBER_SALARY_SWITCHED',
      text: member.can_see_salary_expectations
        ? `${actor} permitió a ${full_name} ver las expectativas salariales.`
        : `${actor} dejó de mostrar a ${full_name} las expectativas salariales.`,
    })
  }
  return events
}

export async function removeMember(ctx: UserCtx, { params }: OfMember): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { access, found } = await requireOther(tx, { params })
    await takeOut(tx, found.member)
    await revokePending(tx.db, params.id, { email: found.email })
    await recordEvent(tx, {
      company_id: params.id,
      actor_id: ctx.user.id,
      kind: 'MEMBER_REMOVED',
      text: `${ctx.user.full_name} quitó a ${found.full_name} del equipo.`,
      tell: [
        {
          user_ids: [found.member.user_id],
          message: `Ya no formas parte del equipo de ${access.company.name}.`,
          link_to: '/app/my-companies',
        },
      ],
    })
  })
}

export async function leaveCompany(ctx: UserCtx, { params }: InCompany): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { company, member } = await requireLockedCompany(tx, params.id, 'see_company')
    if (member.role === 'OWNER') throw new AppError('last_owner')
    await takeOut(tx, member)
    await recordEvent(tx, {
      company_id: params.id,
      actor_id: ctx.user.id,
      kind: 'MEMBER_LEFT',
      text: `${ctx.user.full_name} dejó el equipo.`,
      tell: [
        {
          user_ids: await peopleAllowed(tx, params.id, 'manage_team'),
          message: `${ctx.user.full_name} dejó el equipo de ${company.name}.`,
          link_to: `/app/my-companies/${params.id}?tab=equipo`,
        },
      ],
    })
  })
}

async function takeOut(tx: UserCtx, member: MemberRow): Promise<void> {
  await updateMemberRow(tx.db, member.id, { status: 'LEFT', updated_at: tx.now() })
  await endPowers(tx, member)
}
