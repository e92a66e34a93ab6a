import type { Deps } from '#server/context.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import type { RejectionReason } from '#shared/hiring/application.ts'
import type { CloseReason } from '#shared/vacancies/vacancies.ts'
import { isOpen } from '../applications/application-states.ts'
import { lockApplication } from '../applications/applications.queries.ts'
import { reject } from '../decisions/reject.service.ts'
import { deleteFinished, findClosing, forgetClosingOf, listToAnswer } from './closing.queries.ts'

const REASONS: Record<CloseReason, RejectionReason> = {
  FILLED: 'PUESTO_CUBIERTO',
  CANCELLED: 'PROCESO_CANCELADO',
  NO_CANDIDATES: 'PROCESO_CANCELADO',
  OTHER: 'PROCESO_CANCELADO',
}

/** Nobody stays in limbo: everybody who waited when the vacancy was closed is answered, one after another. */
export async function answerClosed(deps: Deps): Promise<void> {
  await forEachRow(deps, {
    name: 'hiring.answer-closed',
    list: (page) => listToAnswer(deps.db, page),
    work: answerOne,
  })
  await deleteFinished(deps.db)
}

async function answerOne(tx: Deps, id: string): Promise<void> {
  const application = await lockApplication(tx.db, id)
  if (!application?.closing_id) return
  const closing = await findClosing(tx.db, application.closing_id)
  // Taken off in the same transaction: whoever is brought back afterwards is not answered a second time.
  await forgetClosingOf(tx.db, id)
  // Meanwhile somebody may have withdrawn, or been hired.
  if (!closing || !isOpen(application.state)) return
  const { actor_id, message: body, delay_hours } = closing
  const decision = { side: 'COMPANY', depth: 'CV', note_private: null, asks_pool: false } as const
  const answer = { reason: REASONS[closing.reason], missing_requirement_ids: [], message: { body, delay_hours } }
  await reject(tx, application, { ...decision, ...answer }, { actor_id, closes: true })
}
