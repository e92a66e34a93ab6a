import { useNavigate } from 'react-router'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { useDeleteCv } from '#web/data/cvs.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface DeleteCvDialogProps {
  cv: CvDetail
  alone: boolean
  open: boolean
  onClose: () => void
}

const IS_BASE = 'Este es tu CV base. Usa otro como base y después podrás eliminarlo.'
const FOR_EVER = 'Se borran también sus versiones y su enlace público. No se puede deshacer.'

export function DeleteCvDialog({ cv, alone, open, onClose }: DeleteCvDialogProps) {
  const remove = useDeleteCv()
  const navigate = useNavigate()
  const possible = alone || !cv.is_base

  async function removeForEver() {
    // Not as a callback of the mutation: with the CV this dialog goes away, and its callbacks with it.
    await remove.mutateAsync(cv.id)
    notify.neutral('CV eliminado.')
    await navigate('/app/cv', { replace: true })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={possible ? `¿Eliminar «${cv.title}»?` : 'Antes elige otro CV base'}
      text={possible ? FOR_EVER : IS_BASE}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {possible ? 'Conservar CV' : 'Entendido'}
          </Button>
          {possible && (
            <Button
              variant="danger"
              busy={remove.isPending}
              busyLabel="Eliminando…"
              onClick={() => removeForEver().catch(() => undefined)}
            >
              Eliminar CV definitivamente
            </Button>
          )}
        </>
      }
    >
      {remove.isError && (
        <Alert tone="bad" live>
          {messageOf(remove.error)}
        </Alert>
      )}
    </Dialog>
  )
}
