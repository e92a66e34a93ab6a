import { cloneElement, lazy, Suspense, useState } from 'react'
import type { MenuProps } from './menu-panel.tsx'

export type { MenuItem } from './menu-panel.tsx'

const MenuPanel = lazy(() => import('./menu-panel.tsx').then((part) => ({ default: part.MenuPanel })))

/**
 * A list of actions behind one button; arrows, letters and Escape work as in any menu. Its button is drawn at once and
 * its code follows; a press in between opens it as soon as it is there.
 */
export function Menu({ defaultOpen = false, ...props }: MenuProps) {
  const [pressed, setPressed] = useState(false)
  const press = () => setPressed(true)
  return (
    <Suspense fallback={cloneElement(props.trigger, { onClick: press, onPointerDown: press })}>
      <MenuPanel {...props} defaultOpen={defaultOpen || pressed} />
    </Suspense>
  )
}
