import { Drawer } from '#web/ui/overlays/drawer.tsx'
import type { ReadText, Stretch } from './origin/find-in-text.ts'
import { OriginalText } from './original-text.tsx'

interface OriginalSheetProps {
  open: boolean
  onClose: () => void
  text: ReadText
  sought: Stretch | null
  lost: readonly Stretch[]
}

/** On a phone the original comes over the fields, with the field in hand marked in it. */
export function OriginalSheet({ open, onClose, text, sought, lost }: OriginalSheetProps) {
  return (
    <Drawer open={open} onOpenChange={(next) => !next && onClose()} title="Texto original">
      <h2 className="px-5 pt-4 pb-3 text-xl">Texto original</h2>
      <OriginalText text={text} sought={sought} lost={lost} className="min-h-0 flex-1 border-line border-t px-5 py-4" />
    </Drawer>
  )
}
