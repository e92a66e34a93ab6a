import { ChevronDown } from 'lucide-react'
import type { MatchItem, MatchResult } from '#shared/matching/matching.ts'
import { IMPORTANCE_WEIGHT } from '#shared/matching/score.ts'
import { importanceWords, verdictWords } from '#shared/words/matching.ts'
import { cx } from '#web/lib/cx.ts'
import { VERDICT_SIGNS } from '#web/lib/verdict-signs.ts'

/** Frozen when it was sent: the person reads the same verdicts. */
export function MatchVerdicts({ match }: { match: MatchResult }) {
  const ordered = match.items.toSorted((a, b) => IMPORTANCE_WEIGHT[b.importance] - IMPORTANCE_WEIGHT[a.importance])
  if (ordered.length === 0) return null
  return (
    <section aria-label="Encaje">
      <h3 className="mb-1 text-lg">Encaje, requisito a requisito</h3>
      <p className="mb-2 text-ink-soft text-sm">La persona ve lo mismo. Ninguna decisión se toma sola.</p>
      <ul>
        {ordered.map((item) => (
          <li key={item.requirement_id} className="min-w-0 border-line not-last:border-b">
            <OneVerdict item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneVerdict({ item }: { item: MatchItem }) {
  const { Icon, look } = VERDICT_SIGNS[item.verdict]
  return (
    <details className="group wrap-anywhere text-[0.9375rem]">
      <summary className="flex min-h-11 list-none items-start gap-2.5 rounded-md py-2 [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden="true" strokeWidth={2.5} className={cx('mt-0.5 size-5 shrink-0', look)} />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{verdictWords[item.verdict]}: </span>
          <span className="font-medium">{item.title}</span>{' '}
          <span className="text-ink-soft text-sm">{importanceWords[item.importance].toLowerCase()}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mb-3 ml-7.5 space-y-2">
        <p>{item.sentence}</p>
        {[...new Set(item.seen)].map((place) => (
          <p key={place} className="border-edge border-l-2 pl-3 text-ink-soft text-sm">
            {place}
          </p>
        ))}
      </div>
    </details>
  )
}
