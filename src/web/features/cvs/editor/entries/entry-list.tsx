import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { duplicated, hiddenOrShown, moved, patched } from '#web/editor/lists/list-edits.ts'
import { useRemoval } from '#web/editor/lists/use-removal.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { SortableList } from '#web/ui/lists/sortable-list.tsx'
import { EntryCard } from './entry-card.tsx'
import { OrderByDate } from './order-by-date.tsx'
import { useOpenEntry } from './use-open-entry.ts'
import { useWantedEntry } from './use-wanted-entry.ts'

interface EntryItem {
  id: string
  hidden: boolean
}

/** What a form draws for one entry. */
export interface EntryForm<T> {
  item: T
  /** Where the entry stands in the document, e.g. `experience.0`. */
  path: string
  patch: (part: Partial<T>) => void
}

interface EntryListProps<T extends EntryItem> {
  path: string
  items: readonly T[]
  onChange: (items: T[], field?: string) => void
  /** Left out where entries are added in another way. */
  blank?: ((id: string) => T) | undefined
  max: number
  /** «Experiencia»: what one entry is called while it has no name. */
  one: string
  /** «Añadir experiencia» */
  add?: string | undefined
  titleOf: (item: T) => string
  textOf: (item: T) => string
  /** Offered where the entries have dates: in that order, or nothing where they stand so already. */
  newestFirst?: (items: readonly T[]) => T[] | undefined
  children: (form: EntryForm<T>) => ReactNode
}

/** The entries of a section: open one, put them in order, copy, hide or delete them. */
export function EntryList<T extends EntryItem>(props: EntryListProps<T>) {
  const { path, items, onChange, blank, max, one, add, titleOf, textOf, newestFirst, children } = props
  const [open, setOpen] = useOpenEntry(path, items)
  const [fresh, setFresh] = useState<string | null>(null)
  const nameOf = (item: T) => titleOf(item) || one
  const { remove, forget, note } = useRemoval({ items, onChange, nameOf })

  function addBlank() {
    if (!blank) return
    const item = blank(crypto.randomUUID())
    onChange([...items, item])
    begin(item)
    forget()
  }

  function begin(item: T) {
    setOpen(item.id)
    setFresh(item.id)
  }

  useWantedEntry(path, items.length, () => {
    const unnamed = items.find((item) => titleOf(item) === '')
    if (unnamed) begin(unnamed)
    else if (items.length < max) addBlank()
  })

  return (
    <div className="space-y-3">
      {note}
      {newestFirst && <OrderByDate items={items} ordered={newestFirst(items)} onChange={onChange} />}
      {items.length > 0 && (
        <SortableList
          label={`Entradas: ${one.toLowerCase()}`}
          items={items.map((item) => ({ id: item.id, name: nameOf(item) }))}
          onMove={(from, to) => onChange(moved(items, from, to))}
          className="space-y-3"
        >
          {items.map((item, index) => (
            <EntryCard
              key={item.id}
              item={item}
              place={{ index, count: items.length }}
              path={`${path}.${index}`}
              title={nameOf(item)}
              text={textOf(item)}
              open={open === item.id}
              fresh={fresh === item.id}
              onToggle={() => setOpen(open === item.id ? null : item.id)}
              onMove={(to) => onChange(moved(items, index, to))}
              onHide={() => onChange(hiddenOrShown(items, item.id))}
              onDuplicate={
                items.length < max ? () => onChange(duplicated(items, item.id, crypto.randomUUID())) : undefined
              }
              onRemove={() => remove(item, index)}
            >
              {children({
                item,
                path: `${path}.${index}`,
                patch: (part) => onChange(patched(items, item.id, part), `${item.id}.${Object.keys(part).join()}`),
              })}
            </EntryCard>
          ))}
        </SortableList>
      )}
      {add && items.length < max && (
        <Button variant="secondary" data-name={path} onClick={addBlank}>
          <Plus aria-hidden="true" />
          {add}
        </Button>
      )}
      {items.length >= max && <p className="text-ink-soft text-sm">Llegaste al máximo de {max}.</p>}
    </div>
  )
}
