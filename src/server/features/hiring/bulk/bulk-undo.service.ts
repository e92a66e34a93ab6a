import type { Deps } from '#server/context.ts'
import { moveOutgoing } from '../outgoing/outgoing-states.service.ts'
import type { BulkRow } from '../tables/outgoing.tables.ts'
import { bulkTask } from './bulk.tasks.ts'
import { moveBulk } from './bulk-states.service.ts'

/** From now on nothing of it leaves that has not left; its row is locked. The applications follow in the background. */
export async function undo(tx: Deps, bulk: BulkRow): Promise<void> {
  if (!(await moveBulk(tx, 'undo', bulk))) return
  await moveOutgoing(tx, 'cancel', { bulk_id: bulk.id })
  await tx.tasks.enqueue(tx.db, bulkTask, { bulk_id: bulk.id })
}
