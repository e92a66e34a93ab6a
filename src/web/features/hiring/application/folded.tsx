import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldedProps {
  /** Said before the words for those who cannot see where they stand. */
  label: string
  /** One line of what is inside. */
  words: string
  children: ReactNode
}

/** What would take the height that the CV needs opens on demand. */
export function Folded({ label, words, children }: FoldedProps) {
  return (
    <details className="group @container rounded-lg border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-3 text-[0.9375rem] [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{label}</span>
        <span className="min-w-0 truncate group-open:text-ink-soft">{words}</span>
        <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="px-3 pt-2 pb-4">{children}</div>
    </details>
  )
}
