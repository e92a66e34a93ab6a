import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useSession } from '#web/lib/session.ts'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'

const Unsaved = createContext<Set<string>>(new Set())

/** Tells the guard around the settings that this form holds changes that were not saved. */
export function useUnsaved(dirty: boolean): void {
  const forms = useContext(Unsaved)
  const id = useId()
  useEffect(() => {
    if (!dirty) return
    forms.add(id)
    return () => {
      forms.delete(id)
    }
  }, [forms, id, dirty])
}

/** Asks before changes are lost by leaving, whether by a link, the back button or closing the tab. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const forms = useRef(new Set<string>())
  const blocker = useBlocker(useCallback(() => forms.current.size > 0 && useSession.getState().token !== null, []))
  useBeforeUnload(
    useCallback((event) => {
      if (forms.current.size > 0) event.preventDefault()
    }, []),
  )
  const stay = () => blocker.reset?.()

  return (
    <Unsaved value={forms.current}>
      {children}
      <Dialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => !open && stay()}
        title="Tienes cambios sin guardar"
        text="Si sales ahora, se perderán."
        actions={
          <>
            <Button variant="secondary" onClick={() => blocker.proceed?.()}>
              Salir sin guardar
            </Button>
            <Button onClick={stay}>Seguir editando</Button>
          </>
        }
      />
    </Unsaved>
  )
}
