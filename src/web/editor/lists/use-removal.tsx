import { type ReactNode, useState } from 'react'
import { RemovedNote } from '#web/ui/lists/removed-note.tsx'
import { inserted, without } from './list-edits.ts'

interface Removal<T> {
  items: readonly T[]
  onChange: (items: T[]) => void
  nameOf: (item: T, index: number) => string
}

/** Deletes at once instead of asking; `note` brings the last deleted one back to its place. */
export function useRemoval<T extends { id: string }>({ items, onChange, nameOf }: Removal<T>) {
  const [removed, setRemoved] = useState<{ item: T; index: number } | null>(null)
  const forget = () => setRemoved(null)
  // Brought back another way, by «Deshacer» of the whole document: a second time would stand there twice.
  if (removed && items.some(({ id }) => id === removed.item.id)) forget()

  function remove(item: T, index: number) {
    setRemoved({ item, index })
    onChange(without(items, item.id))
  }

  const note: ReactNode = removed && (
    <RemovedNote
      key={removed.item.id}
      name={nameOf(removed.item, removed.index)}
      onUndo={() => {
        onChange(inserted(items, removed.item, removed.index))
        forget()
      }}
      onClose={forget}
    />
  )
  return { remove, forget, note }
}
