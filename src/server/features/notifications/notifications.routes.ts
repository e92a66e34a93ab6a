import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/notifications/notifications.ts'
import { listAllNotifications, listNotifications, markAsRead } from './notifications.service.ts'

export function notificationsRoutes(serve: Serve): void {
  serve(contract.listNotifications, listNotifications)
  serve(contract.listAllNotifications, listAllNotifications)
  serve(contract.markAsRead, markAsRead)
}
