import { inTransaction } from '#server/context.ts'
import { task } from '#server/platform/tasks/queue.ts'
import { tellStageCall } from '../moves/stage-notice.ts'
import { tellOfStage } from './stage-notice.service.ts'

/** The person hears where the card came to rest, not of every place where it was put down. */
export const tellStageTask = task({
  ...tellStageCall,
  run: (deps, data) => inTransaction(deps, (tx) => tellOfStage(tx, data)),
})
