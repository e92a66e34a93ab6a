import { Eye } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useVacancyEditor } from './vacancy-editor-context.ts'
import { VersionedPreview } from './versions/versioned-preview.tsx'

/** What candidates will see, where there is no room for it beside the form. */
export function PreviewButton() {
  const [open, setOpen] = useState(false)
  const { versions } = useVacancyEditor()
  const has_changes = versions !== null && versions.changed.length > 0
  return (
    <>
      <Button variant="quiet" size="sm" className="min-[88rem]:hidden" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        {/* Beside «Publicar cambios» a phone has no room for the words. */}
        <span className={cx(has_changes && 'max-sm:sr-only')}>Vista previa</span>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} size="lg" title="Vista previa">
        <VersionedPreview />
      </Dialog>
    </>
  )
}
