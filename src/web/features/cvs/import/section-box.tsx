import { Plus } from 'lucide-react'
import { formatNumber } from '#shared/core/numbers.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DoubtCount } from './doubt-count.tsx'
import { EntryBox } from './entry-box.tsx'
import { FoldButton } from './fold-button.tsx'
import type { ReviewSection } from './review-sections.ts'
import { sectionSummary } from './section-summary.ts'
import type { ReviewView } from './use-review-view.ts'

/** One section of the proposal: a line that says what is in it, and below, once open, what is doubtful or all of it. */
export function SectionBox({ section, view }: { section: ReviewSection; view: ReviewView }) {
  const { key, title, entries } = section
  const { folds, doubts } = view
  const shown = folds.shownOf(key)
  const open = shown !== 'LINE'
  // Who has only what is doubtful before them is told the rest in a line; entries have lines of their own.
  const is_told = !open || (shown === 'DOUBTS' && entries[0]?.id === null && key === 'basics')
  const { count, text } = sectionSummary(section, view.review.left_out)
  return (
    <section aria-label={title}>
      <div className="relative px-4 py-3 sm:px-5">
        <h2 className="text-lg">
          <FoldButton open={open} onToggle={(next) => folds.show(key, next ? 'ALL' : 'LINE')}>
            <span className="wrap-anywhere">{title}</span>
            {count > 0 && (
              <span className="font-normal font-sans text-base text-ink-soft">
                <span className="sr-only">, </span>
                {formatNumber(count)}
              </span>
            )}
            <DoubtCount count={doubts.filter((doubt) => doubt.section === key).length} />
          </FoldButton>
        </h2>
        {is_told && <p className="mr-8 truncate text-ink-soft text-sm">{text}</p>}
      </div>
      {open && (
        <>
          {entries.map((entry) => (
            <EntryBox key={entry.id ?? key} entry={entry} section={section} view={view} />
          ))}
          {entries.length === 0 && <p className="px-4 pb-3 text-ink-soft sm:px-5">{text}</p>}
          {key === 'experience' && (
            <div className="px-2 pb-3 sm:px-3">
              <Button variant="quiet" size="sm" onClick={view.addJob}>
                <Plus aria-hidden="true" />
                Añadir experiencia
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}
