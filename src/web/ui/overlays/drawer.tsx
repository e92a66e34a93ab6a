import { lazy, Suspense } from 'react'
import { useOnceOpened } from '../hooks/use-once-opened.ts'
import type { DrawerProps } from './drawer-panel.tsx'

/** Fetches the code early, e.g. when the pointer reaches the button that opens it. */
export const preloadDrawer = () => import('./drawer-panel.tsx')
const DrawerPanel = lazy(preloadDrawer)

/** A panel that slides in from a side, above everything, with focus inside. Its code comes with the first opening. */
export function Drawer(props: DrawerProps) {
  if (!useOnceOpened(props.open)) return null
  return (
    <Suspense>
      <DrawerPanel {...props} />
    </Suspense>
  )
}
