import { ChevronDown } from 'lucide-react'
import type { MatchCondition } from '#shared/matching/matching.ts'
import { verdictWords } from '#shared/words/matching.ts'
import { cx } from '#web/lib/cx.ts'
import { VERDICT_SIGNS } from './verdict-signs.ts'

export interface VerdictSummaryProps {
  line: Pick<MatchCondition, 'verdict' | 'title'>
  /** Short words behind the title, e.g. how much it weighs. */
  note?: string | undefined
  /** On what the verdict rests. */
  basis?: string | undefined
}

/** What is in sight of a line of a match: its mark, its title, and that it opens. */
export function VerdictSummary({ line: { verdict, title }, note, basis }: VerdictSummaryProps) {
  const { Icon, look } = VERDICT_SIGNS[verdict]
  return (
    <summary className="flex min-h-11 list-none items-start gap-2.5 rounded-md py-2 [&::-webkit-details-marker]:hidden">
      <Icon aria-hidden="true" strokeWidth={2.5} className={cx('mt-0.5 size-5 shrink-0', look)} />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{verdictWords[verdict]}: </span>
        <span className="font-medium">{title}</span> {note && <span className="text-ink-soft text-sm">{note}</span>}
        {basis && <span className="block text-ink-soft text-sm">{basis}</span>}
      </span>
      <ChevronDown
        aria-hidden="true"
        className="mt-1 size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
      />
    </summary>
  )
}
