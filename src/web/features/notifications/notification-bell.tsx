import { Bell } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { unreadIds, useMarkAsRead, useNotifications } from '#web/data/notifications.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useNotificationPanel } from './panel.store.ts'

const loadPanel = () => import('./notification-panel.tsx')
const NotificationPanel = lazy(loadPanel)

export function NotificationBell() {
  const panel = useNotificationPanel()
  const notifications = useNotifications()
  const mark = useMarkAsRead()
  const button = useRef<HTMLButtonElement>(null)
  const [fresh_ids, setFreshIds] = useState<string[]>([])
  const [seen, setSeen] = useState(true)
  const unread = unreadIds(notifications.data ?? [])

  // Opened before the list came, the panel marks it when it is there.
  useEffect(() => {
    if (seen || !notifications.data) return
    const ids = unreadIds(notifications.data)
    setSeen(true)
    setFreshIds(ids)
    if (ids.length > 0) mark.mutate(ids)
  }, [seen, notifications.data, mark.mutate])

  function press() {
    setSeen(panel.is_open)
    panel.toggle()
  }

  return (
    <>
      <IconButton
        ref={button}
        label={`Notificaciones: ${unread.length} sin leer`}
        aria-haspopup="dialog"
        aria-expanded={panel.is_open}
        onClick={press}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
      >
        <Bell aria-hidden="true" />
        {unread.length > 0 && <UnreadDot />}
      </IconButton>
      {panel.is_open && (
        <Suspense>
          <NotificationPanel
            notifications={notifications}
            fresh_ids={fresh_ids}
            onMarkAgain={mark.isError ? () => mark.mutate(mark.variables) : undefined}
            onUnread={mark.mutate}
            bell={button}
            onClose={panel.close}
          />
        </Suspense>
      )}
    </>
  )
}

function UnreadDot() {
  return (
    <span
      aria-hidden="true"
      data-testid="unread-dot"
      className="absolute top-2 right-2.5 size-3 rounded-full border-2 border-paper bg-brand"
    />
  )
}
