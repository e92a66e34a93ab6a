import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

interface SortableListProps {
  /** Names the list for screen readers. */
  label: string
  items: readonly { id: string; name: string }[]
  onMove: (from: number, to: number) => void
  className?: string | undefined
  /** One SortableItem for each of the items, in their order. */
  children: ReactNode
}

const HOW = {
  draggable:
    'Pulsa espacio para tomarlo, muévelo con las flechas y pulsa espacio otra vez para soltarlo. Escape lo devuelve a su sitio.',
}
const onlyVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** A list that is put in order by dragging a handle, by touch or by keyboard; offer a menu with the same moves too. */
export function SortableList({ label, items, onMove, className, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  function end({ active, over }: DragEndEvent) {
    const place = (id: unknown) => items.findIndex((item) => item.id === id)
    if (over && active.id !== over.id) onMove(place(active.id), place(over.id))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyVertical]}
      accessibility={{ announcements: announcements(items), screenReaderInstructions: HOW }}
      onDragEnd={end}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={className}>
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function announcements(items: SortableListProps['items']): Announcements {
  const name = (id: unknown) => items.find((item) => item.id === id)?.name ?? ''
  const place = (id: unknown) => `${items.findIndex((item) => item.id === id) + 1} de ${items.length}`
  return {
    onDragStart: ({ active }) => `Tomaste ${name(active.id)}, puesto ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)}: puesto ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)} queda en el puesto ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${name(active.id)} vuelve a su sitio.`,
  }
}

interface SortableItemProps {
  id: string
  className?: string | undefined
  /** Receives the handle to draw. */
  children: (handle: ReactNode) => ReactNode
  name: string
}

export function SortableItem({ id, name, className, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const shift = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined
  return (
    <li
      ref={setNodeRef}
      style={{ transform: shift, transition }}
      className={cx('relative', isDragging && 'z-20 opacity-90 shadow-float', className)}
    >
      {children(
        <button
          type="button"
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          aria-label={`Mover ${name}`}
          className="hit-area flex w-7 shrink-0 cursor-grab touch-none items-center justify-center self-stretch rounded-md text-edge hover:text-ink active:cursor-grabbing"
        >
          <GripVertical aria-hidden="true" className="size-4.5" />
        </button>,
      )}
    </li>
  )
}
