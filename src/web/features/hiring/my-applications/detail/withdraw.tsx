import { useState } from 'react'
import { candidateReason } from '#shared/hiring/application.ts'
import { REAPPLY_DAYS } from '#shared/hiring/applying.ts'
import { useWithdraw } from '#web/data/hiring/my-applications.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { withdrawReasonWords } from '../seeker-words.ts'

/** Always possible while it is open, and nobody has to say why. */
export function Withdraw({ id, title }: { id: string; title: string }) {
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
        text={`La empresa sabrá que ya no sigues en el proceso de «${title}». No se puede deshacer: podrás volver a postularte a esta vacante dentro de ${REAPPLY_DAYS} días.`}
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
