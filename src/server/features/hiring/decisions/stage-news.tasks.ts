import { z } from 'zod'
import { inTransaction } from '#server/context.ts'
import { task } from '#server/platform/tasks/queue.ts'
import { tellOfStage } from './stage-news.service.ts'

/** The person hears where the card came to rest, not of every place where it was put down. */
export const tellStageTask = task({
  name: 'hiring.tell-stage',
  data: z.object({ application_id: z.uuid(), version: z.int() }),
  run: (deps, data) => inTransaction(deps, (tx) => tellOfStage(tx, data)),
})
