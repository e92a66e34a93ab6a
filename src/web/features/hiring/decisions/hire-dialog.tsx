import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useFocusSoon } from '../parts/use-focus-soon.ts'
import { useHireQuestion } from './hire-question.store.ts'

/** Hiring ends the process of a person and is told to them, so no card does it by falling into a column. */
export function HireDialog() {
  const { asked, close } = useHireQuestion()
  const focusSoon = useFocusSoon()
  // It keeps its words while it closes.
  const last = useRef(asked)
  if (asked) last.current = asked
  useEffect(() => close, [close])
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(next) => !next && close()}
      title={last.current?.title ?? ''}
      text={last.current?.text}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
          <Button
            onClick={() => {
              close()
              asked?.hire()
              if (asked?.focus_id) focusSoon(asked.focus_id)
            }}
          >
            Contratar
          </Button>
        </>
      }
    />
  )
}
