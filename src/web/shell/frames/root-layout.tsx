import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { NOTICE_EVENT } from '#web/lib/notice-event.ts'
import { useSession } from '#web/lib/session.ts'
import { NavigationLine } from '../navigation/navigation-line.tsx'
import { RouteAnnouncer } from '../navigation/route-announcer.tsx'
import { scrollKey } from '../router/scroll-key.ts'

const LiveLayer = lazy(() => import('./live-layer.tsx'))
const QUIET_PAGES = /^\/(?:|login|register|terms|privacy|jobs\/[^/]+)$/

export function RootLayout() {
  const live = useLiveLayer()
  return (
    <>
      <NavigationLine />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
      <ReadersPlace />
      <RouteAnnouncer />
      {live && (
        <Suspense>
          <LiveLayer />
        </Suspense>
      )}
    </>
  )
}

/** The router begins at the top, where the reader of a page that was drawn before its program came may no longer be. */
function ReadersPlace() {
  const [place] = useState(() => (typeof window === 'undefined' ? 0 : window.scrollY))
  useLayoutEffect(() => {
    if (place > 0) window.scrollTo(0, place)
  }, [place])
  return null
}

/** Pages for visitors stay light until there is a session or a notice; once loaded, the layer stays. */
function useLiveLayer(): boolean {
  const { pathname } = useLocation()
  const has_token = useSession((session) => session.token !== null)
  const [live, setLive] = useState(false)
  const wanted = has_token || !QUIET_PAGES.test(pathname)
  // Only once the page stands, so that the first drawing is the server's, whoever looks at it.
  useEffect(() => {
    if (wanted) return setLive(true)
    const begin = () => setLive(true)
    window.addEventListener(NOTICE_EVENT, begin, { once: true })
    return () => window.removeEventListener(NOTICE_EVENT, begin)
  }, [wanted])
  return live
}
