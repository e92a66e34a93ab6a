import type { UseQueryResult } from '@tanstack/react-query'
import type { Notification } from '#shared/notifications/notifications.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { NotificationItem } from './notification-item.tsx'

interface NotificationListProps {
  notifications: UseQueryResult<Notification[]>
  fresh_ids: readonly string[]
  onFollow: () => void
}

export function NotificationList({ notifications, fresh_ids, onFollow }: NotificationListProps) {
  const { data, error, isError, refetch } = notifications
  if (data?.length === 0) return <EmptyState compact drawing="quiet" text="No tienes notificaciones." />
  if (data) {
    return (
      <ul className="max-h-[min(26rem,60dvh)] divide-y divide-line overflow-y-auto overscroll-contain">
        {data.map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              highlighted={!notification.is_read || fresh_ids.includes(notification.id)}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    )
  }
  if (isError) {
    return (
      <div className="p-4">
        <Failure title="No pudimos cargar tus notificaciones." error={error} onRetry={refetch} />
      </div>
    )
  }
  return (
    <Loading label="Cargando tus notificaciones…" className="space-y-6 p-5">
      <SkeletonLines lines={2} />
      <SkeletonLines lines={2} />
      <SkeletonLines lines={2} />
    </Loading>
  )
}
