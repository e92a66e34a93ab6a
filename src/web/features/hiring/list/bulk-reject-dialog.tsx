import { useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { BULK_CONFIRM_OVER, type BulkAction } from '#shared/hiring/bulk.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { freshRejection, NO_REASON, type RejectionDraft } from '../decisions/rejection-draft.ts'
import { RejectionFields } from '../decisions/rejection-fields.tsx'
import { callsOffMany, delayOf, SendMoment } from '../decisions/send-moment.tsx'
import { BulkLetters } from './bulk-letters.tsx'

interface BulkRejectDialogProps {
  chosen: readonly string[]
  /** How many of them have an interview that both sides agreed on. */
  interviews: number
  onRun: (action: BulkAction, confirmed_number: number | null) => Promise<void>
  onClose: () => void
}

const SHORTEST = 30

/** The number is typed when it is large, because so many people would read it. */
export function BulkRejectDialog({ chosen, interviews, onRun, onClose }: BulkRejectDialogProps) {
  const [draft, setDraft] = useState<RejectionDraft>(() => freshRejection('CV'))
  const count = chosen.length
  const [typed, setTyped] = useState('')
  const [read, setRead] = useState<BulkAction | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (part: Partial<RejectionDraft>) => setDraft((before) => ({ ...before, ...part }))
  const must_type = count > BULK_CONFIRM_OVER

  /** Nothing leaves before it was shown. */
  function show() {
    const { side, reason, depth, note_private, asks_pool, body, moment } = draft
    if (!reason) return setProblem(NO_REASON)
    if (body?.trim() && body.trim().length < SHORTEST) return setProblem(`Escribe al menos ${SHORTEST} caracteres.`)
    if (must_type && typed.trim() !== String(count)) return setProblem(`Escribe ${count} para confirmar.`)
    const message = { body: body?.trim() || null, delay_hours: delayOf(moment) }
    const decided = { side, reason, depth, missing_requirement_ids: [], note_private: note_private || null, asks_pool }
    setProblem(null)
    setRead({ kind: 'REJECT', rejection: { ...decided, message } })
  }

  async function send(action: BulkAction) {
    setBusy(true)
    await onRun(action, must_type ? count : null).catch((error: unknown) => setProblem(messageOf(error)))
    setBusy(false)
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && onClose()}
      title={`No seleccionar a ${plural(count, 'persona', 'personas')}`}
      text="Cada una recibe su respuesta. Puedes deshacerlo mientras los correos no hayan salido."
      actions={
        read ? (
          <>
            <Button variant="secondary" onClick={() => setRead(null)}>
              Cambiar la respuesta
            </Button>
            <Button variant="danger" busy={busy} busyLabel="Un momento…" onClick={() => send(read)}>
              No seleccionar y responder a {count}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancelar
            </Button>
            <Button onClick={show}>Ver cómo quedan</Button>
          </>
        )
      }
    >
      {problem && problem !== NO_REASON && (
        <div className="mb-5">
          <Alert tone="bad" live>
            {problem}
          </Alert>
        </div>
      )}
      {read ? (
        <BulkLetters chosen={chosen} action={read} />
      ) : (
        <>
          <RejectionFields
            draft={draft}
            onChange={change}
            reasonError={problem === NO_REASON && !draft.reason ? problem : undefined}
          >
            <Field
              label="Respuesta"
              optional
              help="Déjala vacía para usar el texto preparado, con el nombre de cada persona. {nombre} y {vacante} se rellenan solos."
            >
              <Textarea
                rows={5}
                name="body"
                maxLength={HIRING_LENGTHS.letter.body}
                value={draft.body ?? ''}
                onChange={(event) => change({ body: event.target.value })}
              />
            </Field>
            <SendMoment
              value={draft.moment}
              onChange={(moment) => change({ moment })}
              send_at={undefined}
              calls_off={callsOffMany(interviews)}
            />
          </RejectionFields>
          {must_type && (
            <Field label={`Escribe ${count} para confirmar`} className="mt-5">
              <Input
                name="confirmed_number"
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          )}
        </>
      )}
    </Dialog>
  )
}
