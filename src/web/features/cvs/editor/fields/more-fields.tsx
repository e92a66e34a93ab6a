import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** Fields that few people need: folded away until one of them holds something. */
export function MoreFields({ label, filled, children }: { label: string; filled: boolean; children: ReactNode }) {
  const [open] = useState(filled)
  return (
    <details open={open} className="group/more">
      <summary className="flex min-h-11 items-center gap-2 rounded-md font-semibold text-[0.9375rem] [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform group-open/more:rotate-180"
        />
        {label}
      </summary>
      <div className="space-y-5 pt-3">{children}</div>
    </details>
  )
}
