import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { requireLawfulText } from '#shared/vacancies/lint/lawful-text.ts'
import { textsOf } from '#shared/vacancies/lint/texts.ts'
import { type VacancyChanges, writeVacancyState } from './vacancies.queries.ts'
import type { VacancyRow } from './vacancies.tables.ts'
import { stateAfter, stepOf, type VacancyMove } from './vacancy-states.ts'

/** The only way in which a vacancy changes its state, whoever asks: a person, the clock or moderation. Its row is locked. */
export async function moveVacancy(
  tx: Deps,
  vacancy: VacancyRow,
  move: VacancyMove,
  changes: VacancyChanges = {},
): Promise<VacancyRow> {
  if (stepOf(move, vacancy) !== 'go') throw new AppError('state_conflict')
  const state = stateAfter(move, vacancy)
  const opened = state === 'PUBLISHED' && vacancy.state !== state && { open_since: tx.now(), neglect_warnings: 0 }
  if (opened) requireLawfulText(textsOf(vacancy.document))
  const values = { state_reason: null, updated_at: tx.now(), ...opened, ...changes }
  const moved = await writeVacancyState(tx.db, vacancy.id, state, values)
  await emit(tx, { kind: 'VACANCY_CHANGED', vacancy_id: vacancy.id })
  const { id: vacancy_id, company_id } = vacancy
  if (state !== vacancy.state) await emit(tx, { kind: 'VACANCY_MOVED', vacancy_id, company_id, state })
  return moved
}
