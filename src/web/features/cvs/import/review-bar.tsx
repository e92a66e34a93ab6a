import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CvImport } from '#shared/cvs/cv-imports.ts'
import { useDiscardImport } from '#web/data/cv-imports.ts'
import { useCvs } from '#web/data/cvs.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { useAccept } from './use-accept.ts'
import { type Review, useForgetReview } from './use-review.ts'

/** Always in reach: use what was read, or throw it away. */
export function ReviewBar({ found, review }: { found: CvImport; review: Review }) {
  const cvs = useCvs()
  const { accept, acceptInto, busy, error } = useAccept(found, review)
  const [asks, setAsks] = useState<'accept' | 'discard' | null>(null)
  const base = cvs.data?.find(({ is_base }) => is_base)
  return (
    <div className="sticky bottom-(--bottom-bar) z-20 -mx-4 mt-10 -mb-16 border-line border-t bg-surface/95 px-4 py-3 backdrop-blur-md sm:-mx-8 sm:px-8">
      {error !== null && asks === null && (
        <div className="mb-3">
          <Alert tone="bad" live>
            {messageOf(error)}
          </Alert>
        </div>
      )}
      <div className="flex items-center justify-end gap-3">
        <Button variant="quiet" onClick={() => setAsks('discard')}>
          Descartar
        </Button>
        <Button
          busy={busy}
          busyLabel="Guardando…"
          disabled={cvs.isPending}
          onClick={async () => {
            if (!(await acceptInto(base))) setAsks('accept')
          }}
        >
          Usar estos datos
        </Button>
      </div>
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
