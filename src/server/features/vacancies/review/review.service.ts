import type { UserCtx } from '#server/context.ts'
import { mayAlways, reachOf } from '#shared/companies/team-policy.ts'
import { listInReview } from './review.queries.ts'

const LOOKED_AT = 100
const SHOWN = 5

type Waiting = Awaited<ReturnType<typeof listInReview>>[number]

/** «Pendientes»: what the person may publish, and what was given back to them. */
export async function reviewActions({ db, user }: UserCtx) {
  const rows = await listInReview(db, user.id, LOOKED_AT)
  return rows
    .filter((row) => (row.state === 'IN_REVIEW' ? mayAlways(row.role, 'publish_vacancy') : isAuthor(row, user.id)))
    .slice(0, SHOWN)
    .map(({ id, company_id, title, state, since }) => ({
      kind: state === 'IN_REVIEW' ? 'VACANCY_REVIEW' : 'VACANCY_CHANGES',
      text: state === 'IN_REVIEW' ? `Revisa la vacante «${title}».` : `Haz los cambios que te pidieron en «${title}».`,
      link_to: `/app/my-companies/${company_id}/vacancies/${id}`,
      since,
      due_at: null,
    }))
}

/** Whoever wrote it or hires for it, while their role lets them edit it. */
function isAuthor({ created_by, team_role, role }: Waiting, user_id: string): boolean {
  const reach = reachOf(role, 'edit_vacancy')
  if (reach === 'never' || (reach === 'hiring_team' && team_role === null)) return false
  return created_by === user_id || team_role !== null
}
