import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface NoJobsDialogProps {
  open: boolean
  onClose: () => void
  onAdd: () => void
  /** The person has not worked yet: an answer, not a gap. */
  onNone: () => void
  onUse: () => void
}

/** A CV without any job is taken over only by somebody who knows what that means; nothing stops them. */
export function NoJobsDialog({ open, onClose, onAdd, onNone, onUse }: NoJobsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title="Este CV no tiene ningún trabajo"
      text="Casi todas las vacantes preguntan qué has hecho antes: sin ningún trabajo apenas podemos decirte cuáles encajan contigo. Cuenta también lo corto, lo de temporada y lo que hiciste sin contrato."
      actions={
        <>
          <Button variant="quiet" onClick={onUse}>
            Usar así
          </Button>
          <Button variant="secondary" onClick={onNone}>
            Aún no tengo experiencia
          </Button>
          <Button onClick={onAdd}>Añadir experiencia</Button>
        </>
      }
    />
  )
}
