import type { Deps } from '#server/context.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { addSeconds } from '#shared/core/time.ts'
import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import { changeApplication } from '../applications/application-states.service.ts'
import { listDelivered, lockApplication } from '../applications/applications.queries.ts'
import { notifyTeam, surroundingsOf } from '../notices/notices.service.ts'

/** Applications that can no longer be taken back come to the team. */
export function deliverDue(deps: Deps): Promise<void> {
  const before = addSeconds(deps.now(), -UNDO_SECONDS)
  return forEachRow(deps, {
    name: 'hiring.deliver',
    list: (page) => listDelivered(deps.db, before, page),
    work: async (tx, id) => {
      const application = await lockApplication(tx.db, id)
      if (application?.state !== 'SENDING') return
      const row = await changeApplication(tx, application, { step: 'deliver' })
      await notifyTeam(tx, 'APP_RECEIVED', row, await surroundingsOf(tx, row))
    },
  })
}
