import { useState } from 'react'
import { addDays } from '#shared/core/time.ts'
import { candidateReason } from '#shared/hiring/application.ts'
import { REAPPLY_DAYS } from '#shared/hiring/applying.ts'
import { useWithdraw } from '#web/data/hiring/my-applications.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { withdrawReasonWords } from '../seeker-words.ts'

/** Nobody is promised a day on which the vacancy is over. */
function wayBack(ends_at: string | null, now: Date): string {
  const from = addDays(now, REAPPLY_DAYS)
  return ends_at !== null && new Date(ends_at) <= from
    ? `No se puede deshacer: la vacante termina el ${formatDate(ends_at)}, antes de que puedas volver a postularte.`
    : `No se puede deshacer: podrás volver a postularte desde el ${formatDate(from.toISOString())}, si la vacante sigue abierta.`
}

/** Always possible while it is open, and nobody has to say why. */
export function Withdraw({ id, title, ends_at }: { id: string; title: string; ends_at: string | null }) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const withdraw = useWithdraw(id)

  function send() {
    withdraw.mutate(
      { reason: candidateReason.safeParse(reason).data ?? null },
      {
        onSuccess: () => {
          setOpen(false)
          notify.neutral('Postulación retirada.')
        },
      },
    )
  }

  return (
    <div className="border-line border-t pt-5">
      <Button variant="quiet" aria-haspopup="dialog" className="-ml-5 text-bad" onClick={() => setOpen(true)}>
        Retirar postulación
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Retirar postulación"
        text={`La empresa sabrá que ya no sigues en el proceso de «${title}». ${wayBack(ends_at, new Date())}`}
        confirm="Retirar postulación"
        busy={withdraw.isPending}
        busyLabel="Retirando…"
        error={withdraw.error}
        onConfirm={send}
      >
        <Field optional label="Motivo">
          <Select
            value={reason}
            placeholder="Prefiero no decirlo"
            choices={candidateReason.options.map((value) => ({ value, label: withdrawReasonWords[value] }))}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </ConfirmDialog>
    </div>
  )
}
