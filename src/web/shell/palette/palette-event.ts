const OPEN = 'openpalette'

export function openPalette(): void {
  window.dispatchEvent(new Event(OPEN))
}

export function onOpenPalette(open: () => void): () => void {
  window.addEventListener(OPEN, open)
  return () => window.removeEventListener(OPEN, open)
}
