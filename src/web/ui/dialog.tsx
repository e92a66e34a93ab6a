import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-panel.tsx'
import { useOnceOpened } from './use-once-opened.ts'

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
