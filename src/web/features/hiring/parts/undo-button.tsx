import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { takeBack } from '#web/data/hiring/applying.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useSecondsLeft } from '#web/ui/hooks/use-seconds-left.ts'

interface UndoButtonProps {
  application_id: string
  undo_until: string | null
  onDone?: (() => void) | undefined
  className?: string | undefined
}

/** «Deshacer (52 s)» while nobody has seen the application; gone afterwards. */
export function UndoButton({ application_id, undo_until, onDone, className }: UndoButtonProps) {
  const left = useSecondsLeft(undo_until)
  const [busy, setBusy] = useState(false)
  if (left === 0 && !busy) return null

  async function undo() {
    setBusy(true)
    try {
      await takeBack(application_id)
      notify.neutral('Postulación deshecha. Tu borrador sigue guardado.')
      onDone?.()
    } catch (error) {
      notify.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button size="sm" variant="secondary" busy={busy} onClick={undo} className={className}>
      <Undo2 aria-hidden="true" />
      <span>
        Deshacer<span className="sr-only"> la postulación</span>
      </span>
      {/* A screen reader would read every second aloud. */}
      <span aria-hidden="true" className="numeric font-normal text-ink-soft">
        {left} s
      </span>
    </Button>
  )
}
