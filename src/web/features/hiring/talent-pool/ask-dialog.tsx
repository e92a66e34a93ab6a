import { type ReactNode, useState } from 'react'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface AskDialogProps {
  title: string
  text?: string | undefined
  button: string
  /** Nothing can be done before this is there. */
  ready: boolean
  onRun: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks for one thing before something is done, and says what went wrong. */
export function AskDialog({ title, text, button, ready, onRun, onClose, children }: AskDialogProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function press() {
    setBusy(true)
    await onRun().catch(setError)
    setBusy(false)
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={title}
      text={text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={busy} busyLabel="Un momento…" disabled={!ready} onClick={press}>
            {button}
          </Button>
        </>
      }
    >
      {error !== null && (
        <div className="mb-4">
          <Alert tone="bad" live>
            {messageOf(error)}
          </Alert>
        </div>
      )}
      {children}
    </Dialog>
  )
}
