import type { UserCtx } from '#server/context.ts'
import { listReviewsAsked } from './reviews-asked.queries.ts'

const MOST = 20

/** «Pendientes»: who asked for another look, which the company owes them by a date. */
export async function reviewsAsked({ db, user }: UserCtx) {
  const rows = await listReviewsAsked(db, user.id, MOST)
  return rows.map(({ application_id, vacancy_id, company_id, title, full_name, since, due_at }) => ({
    kind: 'REVIEW',
    text: `Responde a la revisión que pidió ${full_name} en «${title}».`,
    link_to: `/app/my-companies/${company_id}/vacancies/${vacancy_id}/dashboard?postulacion=${application_id}`,
    since,
    due_at,
  }))
}
