import { CornerUpLeft, X } from 'lucide-react'
import type { CvProposal } from '#shared/cvs/cv-imports.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ReviewFieldBox } from './review-field-box.tsx'
import type { ReviewEntry } from './review-sections.ts'
import { confidenceOf, trustOf } from './trust.ts'
import type { Review } from './use-review.ts'

interface EntryBoxProps {
  entry: ReviewEntry
  /** What this kind of entry is called when it has no name of its own. */
  section: string
  marks: CvProposal['confidence']
  review: Review
  onVisit: (text: string) => void
}

/** One job, one degree…: its fields, or one line once it stays out. */
export function EntryBox({ entry, section, marks, review, onVisit }: EntryBoxProps) {
  const { id } = entry
  const name = entry.title || section
  if (id !== null && review.left_out.includes(id)) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-sunk py-2 pr-2 pl-4">
        <p className="wrap-anywhere min-w-0 text-ink-soft line-through">{name}</p>
        <Button variant="quiet" size="sm" aria-label={`Recuperar ${name}`} onClick={() => review.setLeftOut(id, false)}>
          <CornerUpLeft aria-hidden="true" />
          Recuperar
        </Button>
      </div>
    )
  }
  const shown = entry.fields.filter(
    ({ core, path, value }) =>
      core || value !== '' || review.checked.includes(path) || confidenceOf(marks, path) !== null,
  )
  return (
    <div className="rounded-lg border border-line p-4 sm:p-5">
      {id !== null && (
        <div className="mb-3 flex items-start justify-between gap-3">
          <h3 className="wrap-anywhere min-w-0 pt-1.5 text-base">{name}</h3>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Dejar fuera ${name}`}
            onClick={() => review.setLeftOut(id, true)}
          >
            <X aria-hidden="true" />
            Dejar fuera
          </Button>
        </div>
      )}
      {entry.hidden && <p className="-mt-1 mb-3 text-ink-soft text-sm">Queda oculto: no sale en el PDF.</p>}
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {shown.map((field) => (
          <ReviewFieldBox
            key={field.path}
            field={field}
            hideLabel={field.label === section}
            trust={field.value === '' ? null : trustOf(marks, review.checked, field.path)}
            onWrite={(value) => review.write(field, value)}
            onVisit={() => onVisit(field.value)}
          />
        ))}
      </div>
    </div>
  )
}
