import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { SortableItem, SortableList } from '#web/ui/lists/sortable-list.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx'
import { moved } from './list-edits.ts'
import { useFirstField } from './use-first-field.ts'
import { useRemoval } from './use-removal.tsx'

interface Row {
  id: string
}

interface RowsProps<T extends Row> {
  /** Where the rows stand in the document: `requirements`. */
  path: string
  label: string
  items: readonly T[]
  onChange: (items: T[]) => void
  nameOf: (item: T, index: number) => string
  /** Just added: the cursor goes into its first field. */
  fresh: string | null
  /** Where an item stands in the document, when only some of its rows are in this list. */
  indexOf?: ((item: T) => number) | undefined
  /** Many short rows: close together, and without a handle where there is little room. */
  dense?: boolean | undefined
  children: (item: T, patch: (item: T) => void, index: number) => ReactNode
}

/** Rows of data that are put in order by dragging, keyboard or menu; a deleted one can be brought back. */
export function Rows<T extends Row>(props: RowsProps<T>) {
  const { path, label, items, onChange, nameOf, fresh, indexOf, dense = false, children } = props
  const { remove, note } = useRemoval({ items, onChange, nameOf })
  const move = (from: number, to: number) => onChange(moved(items, from, to))

  return (
    <>
      {note}
      {items.length > 0 && (
        <SortableList
          label={label}
          items={items.map((item, index) => ({ id: item.id, name: nameOf(item, index) }))}
          onMove={move}
          className={dense ? 'space-y-1.5' : 'space-y-3'}
        >
          {items.map((item, index) => (
            <SortableItem
              key={item.id}
              id={item.id}
              name={nameOf(item, index)}
              className="rounded-xl border border-line bg-surface"
            >
              {(handle) => (
                <div
                  className={cx('flex items-stretch gap-1 pr-2 pl-1', dense ? 'py-0.5' : 'py-3')}
                  data-field={`${path}.${indexOf?.(item) ?? index}`}
                >
                  {dense ? <span className="hidden items-stretch @md:flex">{handle}</span> : handle}
                  <RowBody fresh={fresh === item.id}>
                    {children(item, (next) => onChange(items.map((one) => (one.id === item.id ? next : one))), index)}
                  </RowBody>
                  <RowMenu
                    name={nameOf(item, index)}
                    dense={dense}
                    onUp={index > 0 ? () => move(index, index - 1) : undefined}
                    onDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
                    onRemove={() => remove(item, index)}
                  />
                </div>
              )}
            </SortableItem>
          ))}
        </SortableList>
      )}
    </>
  )
}

function RowBody({ fresh, children }: { fresh: boolean; children: ReactNode }) {
  const body = useFirstField(fresh)
  return (
    <div ref={body} className="min-w-0 flex-1">
      {children}
    </div>
  )
}

interface RowMenuProps {
  name: string
  dense: boolean
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

function RowMenu({ name, dense, onUp, onDown, onRemove }: RowMenuProps) {
  const items: MenuItem[] = [
    ...(onUp ? [{ label: 'Subir', icon: <ArrowUp />, onSelect: onUp }] : []),
    ...(onDown ? [{ label: 'Bajar', icon: <ArrowDown />, onSelect: onDown }] : []),
    { label: 'Eliminar', icon: <Trash2 />, onSelect: onRemove, danger: true },
  ]
  return (
    <Menu
      items={items}
      trigger={
        <IconButton label={`Más acciones para ${name}`} className={dense ? undefined : '-mt-1'}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
