import type { UseQueryResult } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import type { RefObject } from 'react'
import type { Notification } from '#shared/notifications/notifications.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { NotificationList } from './notification-list.tsx'

interface NotificationPanelProps {
  notifications: UseQueryResult<Notification[]>
  /** Unread when the panel was opened; they stay highlighted until it closes. */
  fresh_ids: readonly string[]
  /** Marking as read failed, and a notice said so. */
  onMarkAgain: (() => void) | undefined
  onUnread: (ids: string[]) => void
  bell: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** Under the bell; the page beside it stays usable, Escape and a press outside close it. */
// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function NotificationPanel({
  notifications,
  fresh_ids,
  onMarkAgain,
  onUnread,
  bell,
  onClose,
}: NotificationPanelProps) {
  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            // The bell itself closes the panel when pressed again.
            if (event.target instanceof Node && bell.current?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            bell.current?.focus()
          }}
          className="fixed top-[4.25rem] right-3 z-40 w-[min(24rem,calc(100vw-1.5rem))] animate-drop overflow-hidden rounded-xl border border-line bg-surface shadow-float outline-none sm:right-8 xl:right-[max(2rem,calc((100vw-16rem-var(--page-width))/2+2rem))]"
        >
          <div className="border-line border-b px-5 py-4">
            <Dialog.Title className="font-bold font-display text-lg">Notificaciones</Dialog.Title>
            {onMarkAgain && (
              <Button size="sm" variant="secondary" className="mt-2" onClick={onMarkAgain}>
                Volver a intentar
              </Button>
            )}
          </div>
          <NotificationList
            notifications={notifications}
            fresh_ids={fresh_ids}
            onUnread={onUnread}
            onFollow={onClose}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
