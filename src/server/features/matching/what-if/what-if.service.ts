import type { UserCtx } from '#server/context.ts'
import { isShutOut } from '#server/features/companies/blocked-companies.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { ROLE_FORBIDS, requireCompany } from '#server/features/companies/team/access.service.ts'
import { mayDo, requireVacancy, type VacancyAccess } from '#server/features/vacancies/vacancy-access.service.ts'
import { neededFor, stepOf } from '#server/features/vacancies/vacancy-states.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { AppError } from '#shared/core/errors.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { NOT_SIMULATED, WHAT_IF_PROFILES, whatIfRules } from '#shared/matching/what-if.ts'
import type { PreparedCandidate } from '../engine/candidate.ts'
import { type PreparedRequirement, prepareRequirements } from '../engine/requirements.ts'
import { verdictOf } from '../engine/score.ts'
import { candidateFrom } from '../profiles/candidate.ts'
import { listVisibleCvs, loadProfiles } from './what-if.queries.ts'
import { headcounts } from './what-if.ts'

const BATCH = 20

/** How many people a vacancy would reach as it is saved, and without each of its excluyentes. */
export async function simulate(ctx: UserCtx, { body }: { body: { vacancy_id: string } }) {
  const { company, vacancy } = await requireEditor(ctx, body.vacancy_id)
  await takeAttempt(ctx, whatIfRules.user, ctx.user.id)
  await takeAttempt(ctx, whatIfRules.company, company.id)
  const musts = vacancy.document.requirements.filter(isSimulated)
  const found = await listVisibleCvs(ctx.db, WHAT_IF_PROFILES + 1)
  const { profiles, ...met } = await meet(ctx, company, prepareRequirements(musts), found.slice(0, WHAT_IF_PROFILES))
  return {
    ...headcounts(ctx.config.secret_key, profiles, met),
    is_sample: found.length > WHAT_IF_PROFILES,
  }
}

async function requireEditor(ctx: UserCtx, vacancyId: string): Promise<VacancyAccess> {
  const access = await requireVacancy(ctx, vacancyId)
  if (!mayDo(access, 'edit')) throw new AppError('state_conflict', ROLE_FORBIDS)
  await requireCompany(ctx, access.company.id, neededFor('edit', access.vacancy))
  if (stepOf('edit', access.vacancy) === 'refused') throw new AppError('state_conflict')
  return access
}

const isSimulated = ({ type, importance }: Requirement): boolean =>
  importance === 'EXCLUYENTE' && !NOT_SIMULATED.includes(type)

/** Judges one profile after the other; whoever shuts the company out is not even counted. */
async function meet(ctx: UserCtx, company: CompanyRow, musts: readonly PreparedRequirement[], ids: readonly string[]) {
  const [profiles, everything]: [string[], string[]] = [[], []]
  const all_but = new Map(musts.map(({ id }): [string, string[]] => [id, []]))
  for (let from = 0; from < ids.length; from += BATCH) {
    for (const profile of await loadProfiles(ctx.db, ids.slice(from, from + BATCH))) {
      // Requests of others get their turn after each profile.
      await new Promise((resolve) => setImmediate(resolve))
      if (isShutOut([company], profile.owner.hidden_companies, profile.cv.document)) continue
      profiles.push(profile.cv.id)
      const [missed, second] = missedBy(musts, candidateFrom(profile.cv, profile.owner, ctx.now()))
      if (!missed) everything.push(profile.cv.id)
      else if (!second) all_but.get(missed.id)?.push(profile.cv.id)
    }
  }
  return { profiles, everything, all_but }
}

/** What is only partly met, or of which nothing is known, does not count as met. */
const missedBy = (musts: readonly PreparedRequirement[], candidate: PreparedCandidate) =>
  musts.filter(({ judge }) => verdictOf(judge.judge(candidate).value) !== 'CUMPLE')
