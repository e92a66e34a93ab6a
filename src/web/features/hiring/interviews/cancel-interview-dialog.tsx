import { useState } from 'react'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import type { Interview } from '#shared/hiring/interviews.ts'
import { useCancelInterview } from '#web/data/hiring-team/interviews.ts'
import { notify } from '#web/lib/toast.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'

interface CancelInterviewDialogProps {
  interview: Interview
  open: boolean
  onClose: () => void
}

export function CancelInterviewDialog({ interview, open, onClose }: CancelInterviewDialogProps) {
  const { vacancy } = useDashboard()
  const [reason, setReason] = useState('')
  const cancel = useCancelInterview(vacancy.id, interview.application_id, interview.id)

  function press() {
    const onSuccess = () => {
      notify.success('Entrevista cancelada.')
      onClose()
    }
    cancel.mutate(reason, { onSuccess })
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Cancelar la entrevista"
      text="Avisaremos a la persona y a quienes iban a entrevistar."
      cancel="Volver"
      confirm="Cancelar entrevista y avisar"
      busy={cancel.isPending}
      busyLabel="Cancelando…"
      error={cancel.error}
      onConfirm={press}
    >
      <Field label="Motivo" optional help="Lo leerá la persona candidata.">
        <Textarea
          rows={2}
          name="reason"
          maxLength={HIRING_LENGTHS.interview.cancel_reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}
