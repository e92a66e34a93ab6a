import { ArrowDownWideNarrow } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { UndoNote } from '#web/ui/lists/undo-note.tsx'

interface Item {
  id: string
}

interface OrderByDateProps<T extends Item> {
  items: readonly T[]
  /** As they would stand; nothing where they stand so already. */
  ordered: T[] | undefined
  onChange: (items: T[]) => void
}

const idsOf = (items: readonly Item[]): string => items.map(({ id }) => id).join()

/** Only when it is asked for, and taken back with one tap: nobody's entries change places by themselves. */
export function OrderByDate<T extends Item>({ items, ordered, onChange }: OrderByDateProps<T>) {
  const [done, setDone] = useState<{ before: string[]; after: string } | null>(null)
  if (done?.after === idsOf(items)) {
    const placeOf = ({ id }: T) => done.before.indexOf(id)
    const undo = () => {
      setDone(null)
      onChange(items.toSorted((one, other) => placeOf(one) - placeOf(other)))
    }
    return <UndoNote text="Lo más reciente va primero." onUndo={undo} onClose={() => setDone(null)} />
  }
  if (!ordered) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => {
        setDone({ before: items.map(({ id }) => id), after: idsOf(ordered) })
        onChange(ordered)
      }}
    >
      <ArrowDownWideNarrow aria-hidden="true" />
      Ordenar por fecha
    </Button>
  )
}
