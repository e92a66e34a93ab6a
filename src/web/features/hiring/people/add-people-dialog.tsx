import { type ReactNode, useState } from 'react'
import type { ReadPerson } from '#shared/hiring/added-people/added-people.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { BringPerson } from './bring-person.tsx'
import { ManyPeopleScreen } from './many/many-people.tsx'
import { itemOfFile, type PersonItem } from './many/person-item.ts'
import { usePeopleVacancy } from './people-vacancy.ts'
import { PersonForm } from './person-form.tsx'
import { TableScreen } from './table/table-screen.tsx'

const TEXT =
  'Para quien te hizo llegar su CV por otro camino. Solo tu empresa ve su ficha, y esa persona sabrá qué guardas y podrá borrarlo.'

interface AddPeopleDialogProps {
  onClose: () => void
  /** Which vacancy, where the page does not say it; asked before anything is brought. */
  choice?: ReactNode
}

/** First the CV, if there is one; then what was read of it, to be corrected, with where it comes from. */
export function AddPeopleDialog({ onClose, choice }: AddPeopleDialogProps) {
  const { title } = usePeopleVacancy()
  const [read, setRead] = useState<ReadPerson | null>(null)
  const [files, setFiles] = useState<PersonItem[] | null>(null)
  const [table, setTable] = useState(false)
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
      title={read || files ? 'Revisa y añade' : table ? 'Añadir personas de una tabla' : 'Añadir personas'}
      text={asking ? LEAVING : read || files || table ? title && `Para «${title}».` : TEXT}
    >
      {read && <PersonForm read={read} onBack={() => setRead(null)} onAdded={onClose} />}
      {files && <ManyPeopleScreen start={files} onBusy={setBusy} onDone={close} />}
      {table && <TableScreen onBusy={setBusy} onDone={close} onBack={() => setTable(false)} />}
      {!read && !files && !table && (
        <div className="space-y-5">
          {choice}
          <BringPerson
            onRead={setRead}
            onFiles={(chosen) => setFiles(chosen.map(itemOfFile))}
            onTable={() => setTable(true)}
          />
        </div>
      )}
    </Dialog>
  )
}

const LEAVING = 'Quedan personas sin añadir y se perdería lo que leímos. Vuelve a cerrar si quieres dejarlas.'
