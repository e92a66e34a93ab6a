import { cloneElement, lazy, type PointerEvent, Suspense, useState } from 'react'
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
  const pressDown = (event: PointerEvent) => {
    // As the menu itself does: a button that takes the focus after the menu has opened would close it again.
    event.preventDefault()
    press()
  }
  return (
    <Suspense fallback={cloneElement(props.trigger, { onClick: press, onPointerDown: pressDown })}>
      <MenuPanel {...props} defaultOpen={defaultOpen || pressed} />
    </Suspense>
  )
}
