import type { Deps } from '#server/context.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { vacancyPlaces } from '../../billing/payments/entitlements.service.ts'
import { holdCompany, peopleAllowed } from '../../companies/team/access.service.ts'
import { companyOfVacancy, listCrowded, listPublishedIn, lockVacancy } from '../vacancies.queries.ts'
import { notifyTeam } from '../vacancy-notices.service.ts'
import { moveVacancy } from '../vacancy-states.service.ts'
import { stepOf } from '../vacancy-states.ts'
import { publishOnDate } from './vacancy-deadlines.service.ts'

/** When a plan has ended and its days of grace too, the newest vacancies above the limit rest; nothing is lost. */
export function pauseBeyondPlan(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'vacancies.plan',
    list: (page) => listCrowded(deps.db, page),
    work: async (tx, company_id) => {
      const company = await holdCompany(tx, company_id)
      if (!company) return
      const published = await listPublishedIn(tx.db, company_id)
      for (const vacancy of published.slice(await vacancyPlaces(tx, company))) {
        await moveVacancy(tx, vacancy, 'over_plan', { state_reason: 'PLAN' })
        await notifyTeam(tx, 'VACANCY_OVER_PLAN', vacancy)
      }
    },
  })
}

interface Bought {
  vacancy_id: string
  company_id: string
  user_id: string | null
}

/** Publishes what waited for the place, as if its date had come: what still stands in the way is told. */
export async function publishWaiting(tx: Deps, { vacancy_id, company_id, user_id }: Bought): Promise<void> {
  if ((await companyOfVacancy(tx.db, vacancy_id)) !== company_id || user_id === null) return
  if (!(await peopleAllowed(tx, company_id, 'publish_vacancy')).includes(user_id)) return
  const company = await holdCompany(tx, company_id)
  const vacancy = company && (await lockVacancy(tx.db, vacancy_id))
  if (vacancy && stepOf('publish', vacancy) === 'go') await publishOnDate(tx, { vacancy, company })
}
