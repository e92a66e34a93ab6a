import * as contract from '#shared/notifications.ts'
import type { Serve } from '../../http/serve.ts'
import { listNotifications, markAsRead } from './notifications.service.ts'

export function notificationsRoutes(serve: Serve): void {
  serve(contract.listNotifications, listNotifications)
  serve(contract.markAsRead, markAsRead)
}
