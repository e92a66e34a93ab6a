import type { Deps, TeamCtx, UserCtx } from '#server/context.ts'
import { type CompanyAction, mayAlways, type Reach, reachOf } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import type { CompanyRow } from '../companies.tables.ts'
import {
  findCompany,
  findMembership,
  listActiveMembers,
  listMemberships,
  lockCompany,
  lockForMember,
} from './access.queries.ts'
import { type Member, memberOfKey } from './key-member.ts'

export const ROLE_FORBIDS = 'Tu rol en esta empresa no permite hacer esto. Pídelo a quien la administra.'

const CLOSED: Record<Exclude<CompanyRow['status'], 'ACTIVE'>, string> = {
  ARCHIVED: 'Esta empresa está archivada. Recupérala desde Ajustes para hacer cambios.',
  SUSPENDED: 'Esta empresa está suspendida por ahora. Escríbenos para revisarlo.',
}
/** What still works in a company that is put away: looking, paying what is owed, and bringing it back. */
const WORKS_WHEN_CLOSED: CompanyAction[] = ['see_company', 'see_activity', 'manage_billing', 'archive_company']

export interface Access {
  company: CompanyRow
  member: Member
  /** How far the role reaches: anything but `always` must be narrowed by the caller. */
  reach: Exclude<Reach, 'never'>
}

/** The company, if the person works there and the role allows the action; the first line of every service about a company. */
export async function requireCompany(ctx: TeamCtx, companyId: string, action: CompanyAction): Promise<Access> {
  const found = await findPlace(ctx, companyId)
  if (!found) throw new AppError('not_found')
  const { company, member } = found
  if (!found.meets_demands) throw new AppError('second_factor_needed')
  const reach = reachIn(member, action)
  if (reach === 'never') throw new AppError('state_conflict', ROLE_FORBIDS)
  if (company.status !== 'ACTIVE' && !WORKS_WHEN_CLOSED.includes(action))
    throw new AppError('state_conflict', CLOSED[company.status])
  return { company, member, reach }
}

async function findPlace({ db, key, user }: TeamCtx, companyId: string) {
  if (!key) return findMembership(db, companyId, user.id)
  const company = key.company_id === companyId ? await findCompany(db, companyId) : undefined
  // A second factor is asked of people.
  return company && { company, member: memberOfKey(key, company), meets_demands: true }
}

/** How far a place in the company reaches; a key is given each thing by name. */
export function reachIn({ role, granted }: Pick<Member, 'role' | 'granted'>, action: CompanyAction): Reach {
  if (granted) return granted.includes(action) ? 'always' : 'never'
  return reachOf(role, action)
}

/** The same inside a transaction that changes the company or its team: nobody's role can change until it ends. */
export async function requireLockedCompany(tx: UserCtx, companyId: string, action: CompanyAction): Promise<Access> {
  await lockForMember(tx.db, companyId, tx.user.id)
  return requireCompany(tx, companyId, action)
}

/** Changes of one company wait for each other here, also before it is known what the person may do in it. */
export const holdCompanyOf = (tx: UserCtx, companyId: string): Promise<void> =>
  lockForMember(tx.db, companyId, tx.user.id)

/** The same for the clock and for people from outside. */
export const holdCompany = (tx: Pick<Deps, 'db'>, companyId: string): Promise<CompanyRow | undefined> =>
  lockCompany(tx.db, companyId)

export const companyOf = (ctx: Pick<Deps, 'db'>, companyId: string): Promise<CompanyRow | undefined> =>
  findCompany(ctx.db, companyId)

/** The person's working companies where the role allows the action everywhere. */
export async function companiesAllowing(ctx: UserCtx, action: CompanyAction) {
  const memberships = await listMemberships(ctx.db, ctx.user.id)
  return memberships.filter(({ role }) => mayAlways(role, action)).map(({ company }) => company)
}

/** Who must hear about something that only these roles may deal with. */
export async function peopleAllowed(
  ctx: Pick<Deps, 'db'>,
  companyId: string,
  action: CompanyAction,
): Promise<string[]> {
  const team = await listActiveMembers(ctx.db, companyId)
  return team.filter(({ role }) => mayAlways(role, action)).map(({ user_id }) => user_id)
}
