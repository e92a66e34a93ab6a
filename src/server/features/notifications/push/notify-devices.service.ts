import type { Deps } from '#server/context.ts'
import { listSubscriptions } from './push.queries.ts'
import { sendPushTask } from './push.tasks.ts'

interface Rung {
  id: string
  user_id: string
}

/** One task for each notice and device, so that a device that does not answer stands in the way of none. */
export async function notifyDevices(tx: Deps, notices: readonly Rung[]): Promise<void> {
  if (tx.push.public_key === null || notices.length === 0) return
  const people = notices.map(({ user_id }) => user_id)
  for (const { id: subscription_id, user_id } of await listSubscriptions(tx.db, people, tx.now())) {
    const notice = notices.find((one) => one.user_id === user_id)
    if (notice) await tx.tasks.enqueue(tx.db, sendPushTask, { notification_id: notice.id, subscription_id })
  }
}
