import type { TeamCtx, UserCtx } from '#server/context.ts'
import { ROLE_FORBIDS, requireCompany } from '#server/features/companies/team/access.service.ts'
import { mayInVacancy, requireVacancy, type VacancyAccess } from '#server/features/vacancies/vacancy-access.service.ts'
import { type CompanyAction, mayAlways } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import type { StageKind } from '#shared/hiring/stages.ts'
import { findStage } from '../stages/stages.queries.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { findApplication, lockApplication } from './applications.queries.ts'
import { isAssigned } from './assigned.queries.ts'

/** The person's own application; anybody else's does not exist. */
export async function requireOwnApplication(ctx: UserCtx, id: string): Promise<ApplicationRow> {
  const row = await findApplication(ctx.db, id)
  if (!row || row.user_id !== ctx.user.id) throw new AppError('not_found')
  return row
}

/** The same, held until the transaction ends. */
export async function lockOwnApplication(tx: UserCtx, id: string): Promise<ApplicationRow> {
  await requireOwnApplication(tx, id)
  const row = await lockApplication(tx.db, id)
  if (!row) throw new AppError('not_found')
  return row
}

export type TeamAccess = VacancyAccess & { application: ApplicationRow }

/** The vacancy, for whoever may see its applications; a role that may not do `action` is told so. */
export async function requireBoard(ctx: TeamCtx, vacancyId: string, action: CompanyAction): Promise<VacancyAccess> {
  const access = await requireVacancy(ctx, vacancyId)
  if (!mayInVacancy(access, action)) throw new AppError('state_conflict', ROLE_FORBIDS)
  await requireCompany(ctx, access.company.id, action)
  return access
}

/**
 * An application as somebody of the team: in a vacancy that they see, never their own, never one that can still be
 * taken back, and for interviewers only what is given to them.
 */
export async function requireTeamApplication(ctx: TeamCtx, id: string, action: CompanyAction): Promise<TeamAccess> {
  const application = await findApplication(ctx.db, id)
  if (!application || application.state === 'SENDING' || application.user_id === ctx.user.id)
    throw new AppError('not_found')
  const access = await requireVacancy(ctx, application.vacancy_id)
  if (access.member.role === 'INTERVIEWER' && !(await isAssigned(ctx.db, id, access.member.id)))
    throw new AppError('not_found')
  if (!mayInVacancy(access, action)) throw new AppError('state_conflict', ROLE_FORBIDS)
  await requireCompany(ctx, access.company.id, action)
  return { ...access, application }
}

/** The same, held until the transaction ends. */
export async function lockTeamApplication(tx: TeamCtx, id: string, action: CompanyAction): Promise<TeamAccess> {
  const access = await requireTeamApplication(tx, id, action)
  const application = await lockApplication(tx.db, id)
  if (!application) throw new AppError('not_found')
  return { ...access, application }
}

/** Stages of the first look: whom the team goes on with is not decided yet. */
const FIRST_LOOK: readonly StageKind[] = ['NEW', 'SCREENING']

/**
 * Whether somebody of the team may read how a person is reached. Who sees a vacancy only as one of its team does once the
 * person is past the first look, wherever the process ended afterwards; blind review asks for more.
 */
export async function seesContact(ctx: Pick<UserCtx, 'db'>, access: TeamAccess): Promise<boolean> {
  if (!mayInVacancy(access, 'see_contact_data')) return false
  if (mayAlways(access.member.role, 'see_contact_data')) return true
  const stage = await findStage(ctx.db, access.application.stage_id)
  return stage !== undefined && !FIRST_LOOK.includes(stage.kind)
}

const NOT_ACTIVE = 'Esta postulación está en espera o ya terminó.'

/** Asked of a row that is held: nobody who is out is given an interview or an offer. */
export function requireActive({ state }: ApplicationRow): void {
  if (state !== 'ACTIVE') throw new AppError('state_conflict', NOT_ACTIVE)
}

/** Both sides of an application read and write some things; who is asking decides which part they see. */
export async function requireEitherSide(
  ctx: UserCtx,
  id: string,
  action: CompanyAction,
): Promise<{ side: 'SEEKER'; application: ApplicationRow } | ({ side: 'TEAM' } & TeamAccess)> {
  const application = await findApplication(ctx.db, id)
  if (application?.user_id === ctx.user.id) return { side: 'SEEKER', application }
  return { side: 'TEAM', ...(await requireTeamApplication(ctx, id, action)) }
}
