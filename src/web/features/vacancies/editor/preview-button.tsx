import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { VersionedPreview } from './versions/versioned-preview.tsx'

/** What candidates will see, where there is no room for it beside the form. */
export function PreviewButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" className="min-[88rem]:hidden" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        Vista previa
      </Button>
      <Dialog open={open} onOpenChange={setOpen} size="lg" title="Vista previa">
        <VersionedPreview />
      </Dialog>
    </>
  )
}
