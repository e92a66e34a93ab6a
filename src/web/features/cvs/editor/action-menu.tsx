import { lazy, type ReactElement, Suspense } from 'react'
import type { MenuItem } from '#web/ui/overlays/menu.tsx'

const Menu = lazy(() => import('#web/ui/overlays/menu.tsx').then((part) => ({ default: part.Menu })))

interface ActionMenuProps {
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'end' | undefined
}

/** The menus of the editor: the form is drawn first, and what opens them follows at once. */
export function ActionMenu(props: ActionMenuProps) {
  return (
    <Suspense fallback={props.trigger}>
      <Menu {...props} />
    </Suspense>
  )
}
