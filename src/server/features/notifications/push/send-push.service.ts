import type { Deps } from '#server/context.ts'
import { DeliveryError } from '#server/platform/adapters/mail/delivery-error.ts'
import { describeError } from '#server/platform/http/errors.ts'
import { catalogue, isKept } from '#shared/events/catalogue.ts'
import type { EventGroup } from '#shared/events/event.ts'
import type { PushMessage } from '#shared/notifications/push.ts'
import { noticeGroupTitles } from '#shared/words/notices.ts'
import { findUnread } from '../notices/notifications.queries.ts'
import { presentNotices } from '../notices/present-notices.ts'
import { deleteGone, findSubscription } from './push.queries.ts'
import { stopToken } from './stop-token.ts'

interface Wanted {
  notification_id: string
  subscription_id: string
}

/** Tells one device of one notice, unless it was read meanwhile or the device has left. */
export async function sendPush(deps: Deps, { notification_id, subscription_id }: Wanted): Promise<void> {
  const target = await findSubscription(deps.db, subscription_id, deps.now())
  if (!target || deps.push.public_key === null) return
  const row = await findUnread(deps.db, target.user_id, notification_id)
  const [notice] = row ? presentNotices([row], target.user_id) : []
  if (!row || !notice || !isKept(row.event.kind)) return
  const message = messageOf(deps, target.user_id, { ...notice, group: catalogue[row.event.kind].group })
  try {
    const outcome = await deps.push.send(target, JSON.stringify(message))
    if (outcome === 'gone') await deleteGone(deps.db, target.id)
  } catch (error) {
    if (!(error instanceof DeliveryError) || !error.final) throw error
    deps.log.warn({ event: 'delivery.refused', error: describeError(error) })
  }
}

interface Shown {
  id: string
  message: string
  link_to: string | null
  group: EventGroup
}

/** The words of the bell and nothing else: they may be read on a locked screen. */
function messageOf({ config }: Deps, user_id: string, { id, message, link_to, group }: Shown): PushMessage {
  return {
    title: noticeGroupTitles[group],
    body: message,
    path: link_to ?? '/app',
    tag: id,
    stop: group === 'always' ? null : stopToken(config, user_id, group),
  }
}
