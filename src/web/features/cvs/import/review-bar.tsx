import { ArrowDown, FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatNumber } from '#shared/core/numbers.ts'
import type { CvImport } from '#shared/cvs/cv-imports.ts'
import { useDiscardImport } from '#web/data/cv-imports.ts'
import { useCvs } from '#web/data/cvs.ts'
import { UndoButtons } from '#web/editor/history/undo-buttons.tsx'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { NoJobsDialog } from './no-jobs-dialog.tsx'
import { useAccept } from './use-accept.ts'
import { useForgetReview } from './use-review.ts'
import type { ReviewView } from './use-review-view.ts'

type Asks = 'accept' | 'discard' | 'no_jobs' | 'add_job' | null

interface ReviewBarProps {
  found: CvImport
  view: ReviewView
  /** Shows the original where it does not stand beside the fields. */
  onOriginal: () => void
}

/** Always in reach: on to the next doubt, use what was read, or throw it away. */
export function ReviewBar({ found, view, onOriginal }: ReviewBarProps) {
  const cvs = useCvs()
  const { review } = view
  const { accept, acceptInto, busy, error } = useAccept(found, review)
  const [asks, setAsks] = useState<Asks>(null)
  // A dialog gives the focus back once it is gone; only then the new job can have it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer in the dialog is the cause
  useEffect(() => {
    if (asks !== 'add_job') return
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        setAsks(null)
        view.addJob()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [asks])
  const base = cvs.data?.find(({ is_base }) => is_base)
  const { experience, no_experience } = review.document
  const has_jobs = no_experience || experience.some(({ id }) => !review.left_out.includes(id))
  async function use(last?: { no_experience: true }) {
    setAsks((await acceptInto(base, last)) ? null : 'accept')
  }
  return (
    <div className="sticky bottom-(--bottom-bar) z-20 -mx-4 mt-10 -mb-16 border-line border-t bg-surface/95 px-4 py-2 backdrop-blur-md sm:-mx-8 sm:px-8 sm:py-3">
      {error !== null && asks === null && (
        <div className="mb-3">
          <Alert tone="bad" live>
            {messageOf(error)}
          </Alert>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <DoubtWalk view={view} onOriginal={onOriginal} />
        <div className="flex flex-1 items-center justify-end gap-2 sm:gap-3">
          <Button variant="quiet" className="max-sm:px-3" onClick={() => setAsks('discard')}>
            Descartar
          </Button>
          <Button
            className="max-sm:flex-1"
            busy={busy}
            busyLabel="Guardando…"
            disabled={cvs.isPending}
            onClick={() => (has_jobs ? use() : setAsks('no_jobs'))}
          >
            Usar estos datos
          </Button>
        </div>
      </div>
      <NoJobsDialog
        open={asks === 'no_jobs'}
        onClose={() => setAsks(null)}
        onAdd={() => setAsks('add_job')}
        onNone={() => use({ no_experience: true })}
        onUse={() => use()}
      />
      <AcceptDialog
        open={asks === 'accept'}
        cvs={cvs.data ?? []}
        busy={busy}
        error={error}
        onAccept={accept}
        onClose={() => setAsks(null)}
      />
      <DiscardDialog import_id={found.id} open={asks === 'discard'} onClose={() => setAsks(null)} />
    </div>
  )
}

/** How much is left to look at, with the way to the next of it. */
function DoubtWalk({ view, onOriginal }: Pick<ReviewBarProps, 'view' | 'onOriginal'>) {
  const { doubts, review, goToNext } = view
  const left = doubts.length
  return (
    <div className="flex min-w-0 items-center gap-1 max-sm:w-full sm:gap-2">
      <Button variant="quiet" size="sm" className="lg:hidden" onClick={onOriginal}>
        <FileText aria-hidden="true" />
        Original
      </Button>
      <UndoButtons canUndo={review.can_undo} canRedo={review.can_redo} onUndo={review.undo} onRedo={review.redo} />
      {left > 0 && (
        <Button variant="secondary" size="sm" className="max-sm:ml-auto" onClick={goToNext}>
          <span className="max-[21rem]:sr-only">Siguiente dudoso</span>
          <ArrowDown aria-hidden="true" />
        </Button>
      )}
      <p role="status" className="text-ink-soft text-sm max-sm:sr-only">
        {left === 0 ? 'Nada por mirar' : `${formatNumber(left)} por mirar`}
      </p>
    </div>
  )
}

function DiscardDialog({ import_id, open, onClose }: { import_id: string; open: boolean; onClose: () => void }) {
  const discard = useDiscardImport(import_id)
  const navigate = useNavigate()
  const forget = useForgetReview()
  function throwAway() {
    discard.mutate(undefined, {
      onSuccess: async () => {
        notify.neutral('Importación descartada.')
        await navigate('/app/cv', { replace: true })
        forget(import_id)
      },
    })
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="¿Descartar esta importación?"
      text="Se borra lo que leímos y lo que corregiste aquí. Tus CV no cambian y puedes volver a subir el archivo."
      cancel="Seguir revisando"
      confirm="Descartar importación"
      busy={discard.isPending}
      busyLabel="Descartando…"
      error={discard.error}
      onConfirm={throwAway}
    />
  )
}
