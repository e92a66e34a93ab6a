import type { Notification } from '#shared/notifications/notifications.ts'

/** How many unread notices lead to a place; the first place shows none, for the bell beside it does. */
export function unreadAt(place: string, notices: readonly Notification[]): number {
  if (place === '/app') return 0
  return notices.filter(({ is_read, link_to }) => !is_read && link_to !== null && isWithin(place, link_to)).length
}

function isWithin(place: string, address: string): boolean {
  const path = address.split(/[?#]/, 1)[0]
  return path === place || path?.startsWith(`${place}/`) === true
}
