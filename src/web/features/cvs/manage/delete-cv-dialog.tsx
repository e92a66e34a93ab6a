import { useNavigate } from 'react-router'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { useDeleteCv } from '#web/data/cvs.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface DeleteCvDialogProps {
  cv: CvDetail
  alone: boolean
  open: boolean
  onClose: () => void
}

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

  if (!possible) {
    return (
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title="Antes elige otro CV base"
        text="Este es tu CV base. Usa otro como base y después podrás eliminarlo."
        actions={
          <Button variant="secondary" onClick={onClose}>
            Entendido
          </Button>
        }
      />
    )
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`¿Eliminar «${cv.title}»?`}
      text="Se borran también sus versiones y su enlace público. No se puede deshacer."
      cancel="Conservar CV"
      confirm="Eliminar CV definitivamente"
      busy={remove.isPending}
      busyLabel="Eliminando…"
      error={remove.error}
      onConfirm={() => removeForEver().catch(() => undefined)}
    />
  )
}
