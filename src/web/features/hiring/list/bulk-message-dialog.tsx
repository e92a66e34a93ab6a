import { useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import type { BulkAction } from '#shared/hiring/bulk.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { BulkLetters } from './bulk-letters.tsx'

interface BulkMessageDialogProps {
  chosen: readonly string[]
  onRun: (action: BulkAction) => Promise<void>
  onClose: () => void
}

/** One text for everybody who is chosen, read as each of them will before it leaves. */
export function BulkMessageDialog({ chosen, onRun, onClose }: BulkMessageDialogProps) {
  const [typed, setTyped] = useState('')
  const [isRead, setRead] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const action = { kind: 'MESSAGE', body: typed.trim() } as const

  async function send() {
    setBusy(true)
    await onRun(action).catch((error: unknown) => setProblem(messageOf(error)))
    setBusy(false)
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && onClose()}
      title={`Escribir a ${plural(chosen.length, 'persona', 'personas')}`}
      text="Cada una recibe su propio mensaje. Sale en unos minutos: hasta entonces puedes deshacerlo."
      actions={
        isRead ? (
          <>
            <Button variant="secondary" onClick={() => setRead(false)}>
              Cambiar el texto
            </Button>
            <Button busy={busy} busyLabel="Un momento…" onClick={send}>
              Enviar mensajes
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancelar
            </Button>
            <Button disabled={typed.trim() === ''} onClick={() => setRead(true)}>
              Ver cómo quedan
            </Button>
          </>
        )
      }
    >
      {problem && (
        <div className="mb-4">
          <Alert tone="bad" live>
            {problem}
          </Alert>
        </div>
      )}
      {isRead ? (
        <BulkLetters chosen={chosen} action={action} />
      ) : (
        <Field label="Mensaje" help="{nombre} y {vacante} se rellenan solos.">
          <Textarea
            rows={5}
            name="text"
            maxLength={HIRING_LENGTHS.message}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
    </Dialog>
  )
}
