import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MatchCondition } from '#shared/matching/matching.ts'
import { verdictWords } from '#shared/words/matching.ts'
import { cx } from '#web/lib/cx.ts'
import { VERDICT_SIGNS } from './verdict-signs.ts'

interface VerdictLineProps {
  line: Pick<MatchCondition, 'verdict' | 'title' | 'sentence' | 'seen'>
  /** Short words behind the title. */
  note?: string | undefined
  basis?: string | undefined
  children?: ReactNode | undefined
}

/** One line of a match: its mark and title, and behind them why and where it was seen. */
export function VerdictLine({ line, note, basis, children }: VerdictLineProps) {
  const { Icon, look } = VERDICT_SIGNS[line.verdict]
  return (
    <details className="group wrap-anywhere text-[0.9375rem]">
      <summary className="flex min-h-11 list-none items-start gap-2.5 rounded-md py-2 [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden="true" strokeWidth={2.5} className={cx('mt-0.5 size-5 shrink-0', look)} />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{verdictWords[line.verdict]}: </span>
          <span className="font-medium">{line.title}</span> <span className="text-ink-soft text-sm">{note}</span>
          {basis && <span className="block text-ink-soft text-sm">{basis}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
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
