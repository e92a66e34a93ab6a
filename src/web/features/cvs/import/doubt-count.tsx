import { CircleDashed } from 'lucide-react'
import { formatNumber } from '#shared/core/numbers.ts'

/** How many fields wait for a look; nothing where none does. */
export function DoubtCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 rounded-full bg-warn-soft px-2.5 py-0.5 font-medium font-sans text-sm text-warn tracking-normal">
      <CircleDashed aria-hidden="true" className="size-3.5" />
      {formatNumber(count)} por mirar
    </span>
  )
}
