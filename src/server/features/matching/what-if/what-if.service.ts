import type { UserCtx } from '#server/context.ts'
import { ROLE_FORBIDS, requireCompany } from '#server/features/companies/team/access.service.ts'
import { mayDo, requireVacancy, type VacancyAccess } from '#server/features/vacancies/vacancy-access.service.ts'
import { neededFor, stepOf } from '#server/features/vacancies/vacancy-states.ts'
import { editedDocument } from '#server/features/vacancies/versions.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { AppError } from '#shared/core/errors.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { NOT_SIMULATED, WHAT_IF_PROFILES, whatIfRules } from '#shared/matching/what-if.ts'
import { isAnsweredByLines } from '../engine/requirements.ts'
import { headcount } from './headcount.service.ts'
import { readyPool } from './pool.service.ts'
import { reachOf } from './reach.ts'
import { blurredHeadcounts } from './what-if.ts'

/** How many people a vacancy would reach as it is edited, and without each of its excluyentes. */
export async function simulate(ctx: UserCtx, { body }: { body: { vacancy_id: string } }) {
  const { company, vacancy } = await requireEditor(ctx, body.vacancy_id)
  await takeAttempt(ctx, whatIfRules.user, ctx.user.id)
  await takeAttempt(ctx, whatIfRules.company, company.id)
  const asked = { company, requirements: mustsOf(vacancy), reaches: reachOf(editedDocument(vacancy)) }
  const { profiles, are_more, ...met } = await headcount(ctx, asked, WHAT_IF_PROFILES)
  return { ...blurredHeadcounts(ctx.config.secret_key, profiles, met), is_sample: are_more }
}

/** Nobody waits for it: the first question of a process would otherwise wait until two thousand people are read. */
export async function announce(ctx: UserCtx, { body }: { body: { vacancy_id: string } }): Promise<undefined> {
  const { vacancy } = await requireEditor(ctx, body.vacancy_id)
  await takeAttempt(ctx, whatIfRules.announcing, ctx.user.id)
  void readyPool(ctx, WHAT_IF_PROFILES, mustsOf(vacancy).some(isAnsweredByLines)).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'the talent pool could not be read ahead'),
  )
}

const mustsOf = (vacancy: VacancyAccess['vacancy']): Requirement[] =>
  editedDocument(vacancy).requirements.filter(isSimulated)

async function requireEditor(ctx: UserCtx, vacancyId: string): Promise<VacancyAccess> {
  const access = await requireVacancy(ctx, vacancyId)
  if (!mayDo(access, 'edit')) throw new AppError('state_conflict', ROLE_FORBIDS)
  await requireCompany(ctx, access.company.id, neededFor('edit', access.vacancy))
  if (stepOf('edit', access.vacancy) === 'refused') throw new AppError('state_conflict')
  return access
}

const isSimulated = ({ type, importance }: Requirement): boolean =>
  importance === 'EXCLUYENTE' && !NOT_SIMULATED.includes(type)
