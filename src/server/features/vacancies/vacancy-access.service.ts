import { holdCompanyOf, ROLE_FORBIDS, reachIn, requireCompany } from '#server/features/companies/team/access.service.ts'
import { type Member, memberOfKey } from '#server/features/companies/team/key-member.ts'
import type { CompanyAction } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import type { VacancyAction } from '#shared/vacancies/vacancies.ts'
import type { TeamCtx, UserCtx } from '../../context.ts'
import { findForMember, findInCompany } from './vacancies.queries.ts'
import { neededFor, stepOf } from './vacancy-states.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findForMember>>>
export type VacancyAccess = Omit<Found, 'member' | 'meets_demands'> & { member: Member }

/** Who asks: somebody signed in, or whoever a piece of background work acts for. */
type Asking = Pick<TeamCtx, 'db' | 'user' | 'key'>

/** The vacancy, if the person may see it; the first line of every service about one. */
export async function requireVacancy(ctx: Asking, vacancyId: string): Promise<VacancyAccess> {
  const found = await findAccess(ctx, vacancyId)
  if (!found || !mayInVacancy(found, 'see_vacancy')) throw new AppError('not_found')
  const { meets_demands, ...access } = found
  if (!meets_demands) throw new AppError('second_factor_needed')
  return access
}

async function findAccess({ db, user, key }: Asking, vacancyId: string) {
  if (!key) return findForMember(db, vacancyId, user.id)
  const found = await findInCompany(db, vacancyId, key.company_id)
  // A second factor is asked of people.
  return found && { ...found, member: memberOfKey(key, found.company), team_role: null, meets_demands: true }
}

/** Role and hiring team allow it, whatever the company's own state; with the member's switch for salaries looked at. */
export function mayInVacancy(
  { member, team_role }: Pick<VacancyAccess, 'member' | 'team_role'>,
  action: CompanyAction,
): boolean {
  switch (reachIn(member, action)) {
    case 'always':
      return true
    case 'hiring_team':
      return team_role !== null
    case 'lead':
      return team_role === 'LEAD'
    case 'switch':
      return member.can_see_salary_expectations && (team_role !== null || member.role === 'RECRUITER')
    default:
      return false
  }
}

export const mayDo = (access: VacancyAccess, action: VacancyAction): boolean =>
  mayInVacancy(access, neededFor(action, access.vacancy))

/**
 * The vacancy for a change, with its company locked until the transaction ends, so that role, slot and state cannot
 * move meanwhile. `step` is `same` when an earlier call already did it.
 */
export async function requireStep(
  tx: UserCtx,
  vacancyId: string,
  action: VacancyAction,
): Promise<VacancyAccess & { step: 'go' | 'same' }> {
  const seen = await requireVacancy(tx, vacancyId)
  await holdCompanyOf(tx, seen.company.id)
  const access = await requireVacancy(tx, vacancyId)
  if (!mayDo(access, action)) throw new AppError('state_conflict', ROLE_FORBIDS)
  await requireCompany(tx, access.company.id, neededFor(action, access.vacancy))
  const step = stepOf(action, access.vacancy)
  if (step === 'refused') throw new AppError('state_conflict')
  return { ...access, step }
}
