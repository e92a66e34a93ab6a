import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { NOTIFICATIONS_SHOWN } from '#shared/core/limits.ts'
import type { Notification } from '#shared/notifications/notifications.ts'
import { unreadIds, useAllNotifications } from '#web/data/notifications.ts'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { NotificationItem } from './notification-item.tsx'

interface NotificationListProps {
  notifications: UseQueryResult<Notification[]>
  fresh_ids: readonly string[]
  /** Older ones that nobody had read came into the list. */
  onUnread: (ids: string[]) => void
  onFollow: () => void
}

export function NotificationList({ notifications, fresh_ids, onUnread, onFollow }: NotificationListProps) {
  const { data, error, isError, refetch } = notifications
  if (data?.length === 0) return <EmptyState compact drawing="quiet" text="No tienes notificaciones." />
  if (data) return <Notices newest={data} fresh_ids={fresh_ids} onUnread={onUnread} onFollow={onFollow} />
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

interface NoticesProps {
  newest: readonly Notification[]
  fresh_ids: readonly string[]
  onUnread: (ids: string[]) => void
  onFollow: () => void
}

/** The newest, which the poller keeps fresh; and towards the end all that is kept, page by page. */
function Notices({ newest, fresh_ids, onUnread, onFollow }: NoticesProps) {
  const [wants_all, setWantsAll] = useState(false)
  const all = useAllNotifications(wants_all)
  const known = new Set(newest.map(({ id }) => id))
  const older = all.data?.pages.flatMap(({ items }) => items).filter(({ id }) => !known.has(id)) ?? []
  const may_have_more = newest.length >= NOTIFICATIONS_SHOWN && (!all.data || all.hasNextPage)
  const more = () => (all.data ? void all.fetchNextPage() : setWantsAll(true))
  const end = useNearEnd(may_have_more && !all.isFetching && !all.isError, more)
  const unread = unreadIds(older).join()
  useEffect(() => {
    if (unread) onUnread(unread.split(','))
  }, [unread, onUnread])
  return (
    <div className="max-h-[min(30rem,70dvh)] overflow-y-auto overscroll-contain max-sm:max-h-[calc(100dvh-9.5rem-var(--bottom-bar))]">
      <ul className="divide-y divide-line">
        {[...newest, ...older].map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              highlighted={!notification.is_read || fresh_ids.includes(notification.id)}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
      {all.isError && (
        <div className="p-4">
          <Failure title="No pudimos cargar las anteriores." error={all.error} onRetry={all.refetch} />
        </div>
      )}
      <div ref={end}>
        <LoadMore
          hasMore={may_have_more}
          busy={all.isFetching}
          onMore={more}
          endText={newest.length >= NOTIFICATIONS_SHOWN ? 'Guardamos tus avisos 90 días.' : undefined}
        />
      </div>
    </div>
  )
}

/** Whoever scrolls to the end does not have to press for what comes next. */
function useNearEnd(enabled: boolean, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const near = useRef(onNear)
  near.current = onNear
  useEffect(() => {
    if (!enabled || !end.current) return
    // A busy browser hands over several moments at once; any of them may be the one at the end.
    const observer = new IntersectionObserver(
      (moments) => moments.some(({ isIntersecting }) => isIntersecting) && near.current(),
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [enabled])
  return end
}
