import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { addDays } from '#shared/core/time.ts'
import { isOpen } from '../applications/application-states.ts'
import { listTeam, lockApplication } from '../applications/applications.queries.ts'
import { surroundingsOf, tellSeeker } from '../applications/news.service.ts'
import { findVacancy } from '../clock/clock.queries.ts'
import { anonymise } from './anonymise.service.ts'
import { listOverRetention, listVacanciesToWarn, markWarned } from './retention.queries.ts'

const WARNING_DAYS = 7

/** A week before, the team hears how many and each person of their own; also when the company has just chosen a shorter time. */
export function warnOfRetention(deps: Deps): Promise<void> {
  const until = addDays(deps.now(), WARNING_DAYS)
  return forEachRow(deps, {
    name: 'hiring.retention-warning',
    list: (page) => listVacanciesToWarn(deps.db, until, page),
    work: async (tx, vacancy_id) => {
      const ending = await markWarned(tx.db, vacancy_id, until, tx.now())
      const count = ending.length
      for (const row of ending) await tellSeeker(tx, 'APP_FORGOTTEN_SOON', row, await surroundingsOf(tx, row))
      const vacancy = await findVacancy(tx.db, vacancy_id)
      if (count === 0 || !vacancy) return
      const team = (await listTeam(tx.db, vacancy_id)).filter(({ role }) => role !== 'INTERVIEWER')
      const { company_id, title } = vacancy
      const tell = team.map(({ user_id }) => user_id)
      await emit(tx, { kind: 'RETENTION_SOON', company_id, vacancy_id, facts: { title, count }, tell })
    },
  })
}

/** What ended longer ago than the company keeps it becomes nobody's. */
export function anonymiseOld(deps: Deps): Promise<void> {
  const warnedBefore = addDays(deps.now(), -WARNING_DAYS)
  return forEachRow(deps, {
    name: 'hiring.retention',
    list: (page) => listOverRetention(deps.db, deps.now(), warnedBefore, page),
    work: async (tx, id) => {
      const application = await lockApplication(tx.db, id)
      // Somebody may have taken the decision back since the list was made.
      if (application && !isOpen(application.state) && application.state !== 'ANONYMISED')
        await anonymise(tx, application)
    },
  })
}
