import { useState } from 'react'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { useHold } from '#web/data/hiring-team/decisions.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'

interface HoldDialogProps {
  application: TeamApplication
  open: boolean
  onClose: () => void
}

const spans = { '7': '1 semana', '14': '2 semanas', '30': '1 mes', '60': '2 meses' } as const

export function HoldDialog({ application, open, onClose }: HoldDialogProps) {
  const { vacancy } = useDashboard()
  const [days, setDays] = useState<keyof typeof spans>('14')
  const hold = useHold(vacancy.id, application.id)

  function press() {
    const onSuccess = () => {
      notify.success('En espera. Se lo hemos dicho.')
      onClose()
    }
    hold.mutate({ version: application.version, days: Number(days) }, { onSuccess })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Poner en espera"
      text={`Le diremos a ${application.full_name} que el proceso se alarga y hasta cuándo.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={hold.isPending} busyLabel="Un momento…" onClick={press}>
            Poner en espera y avisar
          </Button>
        </>
      }
    >
      {hold.isError && (
        <div className="mb-4">
          <Alert tone="bad" live>
            {messageOf(hold.error)}
          </Alert>
        </div>
      )}
      <FieldGroup label="Nueva fecha de respuesta, dentro de">
        <RadioPills name="days" words={spans} value={days} onChange={setDays} />
      </FieldGroup>
    </Dialog>
  )
}
