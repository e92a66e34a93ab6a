import { type ReactNode, useState } from 'react'
import { messageOf } from '#web/lib/api-error.ts'
import type { Choice } from '#web/lib/choices.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface ChoiceDialogProps {
  title: string
  text: string
  label: string
  button: string
  choices: readonly Choice[]
  /** Shown instead when there is nothing to choose from. */
  empty?: ReactNode
  onRun: (value: string) => Promise<void>
  onClose: () => void
}

/** One of a list, for one person or for everybody who is chosen. */
export function ChoiceDialog({ title, text, label, button, choices, empty, onRun, onClose }: ChoiceDialogProps) {
  const [chosen, setChosen] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function press() {
    setBusy(true)
    await onRun(chosen).catch(setError)
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
          <Button busy={busy} busyLabel="Un momento…" disabled={!chosen} onClick={press}>
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
      {choices.length === 0 && empty ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <Field label={label}>
          <Select
            placeholder="Elige"
            choices={choices}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
        </Field>
      )}
    </Dialog>
  )
}
