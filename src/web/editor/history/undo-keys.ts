import type { KeyboardEvent } from 'react'

/** Which step a key asks for; text that is not part of the document yet keeps the browser's own undo. */
export function undoKey(event: KeyboardEvent): 'UNDO' | 'REDO' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return null
  const { target } = event
  const box = target instanceof HTMLInputElement ? target : null
  if (box && box.value !== '' && box.closest('[data-own-undo]')) return null
  return key === 'y' || event.shiftKey ? 'REDO' : 'UNDO'
}
