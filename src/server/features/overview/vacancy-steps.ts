import type { z } from 'zod'
import { mayAlways, type Role } from '#shared/companies/team-policy.ts'
import { plural } from '#shared/core/numbers.ts'
import type * as contract from '#shared/overview/overview.ts'

type Summary = z.input<typeof contract.recruiterSummary>
type Vacancy = Summary['vacancies'][number]
type Step = Summary['next_steps'][number]

const SHOWN = 3

/** Everybody who was wanted is hired: the others are owed an answer, and closing gives it. */
function toClose({ title, company_id, id, in_process }: Vacancy): Step {
  const others = in_process > 0 ? ` y responde a ${plural(in_process, 'persona', 'personas')}` : ''
  const link_to = `/app/my-companies/${company_id}/vacancies/${id}/dashboard?panel=cerrar`
  return { kind: 'VACANCY_FILLED', text: `Ya cubriste «${title}»: ciérrala${others}.`, link_to }
}

function toInvite({ title, company_id, id }: Vacancy): Step {
  const link_to = `/app/my-companies/${company_id}?tab=talento&vacante=${id}`
  return { kind: 'FIND_PEOPLE', text: `Busca personas para «${title}» e invítalas a postularse.`, link_to }
}

/** What brings open vacancies further, as far as the person may do it. */
export function stepsIn(vacancies: readonly Vacancy[], cards: readonly { id: string; role: Role }[]): Step[] {
  const mayIn = (company_id: string, action: 'close_vacancy' | 'search_talent') =>
    cards.some(({ id, role }) => id === company_id && mayAlways(role, action))
  return vacancies
    .flatMap((vacancy) => {
      const { hired, openings, in_process, state, company_id } = vacancy
      if (hired >= openings) return mayIn(company_id, 'close_vacancy') ? [toClose(vacancy)] : []
      const is_lonely = state === 'PUBLISHED' && in_process === 0 && hired === 0
      return is_lonely && mayIn(company_id, 'search_talent') ? [toInvite(vacancy)] : []
    })
    .slice(0, SHOWN)
}
