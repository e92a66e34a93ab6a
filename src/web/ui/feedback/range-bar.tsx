/** What is sure and what may come on top, of a hundred; the words beside it say the same. */
export function RangeBar({ low, high }: { low: number; high: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-24 rounded-full">
      <rect width="100" height="8" className="fill-edge/30" />
      <rect width={high} height="8" className="fill-brand/40" />
      <rect width={low} height="8" className="fill-brand" />
    </svg>
  )
}
