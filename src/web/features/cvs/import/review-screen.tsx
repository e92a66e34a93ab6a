import { useSearchParams } from 'react-router'
import type { CvImport, CvProposal } from '#shared/cvs/cv-imports.ts'
import { withParam } from '#web/lib/address.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { useMedia } from '#web/ui/hooks/use-media.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { foundWords } from '../start/found-words.ts'
import { LostPanel } from './lost/lost-panel.tsx'
import { OriginalSheet } from './original-sheet.tsx'
import { OriginalText } from './original-text.tsx'
import { ReviewBar } from './review-bar.tsx'
import type { ReviewSection } from './review-sections.ts'
import { SectionBox } from './section-box.tsx'
import { type ReviewView, useReviewView } from './use-review-view.ts'
import { ReadWishes } from './wishes/read-wishes.tsx'

/** What was read, beside the text that it was read in; nothing is saved before «Usar estos datos». */
export function ReviewScreen({ found }: { found: CvImport }) {
  const { proposal } = found
  const view = useReviewView(found)
  const wide = useMedia('(min-width: 64rem)')
  const [search, setSearch] = useSearchParams()
  const show = (on: boolean) =>
    setSearch((now) => withParam(now, 'vista', on ? 'original' : null), { replace: true, preventScrollReset: true })
  const lost = view.lost.flatMap(({ key, place }) => (place && !(key in view.review.settled) ? [place] : []))
  const original = { text: view.text, sought: view.visited?.place ?? null, lost }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the fields inside
    <div onKeyDown={view.review.handleKey}>
      <PageHeader
        eyebrow={<span className="wrap-anywhere">{found.file_name}</span>}
        title="Revisa lo que leímos"
        text={`${foundWords(proposal.document)} Nada se guarda hasta que pulses «Usar estos datos».`.trim()}
      />
      <HiddenTexts proposal={proposal} />
      <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-8">
        {wide ? (
          <div className="sticky top-20">
            <h2 className="mb-3 text-xl">El original</h2>
            <OriginalText
              {...original}
              className="max-h-[calc(100dvh-16rem)] rounded-xl border border-line bg-surface p-5"
            />
          </div>
        ) : (
          <OriginalSheet {...original} open={search.get('vista') === 'original'} onClose={() => show(false)} />
        )}
        <Proposal proposal={proposal} view={view} onOriginal={() => show(true)} />
      </div>
      <ReviewBar found={found} view={view} onOriginal={() => show(true)} />
      <span role="status" className="sr-only">
        {view.review.said}
      </span>
    </div>
  )
}

function HiddenTexts({ proposal }: { proposal: CvProposal }) {
  return (
    <>
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
    </>
  )
}

interface ProposalProps {
  proposal: CvProposal
  view: ReviewView
  onOriginal: () => void
}

function Proposal({ proposal, view, onOriginal }: ProposalProps) {
  return (
    <div className="min-w-0 space-y-6">
      {foundWords(proposal.document) === '' && (
        <Alert title="Apenas reconocimos datos en este texto">
          Pon en su sitio las líneas que sí lo son o añade tus experiencias a mano. También puedes descartarlo y subir
          tu CV en otro formato.
        </Alert>
      )}
      <LostPanel
        view={view}
        onLook={({ key, place }) => {
          view.visit(key, place)
          onOriginal()
        }}
      />
      <ReadWishes wishes={proposal.wishes} />
      <div className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {view.sections
          .filter((section) => isShown(section))
          .map((section) => (
            <SectionBox key={section.key} section={section} view={view} />
          ))}
      </div>
    </div>
  )
}

const ALWAYS = ['basics', 'summary', 'experience', 'education', 'skills']

/** Sections in which nothing was read need no place here; the editor offers them all. */
function isShown({ key, entries }: ReviewSection): boolean {
  return (
    ALWAYS.includes(key) || entries.some(({ id, fields }) => id !== null || fields.some(({ value }) => value !== ''))
  )
}
