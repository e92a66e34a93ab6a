import type { Deps } from '#server/context.ts'
import { emit, hasHappened } from '#server/features/events/events.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import { isOpen } from '../applications/application-states.ts'
import { findApplication, listTeam, lockApplication } from '../applications/applications.queries.ts'
import { findVacancy } from '../deadlines/deadlines.queries.ts'
import { anonymise } from '../erasure/anonymise.service.ts'
import { notifySeeker, surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { countToWarn, listOverRetention, listToWarn, markWarned } from './retention.queries.ts'

const WARNING_DAYS = 7
/** Shorter than from one night to the next, longer than all tries of one. */
const ONE_NIGHT = 20 * 3600

/** A week before, each person hears of their own; also when the company has just chosen a shorter time. */
export function warnOfRetention(deps: Deps): Promise<void> {
  const until = addDays(deps.now(), WARNING_DAYS)
  return forEachRow(deps, {
    name: 'hiring.retention-warning',
    list: (page) => listToWarn(deps.db, until, page),
    work: async (tx, id) => {
      const application = await findApplication(tx.db, id)
      if (application) await warnTeam(tx, application, until)
      const row = await markWarned(tx.db, id, tx.now())
      if (row) await notifySeeker(tx, 'APP_FORGOTTEN_SOON', row, await surroundingsOf(tx, row))
    },
  })
}

/** The team hears with the first of them how many there are; a night that was cut short goes on without saying it again. */
async function warnTeam(tx: Deps, { company_id, vacancy_id }: ApplicationRow, until: Date): Promise<void> {
  const about = { kind: 'RETENTION_SOON', company_id, vacancy_id } as const
  if (await hasHappened(tx, about, addSeconds(tx.now(), -ONE_NIGHT))) return
  const count = await countToWarn(tx.db, vacancy_id, until)
  const vacancy = await findVacancy(tx.db, vacancy_id)
  if (count === 0 || !vacancy) return
  const team = (await listTeam(tx.db, vacancy_id)).filter(({ role }) => role !== 'INTERVIEWER')
  const facts = { title: vacancy.title, count }
  await emit(tx, { ...about, facts, recipients: team.map(({ user_id }) => user_id) })
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
