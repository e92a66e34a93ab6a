import { useState } from 'react'
import type { ReadPerson } from '#shared/hiring/added-people/added-people.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { BringPerson } from './bring-person.tsx'
import { ManyFilesScreen } from './many/many-files.tsx'
import { PersonForm } from './person-form.tsx'

const TEXT =
  'Para quien te hizo llegar su CV por otro camino. Solo tu empresa ve su ficha, y esa persona sabrá qué guardas y podrá borrarlo.'

/** First the CV, if there is one; then what was read of it, to be corrected, with where it comes from. */
export function AddPeopleDialog({ onClose }: { onClose: () => void }) {
  const [read, setRead] = useState<ReadPerson | null>(null)
  const [files, setFiles] = useState<File[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)

  function close() {
    // What was read and not added yet would have to be read again.
    if (busy && !asking) setAsking(true)
    else onClose()
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && close()}
      title={read || files ? 'Revisa y añade' : 'Añadir personas'}
      text={asking ? LEAVING : read || files ? undefined : TEXT}
    >
      {read && <PersonForm read={read} onBack={() => setRead(null)} onAdded={onClose} />}
      {files && <ManyFilesScreen files={files} onBusy={setBusy} onDone={onClose} />}
      {!read && !files && <BringPerson onRead={setRead} onFiles={setFiles} />}
    </Dialog>
  )
}

const LEAVING = 'Quedan CV sin añadir y se perdería lo que leímos. Vuelve a cerrar si quieres dejarlos.'
