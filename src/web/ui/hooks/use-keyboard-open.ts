import { useSyncExternalStore } from 'react'

/** Less than any keyboard takes, more than the bars of a browser that come and go. */
const SMALLEST_KEYBOARD = 160

/** What the page may still show, undone of pinching, against what it has. */
export function isKeyboardOpen(seen: { height: number; scale: number }, height: number): boolean {
  return height - seen.height * seen.scale > SMALLEST_KEYBOARD
}

function watch(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}

/** Whether the keyboard of a phone covers part of the page. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.visualViewport !== null && isKeyboardOpen(window.visualViewport, window.innerHeight),
  )
}
