import { lazy, Suspense, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useSession } from '#web/lib/session.ts'
import { NavigationLine } from './navigation-line.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'

const LiveLayer = lazy(() => import('./live-layer.tsx'))
const QUIET_PAGES = ['/', '/terms', '/privacy']

export function RootLayout() {
  const live = useLiveLayer()
  return (
    <>
      <NavigationLine />
      <Outlet />
      <ScrollRestoration />
      <RouteAnnouncer />
      {live && (
        <Suspense>
          <LiveLayer />
        </Suspense>
      )}
    </>
  )
}

/** Pages that only show text stay light until there is a session; once loaded, the layer stays. */
function useLiveLayer(): boolean {
  const { pathname } = useLocation()
  const has_token = useSession((session) => session.token !== null)
  const [live, setLive] = useState(false)
  const wanted = has_token || !QUIET_PAGES.includes(pathname)
  if (wanted && !live) setLive(true)
  return live
}
