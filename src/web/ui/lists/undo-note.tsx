import { Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'

interface UndoNoteProps {
  text: string
  onUndo: () => void
  onClose: () => void
}

/** Instead of asking first: what was done can be taken back, and focus is where that is done. */
export function UndoNote({ text, onUndo, onClose }: UndoNoteProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div role="status" className="flex animate-rise items-center gap-2 rounded-lg bg-sunk py-1 pr-1 pl-4">
      <p className="wrap-anywhere min-w-0 flex-1 py-2">{text}</p>
      <Button ref={button} variant="quiet" size="sm" onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        Deshacer
      </Button>
      <IconButton label="Cerrar aviso" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
