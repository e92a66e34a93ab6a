import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

/** What was written is lost, so it is asked. */
export function DiscardDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { changes } = useVacancyEditor()

  async function press() {
    await changes.discard()
    onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Descartar los cambios"
      text="El texto vuelve a la versión publicada. Lo que tu equipo escribió después se pierde; el equipo de contratación no cambia."
      cancel="Seguir editando"
      confirm="Descartar cambios definitivamente"
      busy={changes.busy}
      busyLabel="Un momento…"
      onConfirm={press}
    />
  )
}
