import { useState } from 'react'
import { ANSWER_TEXT_MAX } from '#shared/core/limits.ts'
import { plural } from '#shared/core/numbers.ts'
import { type CloseReason, closeReason } from '#shared/vacancies/vacancies.ts'
import { toldReasonWords } from '#shared/words/hiring.ts'
import { closeReasonWords } from '#shared/words/vacancy-states.ts'
import { useCloseAndAnswer, useClosing } from '#web/data/hiring-team/decisions.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface CloseDialogProps {
  vacancy: { id: string; title: string }
  open: boolean
  onClose: () => void
  /** What waits to be saved is saved before the state changes. */
  onBefore?: (() => Promise<unknown>) | undefined
}

const reasons = closeReason.options.map((value) => ({ value, title: closeReasonWords[value] }))

/** Closing decides about everybody who still waits: at once about the vacancy, right after it about them. */
export function CloseDialog({ vacancy, open, onClose, onBefore }: CloseDialogProps) {
  const [reason, setReason] = useState<CloseReason>('FILLED')
  const [words, setWords] = useState<string | null>(null)
  const [now, setNow] = useState(false)
  const closing = useClosing(vacancy.id, open)
  const close = useCloseAndAnswer(vacancy.id)
  const waiting = closing.data?.open_applications ?? 0

  async function press() {
    await onBefore?.()
    const body = { reason, message: words, delay_hours: now ? 0 : null, open_applications: waiting }
    const closed = await close.mutateAsync(body).catch(() => null)
    if (!closed) return
    notify.success(
      closed.answered > 0
        ? `Vacante cerrada. Respondemos a ${plural(closed.answered, 'persona', 'personas')}.`
        : 'Vacante cerrada.',
    )
    onClose()
  }

  return (
    <Dialog
      open={open}
      size="lg"
      onOpenChange={(next) => !next && onClose()}
      title="Cerrar la vacante"
      text={closing.data && sentence(vacancy.title, waiting, now ? null : closing.data.send_at)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="danger"
            disabled={!closing.data}
            busy={close.isPending}
            busyLabel="Cerrando…"
            onClick={press}
          >
            {waiting > 0 ? `Cerrar vacante y responder a ${waiting}` : 'Cerrar vacante'}
          </Button>
        </>
      }
    >
      {close.isError && (
        <div className="mb-4">
          <Alert tone={close.error instanceof ApiError && close.error.status < 500 ? 'warn' : 'bad'} live>
            {messageOf(close.error)}
          </Alert>
        </div>
      )}
      {closing.isError && (
        <Failure
          title="No pudimos ver quién espera respuesta."
          error={closing.error}
          onRetry={() => closing.refetch()}
        />
      )}
      {closing.isPending && <SkeletonLines lines={5} />}
      {closing.data && (
        <div className="space-y-5">
          <FieldGroup label="Motivo" help={whoReads(reason, waiting)}>
            <RadioCards
              name="reason"
              cards={reasons}
              value={reason}
              onChange={(event) => setReason(closeReason.parse(event.target.value))}
            />
          </FieldGroup>
          {waiting > 0 && (
            <>
              <Field label="Respuesta para todas" help="{nombre}, {vacante}, {empresa} y {firma} se rellenan solos.">
                <Textarea
                  rows={7}
                  name="message"
                  maxLength={ANSWER_TEXT_MAX}
                  value={words ?? closing.data.message}
                  onChange={(event) => setWords(event.target.value)}
                />
              </Field>
              <Checkbox label="Enviarla ahora" checked={now} onChange={(event) => setNow(event.target.checked)} />
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** Whoever is answered reads a reason too, as `answer-closed.service.ts` puts it: that the team lacked candidates stays with the team. */
function whoReads(reason: CloseReason, waiting: number): string {
  if (waiting === 0) return 'Solo lo ve tu equipo.'
  const told = reason === 'FILLED' ? 'PUESTO_CUBIERTO' : 'PROCESO_CANCELADO'
  return `Quien espera respuesta lee: «${toldReasonWords[told]}»`
}

function sentence(title: string, waiting: number, send_at: string | null): string {
  if (waiting === 0) return `Vas a cerrar «${title}». Nadie espera respuesta. Puedes reabrirla durante 30 días.`
  const people = plural(waiting, 'persona', 'personas')
  return send_at
    ? `Vas a cerrar «${title}». Enviaremos respuesta a ${people} el ${formatDayTime(send_at)}. Puedes cancelarlo hasta entonces.`
    : `Vas a cerrar «${title}». Enviaremos respuesta a ${people} ahora mismo.`
}
