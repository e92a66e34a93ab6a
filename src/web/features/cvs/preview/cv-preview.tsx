import { CloudOff, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { OnePageBar } from './one-page-bar.tsx'
import { usePreview } from './use-preview.ts'

const ZOOMS = [1, 1.5, 2, 3] as const
const SHAPES = { A4: '210 / 297', LETTER: '8.5 / 11' } as const

interface CvPreviewProps {
  cv_id: string
  content: CvContent
  onOnePage: (one_page: boolean) => void
}

/** The CV exactly as it will be printed, while it is being written. */
export function CvPreview({ cv_id, content, onOnePage }: CvPreviewProps) {
  const box = useRef<HTMLElement>(null)
  const [trying, setTrying] = useState(false)
  const { one_page } = content.design
  const is_trial = trying && !one_page
  const shown = useMemo(() => (is_trial ? onOnePageOf(content) : content), [is_trial, content])
  const { pages, stale, closer, is_current } = usePreview(cv_id, shown)
  const [step, setStep] = useState(0)
  const zoom = ZOOMS[step] ?? 1
  const shape = SHAPES[content.design.page]
  return (
    <section aria-label="Vista previa" className="flex min-h-0 flex-col">
      <div className="mb-2 flex min-h-11 items-center justify-between gap-2">
        <p className="min-w-0 text-ink-soft text-sm">
          {stale ? <StaleNote /> : pages ? plural(pages.length, 'página', 'páginas') : 'Vista previa'}
          {pages && pages.length > 1 && one_page && !stale && NO_ROOM}
        </p>
        {pages?.length === 2 && !one_page && !is_trial && (
          <Button size="sm" variant="secondary" className="mr-auto" onClick={() => setTrying(true)}>
            Ajustar a una página
          </Button>
        )}
        <div className="flex">
          <IconButton label="Alejar" disabled={step === 0} onClick={() => setStep(step - 1)}>
            <ZoomOut aria-hidden="true" />
          </IconButton>
          <IconButton label="Ajustar al ancho" disabled={step === 0} onClick={() => setStep(0)}>
            <Maximize aria-hidden="true" />
          </IconButton>
          <IconButton label="Acercar" disabled={step === ZOOMS.length - 1} onClick={() => setStep(step + 1)}>
            <ZoomIn aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {(is_trial || (one_page && closer)) && (
        <OnePageBar
          design={content.design}
          closer={closer}
          state={!is_trial ? 'TAKEN' : !is_current ? 'DRAWING' : pages?.length === 1 ? 'FITS' : 'TOO_LONG'}
          onTake={() => {
            setTrying(false)
            onOnePage(true)
          }}
          onLeave={() => {
            setTrying(false)
            if (one_page) onOnePage(false)
            box.current?.focus({ preventScroll: true })
          }}
        />
      )}
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Páginas"
        className="min-h-0 flex-1 overflow-auto rounded-lg bg-sunk p-3 sm:p-4"
      >
        <div style={{ width: `${zoom * 100}%` }} className="space-y-4">
          {pages ? (
            pages.map((page, index) => (
              <img
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number; a new drawing replaces the old in place
                key={index}
                src={page}
                alt={`Página ${index + 1} de ${pages.length} de tu CV`}
                style={{ aspectRatio: shape }}
                className="block w-full rounded-sm bg-[#fff] shadow-rest"
              />
            ))
          ) : (
            <PageSkeleton shape={shape} />
          )}
        </div>
      </section>
    </section>
  )
}

const onOnePageOf = (content: CvContent): CvContent => ({ ...content, design: { ...content.design, one_page: true } })

const NO_ROOM = ': no cabe en una ni con letra de 9. Acorta u oculta algo.'

function StaleNote() {
  return (
    <span className="flex items-center gap-1.5">
      <CloudOff aria-hidden="true" className="size-4 shrink-0" />
      La vista previa se actualizará cuando vuelva la conexión.
    </span>
  )
}

function PageSkeleton({ shape }: { shape: string }) {
  return (
    <Loading label="Dibujando la vista previa…">
      <span style={{ aspectRatio: shape }} className="flex flex-col gap-[4%] rounded-sm bg-surface p-[9%]">
        <Skeleton className="h-[4%] w-1/2" />
        <Skeleton className="h-[1.5%] w-1/3" />
        <Skeleton className="mt-[4%] h-[2%] w-1/4" />
        <Skeleton className="h-[1.5%]" />
        <Skeleton className="h-[1.5%] w-5/6" />
        <Skeleton className="h-[1.5%] w-2/3" />
        <Skeleton className="mt-[4%] h-[2%] w-1/4" />
        <Skeleton className="h-[1.5%]" />
        <Skeleton className="h-[1.5%] w-4/5" />
      </span>
    </Loading>
  )
}
