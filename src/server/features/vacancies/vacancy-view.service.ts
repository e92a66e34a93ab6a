import type { z } from 'zod'
import { lintVacancy } from '#shared/vacancies/lint/lint.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'
import { vacancyAction } from '#shared/vacancies/vacancies.ts'
import { publishProblems } from '#shared/vacancies/vacancy-problems.ts'
import type { UserCtx } from '../../context.ts'
import { listHiringTeam } from './vacancies.queries.ts'
import type { VacancyRow } from './vacancies.tables.ts'
import { mayDo, type VacancyAccess } from './vacancy-access.service.ts'
import { stepOf } from './vacancy-states.ts'

export function summaryOf(vacancy: VacancyRow): z.input<typeof contract.vacancySummary> {
  return { ...vacancy, openings: vacancy.document.openings, applications: 0 }
}

/** The vacancy as the person who asks may see it. */
export async function presentVacancy(ctx: UserCtx, access: VacancyAccess): Promise<z.input<typeof contract.vacancy>> {
  const { vacancy, company } = access
  return {
    ...vacancy,
    ...summaryOf(vacancy),
    hiring_team: await listHiringTeam(ctx.db, vacancy.id),
    lint: findingsIn(ctx, vacancy, company),
    problems: publishProblems(vacancy.document),
    actions: vacancyAction.options.filter((action) => stepOf(action, vacancy) === 'go' && mayDo(access, action)),
  }
}

export function findingsIn(
  ctx: Pick<UserCtx, 'now'>,
  { document }: Pick<VacancyRow, 'document'>,
  company: { countries: string[] },
) {
  const company_country = document.locations[0]?.country ?? company.countries[0] ?? null
  return lintVacancy(document, { company_country, year: ctx.now().getUTCFullYear() })
}
