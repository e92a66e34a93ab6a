import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listAllNotifications,
  listNotifications,
  markAsRead,
  type Notification,
} from '#shared/notifications/notifications.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'
import { notify } from '#web/lib/toast.ts'
import { keys } from './keys.ts'

const POLL_EVERY = 30_000

function useNotificationsEvery(refetchInterval: number | false) {
  const has_token = useSession((session) => session.token !== null)
  return useQuery({
    queryKey: keys.notifications.list(),
    enabled: has_token,
    queryFn: ({ signal }) => call(listNotifications, { signal }),
    refetchInterval,
    refetchIntervalInBackground: true,
  })
}

/** Reads the list that the poller keeps fresh. */
export function useNotifications() {
  return useNotificationsEvery(false)
}

/** Must be used once per tab: asks every 30,000 ms while a token exists, also in the background. */
export function usePolledNotifications() {
  return useNotificationsEvery(POLL_EVERY)
}

/** Everything of the last 90 days, asked for page by page once somebody wants it. */
export function useAllNotifications(enabled: boolean) {
  return useInfiniteQuery({
    queryKey: keys.notifications.all(),
    enabled,
    queryFn: ({ pageParam, signal }) =>
      call(listAllNotifications, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    gcTime: 0,
  })
}

export function unreadIds(notifications: readonly Notification[]): string[] {
  return notifications.filter((notification) => !notification.is_read).map((notification) => notification.id)
}

export function useMarkAsRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (notification_ids: string[]) => call(markAsRead, { body: { notification_ids } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.notifications.list() }),
    onError: () => notify.error('No se pudieron marcar las notificaciones como leídas.'),
  })
}
