import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { WARNED_AFTER } from '../attention/neglect.ts'
import { lockVacancy, updateVacancyRow } from '../vacancies.queries.ts'
import type { VacancyRow } from '../vacancies.tables.ts'
import { notifyOfNeglect, notifyToClose } from '../vacancy-notices.service.ts'
import { moveVacancy } from '../vacancy-states.service.ts'
import { lockAfterCompany } from './vacancy-deadlines.service.ts'

/** The page of a vacancy promises an answer only while the team keeps its promises. */
export async function setPromiseKept(tx: Deps, id: string, kept: boolean): Promise<void> {
  const vacancy = await lockVacancy(tx.db, id)
  if (!vacancy || (vacancy.promise_missed_at === null) === kept) return
  await updateVacancyRow(tx.db, id, { promise_missed_at: kept ? null : tx.now() })
  await emit(tx, { kind: 'VACANCY_CHANGED', vacancy_id: id })
}

/** How long people have waited without anybody of the team doing anything, and how many. */
interface Neglect {
  days: number
  waiting: number
}

/** After so many days without work the pause, and the request to close it with an answer for all. */
const PAUSED_AFTER = 21
const CLOSING_ASKED_AFTER = 28
export const FIRST_WARNING = WARNED_AFTER[0] ?? PAUSED_AFTER

/** One step a day at most, so that a clock that stood still does not pause what nobody was warned of. */
export async function neglectStep(tx: Deps, id: string, neglect: Neglect): Promise<void> {
  const { vacancy } = (await lockAfterCompany(tx, id)) ?? {}
  if (vacancy?.state === 'PUBLISHED') await warnOrPause(tx, vacancy, neglect)
  if (vacancy?.state === 'PAUSED' && vacancy.state_reason === 'INACTIVITY') await askToClose(tx, vacancy, neglect)
}

async function warnOrPause(tx: Deps, vacancy: VacancyRow, { days, waiting }: Neglect): Promise<void> {
  const { id, neglect_warnings: warnings } = vacancy
  if (waiting === 0 || days < FIRST_WARNING) {
    if (warnings > 0) await updateVacancyRow(tx.db, id, { neglect_warnings: 0 })
  } else if (days >= (WARNED_AFTER[warnings] ?? PAUSED_AFTER)) {
    if (warnings < WARNED_AFTER.length) {
      await updateVacancyRow(tx.db, id, { neglect_warnings: warnings + 1 })
      await notifyOfNeglect(tx, vacancy, { count: waiting, days: Math.max(1, PAUSED_AFTER - days) })
    } else {
      await moveVacancy(tx, vacancy, 'neglect', { state_reason: 'INACTIVITY' })
      await notifyOfNeglect(tx, vacancy, { count: waiting, days: 0 })
    }
  }
}

/** Once: whoever wants to go on with it resumes it, and the count begins anew. */
async function askToClose(tx: Deps, vacancy: VacancyRow, { days, waiting }: Neglect): Promise<void> {
  if (vacancy.neglect_warnings > WARNED_AFTER.length || waiting === 0 || days < CLOSING_ASKED_AFTER) return
  await updateVacancyRow(tx.db, vacancy.id, { neglect_warnings: WARNED_AFTER.length + 1 })
  await notifyToClose(tx, vacancy, waiting)
}
