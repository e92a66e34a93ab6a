import { matchLabelWords } from '#shared/words/matching.ts'
import type { MatchRange } from './example-match.ts'

const RADIUS = 52
const LENGTH = 2 * Math.PI * RADIUS

/** A full stroke up to what is sure, a light one up to what is possible, and the figure in the middle. */
export function MatchRing({ range }: { range: MatchRange }) {
  return (
    <div className="relative size-32 shrink-0 sm:size-36">
      <svg viewBox="0 0 120 120" aria-hidden="true" fill="none" strokeWidth="9" className="size-full -rotate-90">
        <circle cx="60" cy="60" r={RADIUS} className="stroke-sunk" />
        <Arc from={range.low} to={range.high} className="stroke-brand/40" />
        <Arc from={0} to={range.low} className="stroke-brand" />
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center">
        <span className="numeric whitespace-nowrap font-bold text-xl sm:text-2xl">{range.text}</span>
        <span className="text-ink-soft text-sm">{matchLabelWords[range.label].toLowerCase()}</span>
      </p>
    </div>
  )
}

function Arc({ from, to, className }: { from: number; to: number; className: string }) {
  return (
    <circle
      cx="60"
      cy="60"
      r={RADIUS}
      className={className}
      strokeDasharray={`${((to - from) / 100) * LENGTH} ${LENGTH}`}
      strokeDashoffset={-(from / 100) * LENGTH}
    />
  )
}
