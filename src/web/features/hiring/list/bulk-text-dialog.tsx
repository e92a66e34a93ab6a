import { useState } from 'react'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface BulkTextDialogProps {
  title: string
  text?: string | undefined
  label: string
  button: string
  max: number
  long?: boolean | undefined
  onRun: (text: string) => Promise<void>
  onClose: () => void
}

/** One text for everybody who is chosen. */
export function BulkTextDialog({ title, text, label, button, max, long = false, onRun, onClose }: BulkTextDialogProps) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function press() {
    if (!typed.trim()) return
    setBusy(true)
    await onRun(typed.trim()).catch(setError)
    setBusy(false)
  }
  const box = { name: 'text', maxLength: max, value: typed }

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
          <Button busy={busy} busyLabel="Un momento…" disabled={!typed.trim()} onClick={press}>
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
      <Field label={label}>
        {long ? (
          <Textarea {...box} rows={5} onChange={(event) => setTyped(event.target.value)} />
        ) : (
          <Input {...box} onChange={(event) => setTyped(event.target.value)} />
        )}
      </Field>
    </Dialog>
  )
}
