import { UndoNote } from './undo-note.tsx'

interface RemovedNoteProps {
  name: string
  onUndo: () => void
  onClose: () => void
}

/** What was deleted can be brought back. */
export function RemovedNote({ name, ...ways }: RemovedNoteProps) {
  return <UndoNote text={`Eliminaste «${name}».`} {...ways} />
}
