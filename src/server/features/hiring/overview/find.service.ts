import type { UserCtx } from '#server/context.ts'
import { vacancyStateWords } from '#shared/words/vacancy-states.ts'
import { findPeople, findVacancies } from './find.queries.ts'

const vacancyPage = (company_id: string, vacancy_id: string): string =>
  `/app/my-companies/${company_id}/vacancies/${vacancy_id}`

/** A draft is written on, everything else has a board. */
export async function vacanciesLike(ctx: UserCtx, q: string, limit: number) {
  const rows = await findVacancies(ctx.db, { user_id: ctx.user.id, q, limit })
  return rows.map(({ id, company_id, title, state, company_name }) => ({
    label: title,
    hint: `${vacancyStateWords[state]} · ${company_name}`,
    link_to: state === 'DRAFT' ? vacancyPage(company_id, id) : `${vacancyPage(company_id, id)}/dashboard`,
  }))
}

export async function peopleLike(ctx: UserCtx, q: string, limit: number) {
  const rows = await findPeople(ctx.db, { user_id: ctx.user.id, q, limit })
  return rows.map(({ application_id, company_id, vacancy_id, full_name, title }) => ({
    label: full_name,
    hint: title,
    link_to: `${vacancyPage(company_id, vacancy_id)}/dashboard?postulacion=${application_id}`,
  }))
}
