import type { ReactNode } from 'react'
import { SaveStatus, type SaveStatusProps } from './save-status.tsx'

interface SaveBarProps extends SaveStatusProps {
  /** What else stays in reach: undo, preview. */
  children: ReactNode
}

/** Stays in sight however long the form is: whether everything is saved. */
export function SaveBar({ children, ...status }: SaveBarProps) {
  return (
    <div
      data-keep-clear=""
      className="sticky top-16 z-20 -mx-4 mb-1 flex min-h-12 items-center justify-between gap-2 bg-paper/95 px-4 backdrop-blur-md sm:mx-0 sm:mb-4 sm:px-0"
    >
      <SaveStatus {...status} />
      {children}
    </div>
  )
}
