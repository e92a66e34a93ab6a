import { inTransaction } from '#server/context.ts'
import { task } from '#server/platform/tasks/queue.ts'
import { notifyOfMoveCall } from '../moves/stage-notice.ts'
import { notifyOfMove } from './stage-notice.service.ts'

/** The person hears where the card came to rest, not of every place where it was put down. */
export const notifyOfMoveTask = task({
  ...notifyOfMoveCall,
  run: (deps, data) => inTransaction(deps, (tx) => notifyOfMove(tx, data)),
})
