import type { Deps } from '#server/context.ts'
import { lockVacancy } from './vacancies.queries.ts'
import { tellTeam } from './vacancy-news.service.ts'
import { moveVacancy } from './vacancy-states.service.ts'

/** Takes a vacancy off the list until its text is changed; false when it was not on it. Its company is locked. */
export async function pauseForModeration(tx: Deps, vacancyId: string): Promise<boolean> {
  const vacancy = await lockVacancy(tx.db, vacancyId)
  if (vacancy?.state !== 'PUBLISHED') return false
  const changes = { state_reason: 'MODERATION', moderated_revision: vacancy.revision }
  await moveVacancy(tx, vacancy, 'moderate', changes)
  await tellTeam(tx, 'VACANCY_MODERATED', vacancy)
  return true
}
