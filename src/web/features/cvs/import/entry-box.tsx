import { CornerUpLeft, X } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { DoubtCount } from './doubt-count.tsx'
import { FoldButton } from './fold-button.tsx'
import { ReviewFieldBox } from './review-field-box.tsx'
import type { ReviewEntry, ReviewSection } from './review-sections.ts'
import { entryFacts } from './section-summary.ts'
import { confidenceOf, problemOf, trustOf } from './trust.ts'
import type { ReviewView } from './use-review-view.ts'

interface EntryBoxProps {
  entry: ReviewEntry
  section: ReviewSection
  view: ReviewView
}

/** One job, one degree…: a line, its fields once it is open, or its name alone once it stays out. */
export function EntryBox({ entry, section, view }: EntryBoxProps) {
  const { id } = entry
  const { review, folds, doubts } = view
  const name = entry.title || section.title
  if (id === null) return <Fields entry={entry} section={section} view={view} />
  if (review.left_out.includes(id)) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t bg-sunk py-2 pr-2 pl-4 sm:pl-5">
        <p className="wrap-anywhere min-w-0 text-ink-soft line-through">{name}</p>
        <Button variant="quiet" size="sm" aria-label={`Recuperar ${name}`} onClick={() => review.setLeftOut(id, false)}>
          <CornerUpLeft aria-hidden="true" />
          Recuperar
        </Button>
      </div>
    )
  }
  const open = folds.shownOf(id) !== 'LINE'
  const facts = entryFacts(entry)
  return (
    <div className="border-line border-t">
      <div className="flex items-start pr-2">
        <div className="relative min-w-0 flex-1 py-2.5 pl-4 sm:pl-5">
          <h3 className="font-sans font-semibold text-base tracking-normal">
            <FoldButton open={open} onToggle={(next) => folds.show(id, next ? 'ALL' : 'LINE')}>
              <span className="wrap-anywhere">{name}</span>
            </FoldButton>
          </h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm empty:hidden">
            {facts && <span>{facts}</span>}
            {entry.hidden && <span>Queda oculto: no sale en el PDF.</span>}
            {!open && <DoubtCount count={doubts.filter((doubt) => doubt.entry_id === id).length} />}
          </p>
        </div>
        <IconButton label={`Dejar fuera ${name}`} className="mt-1" onClick={() => review.setLeftOut(id, true)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {open && <Fields entry={entry} section={section} view={view} />}
    </div>
  )
}

function Fields({ entry, section, view }: EntryBoxProps) {
  const { review, marks, problems, folds, doubts } = view
  const key = entry.id ?? section.key
  const all = entry.fields.filter(
    ({ core, key: name, value }) =>
      core || value !== '' || review.checked.includes(name) || confidenceOf(marks, name) !== null,
  )
  const doubtful = all.filter(
    (field) => review.checked.includes(field.key) || doubts.some((doubt) => doubt.field.key === field.key),
  )
  const shown = folds.shownOf(key) === 'DOUBTS' && doubtful.length > 0 ? doubtful : all
  return (
    <div className="px-4 pt-1 pb-4 sm:px-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map((field) => (
          <ReviewFieldBox
            key={field.key}
            field={field}
            hideLabel={field.label === section.title}
            trust={field.value === '' ? null : trustOf(marks, review.checked, field.key)}
            problem={entry.hidden || review.checked.includes(field.key) ? null : problemOf(problems, field)}
            onWrite={(value) => review.write(field, value)}
            onConfirm={() => review.confirm(field.key)}
            onVisit={() => view.visit(field.key, view.placeOf(entry, section.key, field.key))}
          />
        ))}
      </div>
      {shown.length < all.length && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => folds.show(key, 'ALL')}>
          {all.length - shown.length === 1 ? 'Ver el otro dato' : `Ver los otros ${all.length - shown.length} datos`}
        </Button>
      )}
    </div>
  )
}
