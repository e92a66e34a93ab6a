import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

interface FoldButtonProps {
  open: boolean
  onToggle: (open: boolean) => void
  children: ReactNode
}

/** Opens and closes what stands below; the whole line that it stands in can be pressed. */
export function FoldButton({ open, onToggle, children }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => onToggle(!open)}
      className="flex min-h-8 w-full items-center gap-2 text-left outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-brand"
    >
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">{children}</span>
      <ChevronDown
        aria-hidden="true"
        className={cx('mt-1.5 size-5 shrink-0 self-start text-ink-soft transition-transform', open && 'rotate-180')}
      />
    </button>
  )
}
