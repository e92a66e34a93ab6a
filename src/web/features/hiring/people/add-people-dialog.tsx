import { useState } from 'react'
import type { ReadPerson } from '#shared/hiring/added-people/added-people.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { BringPerson } from './bring-person.tsx'
import { PersonForm } from './person-form.tsx'

const TEXT =
  'Para quien te hizo llegar su CV por otro camino. Solo tu empresa ve su ficha, y esa persona sabrá qué guardas y podrá borrarlo.'

/** First the CV, if there is one; then what was read of it, to be corrected, with where it comes from. */
export function AddPeopleDialog({ onClose }: { onClose: () => void }) {
  const [read, setRead] = useState<ReadPerson | null>(null)
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && onClose()}
      title={read ? 'Revisa y añade' : 'Añadir personas'}
      text={read ? undefined : TEXT}
    >
      {read ? (
        <PersonForm read={read} onBack={() => setRead(null)} onAdded={onClose} />
      ) : (
        <BringPerson onRead={setRead} />
      )}
    </Dialog>
  )
}
