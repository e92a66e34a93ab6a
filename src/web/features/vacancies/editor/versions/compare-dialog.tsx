import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { VersionedPreview } from './versioned-preview.tsx'

/** Both texts as people read them, one at a time: side by side they would not fit a phone. */
export function CompareDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title="Comparar versiones"
      text="Mira lo que se ve ahora y lo que se verá cuando publiques los cambios."
    >
      <VersionedPreview />
    </Dialog>
  )
}
