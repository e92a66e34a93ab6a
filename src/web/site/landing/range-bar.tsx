import { matchLabelWords } from '#shared/words/matching.ts'
import type { MatchRange } from './example-match.ts'

/** The range on a line from 0 to 100: its sure part, its open part, and the figure beside it. */
export function RangeBar({ range }: { range: MatchRange }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p role="status" className="numeric w-32 shrink-0 font-bold text-3xl">
        <span className="sr-only">Encaje estimado: </span>
        <span className="whitespace-nowrap">{range.text}</span>
        <span className="sr-only">, {matchLabelWords[range.label].toLowerCase()}</span>
      </p>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-3 min-w-32 flex-1 rounded-full"
      >
        <rect width="100" height="8" className="fill-sunk" />
        <rect width={range.high} height="8" className="fill-brand/40" />
        <rect width={range.low} height="8" className="fill-brand" />
      </svg>
    </div>
  )
}
