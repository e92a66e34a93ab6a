import type { Deps } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { hasOpenBeside, holdVacancy } from './applications.queries.ts'
import { hasAcceptedOffer } from './way-back.queries.ts'

const OVER = ['CLOSED', 'ARCHIVED'] as const
const CLOSED = 'Esta vacante está cerrada y ya respondió a todas las personas. Reábrela antes de recuperar a alguien.'
const ANOTHER = 'Esta persona ya tiene otra postulación abierta en esta vacante. Sigue con esa.'
const ACCEPTED =
  'Esta persona aceptó tu oferta. Para volver atrás, abre su postulación y anula la contratación en la parte de la oferta.'

/** Whether its vacancy is over; it is kept from being closed or opened again until the transaction ends. */
export async function isProcessOver(tx: Pick<Deps, 'db'>, { vacancy_id }: ApplicationRow): Promise<boolean> {
  const vacancy = await holdVacancy(tx.db, vacancy_id)
  return !vacancy || OVER.some((state) => state === vacancy.state)
}

/**
 * Asked of everybody who was out, or at the good end, and is about to be in the process again, whichever way they come:
 * a «no» that is taken back, a card out of the last column, a review, many at once. Nobody comes back into a process
 * that is over, twice into one, or with an offer in hand that says that they have the job.
 */
export async function requireWayBack(tx: Pick<Deps, 'db'>, application: ApplicationRow): Promise<void> {
  const { id, vacancy_id, user_id } = application
  if (await isProcessOver(tx, application)) throw new AppError('state_conflict', CLOSED)
  // Whoever was out has perhaps applied again since then.
  if (user_id && (await hasOpenBeside(tx.db, { id, vacancy_id, user_id })))
    throw new AppError('state_conflict', ANOTHER)
  if (await hasAcceptedOffer(tx.db, id)) throw new AppError('state_conflict', ACCEPTED)
}
