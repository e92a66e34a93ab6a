import type { ReactNode } from 'react'
import type { MatchCondition } from '#shared/matching/matching.ts'
import { VerdictSummary, type VerdictSummaryProps } from './verdict-summary.tsx'

interface VerdictLineProps extends VerdictSummaryProps {
  line: Pick<MatchCondition, 'verdict' | 'title' | 'sentence' | 'seen'>
  children?: ReactNode | undefined
}

/** One line of a match: its mark and title, and behind them why and where it was seen. */
export function VerdictLine({ line, note, basis, children }: VerdictLineProps) {
  return (
    <details className="group wrap-anywhere text-[0.9375rem]">
      <VerdictSummary line={line} note={note} basis={basis} />
      <div className="mb-3 ml-7.5 space-y-2">
        <p>{line.sentence}</p>
        {[...new Set(line.seen)].map((place) => (
          <p key={place} className="border-edge border-l-2 pl-3 text-ink-soft text-sm">
            {place}
          </p>
        ))}
        {children}
      </div>
    </details>
  )
}
