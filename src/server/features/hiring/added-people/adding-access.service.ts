import type { UserCtx } from '#server/context.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { AppError } from '#shared/core/errors.ts'
import { requireBoard } from '../applications/application-access.service.ts'

const TAKES: readonly VacancyRow['state'][] = ['PUBLISHED', 'PAUSED']
const NOT_OPEN = 'Solo puedes añadir personas a una vacante publicada o en pausa.'

export function requireTaking({ state }: Pick<VacancyRow, 'state'>): void {
  if (!TAKES.includes(state)) throw new AppError('state_conflict', NOT_OPEN)
}

/** Whoever may move the cards of a vacancy that goes on may add people to it. */
export async function requireAdding(ctx: UserCtx, vacancyId: string) {
  const access = await requireBoard(ctx, vacancyId, 'move_application')
  requireTaking(access.vacancy)
  return access
}
