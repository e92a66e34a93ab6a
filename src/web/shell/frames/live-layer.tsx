import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#web/lib/session.ts'
import { ShortcutKeys } from '../palette/shortcut-keys.tsx'
import { NEEDS_TOKEN, SessionWatcher } from '../session/session-watcher.tsx'
import { Toaster } from '../toaster.tsx'
import { forgetNotices } from '../worker/forget-notices.ts'
import { registerWorker } from '../worker/register-worker.ts'

const MissingUser = lazy(() => import('../session/missing-user.tsx'))
const NotificationPoller = lazy(() => import('#web/features/notifications/notification-poller.tsx'))

/** What goes on beside the pages, once per tab: toasts, shortcuts, the end of the session, and the one poller. */
// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function LiveLayer() {
  const token = useSession((session) => session.token)
  const has_token = token !== null
  const is_user_missing = useSession((session) => session.user === null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (token === null) return
    registerWorker()
    return () => void forgetNotices().catch(() => undefined)
  }, [token])
  return (
    <>
      <SessionWatcher />
      {has_token && is_user_missing && !NEEDS_TOKEN.test(pathname) && (
        <Suspense>
          <MissingUser />
        </Suspense>
      )}
      <Toaster />
      {/* Elsewhere they come with the frame, so that no key pressed early is lost. */}
      {has_token && pathname.startsWith('/jobs/') && <ShortcutKeys />}
      {has_token && (
        <Suspense>
          <NotificationPoller />
        </Suspense>
      )}
    </>
  )
}
