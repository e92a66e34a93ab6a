import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CvImport } from '#shared/cvs/cv-imports.ts'
import { cx } from '#web/lib/cx.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EntryBox } from './entry-box.tsx'
import { FirstLook } from './first-look.tsx'
import { OriginalText } from './original-text.tsx'
import { PaneSwitch } from './pane-switch.tsx'
import { ReadWishes } from './read-wishes.tsx'
import { ReviewBar } from './review-bar.tsx'
import { type ReviewSection, reviewSections } from './review-sections.ts'
import { doubtsIn } from './trust.ts'
import { UnplacedTray } from './unplaced-tray.tsx'
import { type Review, useReview } from './use-review.ts'

/** The file on one side, what was read in it on the other; nothing is saved before «Usar estos datos». */
export function ReviewScreen({ found }: { found: CvImport }) {
  const { proposal } = found
  const review = useReview(found)
  const [sought, setSought] = useState('')
  const [search] = useSearchParams()
  const original = search.get('vista') === 'original'
  return (
    <>
      <PageHeader
        eyebrow={<span className="wrap-anywhere">{found.file_name}</span>}
        title="Revisa lo que leímos"
        text="Junto a cada dato está la confianza con que lo leímos. Nada se guarda hasta que pulses «Usar estos datos»."
      />
      {proposal.hidden_text_found && (
        <div className="mb-6">
          <Alert tone="warn" title="Encontramos texto oculto y no lo usamos">
            El archivo tiene letras blancas, diminutas o fuera de la página. Las empresas suelen tomarlo como un truco:
            conviene quitarlo también del original.
          </Alert>
        </div>
      )}
      {proposal.hides_orders && (
        <div className="mb-6">
          <Alert tone="warn" title="El archivo esconde texto que parece dirigido a un programa">
            No lo usamos y no cambia tu encaje, pero quien lea este CV verá un aviso. Súbelo sin ese texto y no
            aparecerá.
          </Alert>
        </div>
      )}
      <PaneSwitch original={original} />
      <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-8">
        <div className={cx('lg:sticky lg:top-20 lg:block', !original && 'hidden')}>
          <h2 className="mb-3 hidden text-xl lg:block">Tu archivo</h2>
          <OriginalText pages={proposal.original_pages} sought={sought} />
        </div>
        <div className={cx('min-w-0 space-y-8 lg:block', original && 'hidden')}>
          <Proposal found={found} review={review} onVisit={setSought} />
        </div>
      </div>
      <ReviewBar found={found} review={review} />
    </>
  )
}

interface ProposalProps {
  found: CvImport
  review: Review
  onVisit: (text: string) => void
}

function Proposal({ found: { proposal }, review, onVisit }: ProposalProps) {
  const sections = reviewSections(review.document).filter((section) => isShown(section))
  const marks = proposal.confidence
  return (
    <div className="space-y-8">
      <FirstLook doubts={doubtsIn(sections, marks, review.checked, review.left_out)} onConfirm={review.confirm} />
      <ReadWishes wishes={proposal.wishes} />
      {sections.map((section) => (
        <section key={section.key} aria-label={section.title} className="space-y-3">
          <h2 className="text-xl">{section.title}</h2>
          {section.entries.map((entry) => (
            <EntryBox
              key={entry.id ?? section.key}
              entry={entry}
              section={section.title}
              marks={marks}
              review={review}
              onVisit={onVisit}
            />
          ))}
        </section>
      ))}
      <UnplacedTray pieces={proposal.unplaced_text} review={review} />
    </div>
  )
}

const ALWAYS = ['basics', 'summary', 'skills']

/** Sections in which nothing was read need no place here; the editor offers them all. */
function isShown({ key, entries }: ReviewSection): boolean {
  return (
    ALWAYS.includes(key) || entries.some(({ id, fields }) => id !== null || fields.some(({ value }) => value !== ''))
  )
}
