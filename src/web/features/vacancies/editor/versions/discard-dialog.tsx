import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

/** What was written is lost, so it is asked. */
export function DiscardDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { changes } = useVacancyEditor()

  async function press() {
    await changes.discard()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Descartar los cambios"
      text="El texto vuelve a la versión publicada. Lo que tu equipo escribió después se pierde; el equipo de contratación no cambia."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Seguir editando
          </Button>
          <Button variant="danger" busy={changes.busy} busyLabel="Un momento…" onClick={press}>
            Descartar cambios definitivamente
          </Button>
        </>
      }
    />
  )
}
