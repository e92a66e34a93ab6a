import { lazy, Suspense, useEffect, useState } from 'react'
import { isForPage } from '#web/lib/page-keys.ts'
import { onOpenPalette } from './palette-event.ts'

const Palette = lazy(() => import('./palette.tsx'))
const ShortcutList = lazy(() => import('./shortcut-list.tsx'))

type Open = 'palette' | 'shortcuts' | null

/** `Ctrl/⌘ K` opens the palette, `?` the list of shortcuts; their code is fetched when first asked for. */
export function ShortcutKeys() {
  const [open, setOpen] = useState<Open>(null)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        setOpen((now) => (now === 'palette' ? null : 'palette'))
      } else if (event.key === '?' && isForPage(event)) setOpen('shortcuts')
    }
    window.addEventListener('keydown', press)
    const stop = onOpenPalette(() => setOpen('palette'))
    return () => {
      window.removeEventListener('keydown', press)
      stop()
    }
  }, [])

  if (!open) return null
  return (
    <Suspense>
      {open === 'palette' ? <Palette onClose={() => setOpen(null)} /> : <ShortcutList onClose={() => setOpen(null)} />}
    </Suspense>
  )
}
