import { Eye } from 'lucide-react'
import { useState } from 'react'
import { SaveStatus, type ShownSaveState } from '#web/editor/save-status.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { VacancyView } from '../vacancy-view.tsx'
import { useVacancyEditor } from './vacancy-editor-context.ts'

interface SaveBarProps {
  state: ShownSaveState
  /** Nothing is on the server yet. */
  is_new: boolean
}

/** Stays in sight however long the form is: whether everything is saved, and what candidates will see. */
export function SaveBar({ state, is_new }: SaveBarProps) {
  const { company, document } = useVacancyEditor()
  const [open, setOpen] = useState(false)
  return (
    <div className="sticky top-16 z-20 -mx-4 mb-4 flex min-h-12 items-center justify-between gap-3 bg-paper/95 px-4 backdrop-blur-md sm:mx-0 sm:px-0">
      <SaveStatus
        state={state}
        conflictText="Esta vacante cambió en otro lugar."
        untouchedText={is_new ? 'Se guarda sola desde el primer cambio' : 'Todo guardado'}
      />
      <Button variant="quiet" size="sm" className="min-[88rem]:hidden" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        Vista previa
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title="Vista previa"
        text="Así la verán las personas candidatas."
      >
        <VacancyView document={document} company={{ ...company, verified: company.verification !== 'UNVERIFIED' }} />
      </Dialog>
    </div>
  )
}
