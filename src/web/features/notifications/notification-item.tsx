import { Link } from 'react-router'
import { isInAppPath } from '#shared/core/paths.ts'
import type { Notification } from '#shared/notifications/notifications.ts'
import { cx } from '#web/lib/cx.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'

interface NotificationItemProps {
  notification: Notification
  highlighted: boolean
  onFollow: () => void
}

const itemClass =
  'flex min-h-14 w-full items-start gap-3 px-5 py-3.5 text-left transition-colors hover:bg-sunk focus-visible:outline-offset-[-2px]'

/** Only addresses of this application are followed; anything else just closes the panel. */
function staysHere(link: string): boolean {
  return isInAppPath(link) && new URL(link, window.location.origin).origin === window.location.origin
}

export function NotificationItem({ notification, highlighted, onFollow }: NotificationItemProps) {
  const { link_to, message, created_at } = notification
  const look = cx(itemClass, highlighted && 'bg-brand-soft')
  const content = (
    <>
      <span
        aria-hidden="true"
        className={cx('mt-2 size-2 shrink-0 rounded-full', highlighted ? 'bg-brand' : 'bg-transparent')}
      />
      <span className="min-w-0">
        {highlighted && <span className="sr-only">Nueva: </span>}
        <span className={cx('block text-[0.9375rem]', highlighted && 'font-semibold')}>{message}</span>
        <time dateTime={created_at} className="mt-0.5 block text-ink-soft text-sm">
          {timeAgo(created_at)}
        </time>
      </span>
    </>
  )
  return link_to && staysHere(link_to) ? (
    <Link to={link_to} onClick={onFollow} className={look} data-unread={highlighted}>
      {content}
    </Link>
  ) : (
    <button type="button" onClick={onFollow} className={look} data-unread={highlighted}>
      {content}
    </button>
  )
}
