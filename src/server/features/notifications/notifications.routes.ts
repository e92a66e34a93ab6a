import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/notifications/notifications.ts'
import * as push from '#shared/notifications/push.ts'
import { listAllNotifications, listNotifications, markAsRead } from './notifications.service.ts'
import { listPushDevices, removePushDevice, stopPush, subscribeToPush } from './push/push.service.ts'

export function notificationsRoutes(serve: Serve): void {
  serve(contract.listNotifications, listNotifications)
  serve(contract.listAllNotifications, listAllNotifications)
  serve(contract.markAsRead, markAsRead)
  serve(push.listPushDevices, listPushDevices)
  serve(push.subscribeToPush, subscribeToPush)
  serve(push.removePushDevice, removePushDevice)
  serve(push.stopPush, stopPush)
}
