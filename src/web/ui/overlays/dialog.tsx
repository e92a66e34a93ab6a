import { lazy, Suspense } from 'react'
import { useOnceOpened } from '../hooks/use-once-opened.ts'
import type { DialogProps } from './dialog-panel.tsx'

const DialogPanel = lazy(() => import('./dialog-panel.tsx'))

/** Traps and returns focus, Escape closes; rises from the bottom edge on a phone. Its code comes with the first opening. */
export function Dialog(props: DialogProps) {
  if (!useOnceOpened(props.open)) return null
  return (
    <Suspense>
      <DialogPanel {...props} />
    </Suspense>
  )
}
