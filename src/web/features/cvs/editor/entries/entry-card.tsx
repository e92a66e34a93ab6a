import { ArrowDown, ArrowUp, ChevronDown, Copy, Ellipsis, Eye, EyeOff, Trash2, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { useFirstField } from '#web/editor/lists/use-first-field.ts'
import { cx } from '#web/lib/cx.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { SortableItem } from '#web/ui/lists/sortable-list.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx'
import { useCvEditor } from '../cv-editor-context.ts'

interface EntryCardProps {
  item: { id: string; hidden: boolean }
  place: { index: number; count: number }
  path: string
  title: string
  text: string
  open: boolean
  /** Just added: the cursor goes into its first field. */
  fresh: boolean
  onToggle: () => void
  onMove: (to: number) => void
  onHide: () => void
  onDuplicate?: (() => void) | undefined
  onRemove: () => void
  children: ReactNode
}

export function EntryCard(props: EntryCardProps) {
  const { item, path, title, open, fresh, onToggle, children } = props
  const id = useId()
  const body = useFirstField(fresh)
  return (
    <SortableItem
      id={item.id}
      name={title}
      className={cx('rounded-xl border border-line bg-surface', open && 'border-edge')}
    >
      {(handle) => (
        <>
          <div className="flex items-stretch gap-1 py-1.5 pr-1.5 pl-1.5">
            {handle}
            <h3 className="min-w-0 flex-1 font-sans tracking-normal">
              <button
                type="button"
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                onClick={onToggle}
                className="flex min-h-11 w-full items-center gap-3 rounded-md px-1.5 py-1 text-left"
              >
                <Heading {...props} path={path} />
                <ChevronDown
                  aria-hidden="true"
                  className={cx('size-5 shrink-0 text-ink-soft transition-transform', open && 'rotate-180')}
                />
              </button>
            </h3>
            <Menu
              items={menuOf(props)}
              trigger={
                <IconButton label={`Más acciones para ${title}`}>
                  <Ellipsis aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          {open && (
            <div
              ref={body}
              id={id}
              data-field={path}
              className="animate-fade space-y-5 border-line border-t px-4 pt-5 pb-6 sm:px-5"
            >
              {children}
            </div>
          )}
        </>
      )}
    </SortableItem>
  )
}

function Heading({ item, path, title, text, open }: EntryCardProps) {
  const { problems } = useCvEditor()
  const count = Object.keys(problems).filter((key) => key.startsWith(`${path}.`)).length
  return (
    <span className={cx('min-w-0 flex-1', item.hidden && 'text-ink-soft')}>
      <span className="block truncate font-semibold">{title}</span>
      {text && <span className="block truncate font-normal text-ink-soft text-sm">{text}</span>}
      {item.hidden && (
        <span className="flex items-center gap-1.5 font-normal text-ink-soft text-sm">
          <EyeOff aria-hidden="true" className="size-3.5" /> Oculto en el CV
        </span>
      )}
      {count > 0 && !open && !item.hidden && (
        <span className="flex items-center gap-1.5 font-medium text-sm text-warn">
          <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
          {plural(count, 'dato por completar', 'datos por completar')}
        </span>
      )}
    </span>
  )
}

function menuOf({ item, place, onMove, onHide, onDuplicate, onRemove }: EntryCardProps): MenuItem[] {
  const { index, count } = place
  const items: (MenuItem | false)[] = [
    index > 0 && { label: 'Subir', icon: <ArrowUp />, onSelect: () => onMove(index - 1) },
    index < count - 1 && { label: 'Bajar', icon: <ArrowDown />, onSelect: () => onMove(index + 1) },
    {
      label: item.hidden ? 'Mostrar en el CV' : 'Ocultar en el CV',
      icon: item.hidden ? <Eye /> : <EyeOff />,
      onSelect: onHide,
    },
    onDuplicate !== undefined && { label: 'Duplicar', icon: <Copy />, onSelect: onDuplicate },
    { label: 'Eliminar', icon: <Trash2 />, onSelect: onRemove, danger: true },
  ]
  return items.filter((one) => one !== false)
}
