import { useState } from 'react'
import type { Interview } from '#shared/hiring/interviews.ts'
import { useCancelInterview } from '#web/data/hiring-team/interviews.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
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
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Cancelar la entrevista"
      text="Avisaremos a la persona y a quienes iban a entrevistar."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Volver
          </Button>
          <Button variant="danger" busy={cancel.isPending} busyLabel="Cancelando…" onClick={press}>
            Cancelar entrevista y avisar
          </Button>
        </>
      }
    >
      {cancel.isError && (
        <div className="mb-4">
          <Alert tone="bad" live>
            {messageOf(cancel.error)}
          </Alert>
        </div>
      )}
      <Field label="Motivo" optional help="Lo leerá la persona candidata.">
        <Textarea
          rows={2}
          name="reason"
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
