import { useState } from 'react'
import { revealReason } from '#shared/hiring/identity.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { revealReasonWords } from '#shared/words/hiring.ts'
import { useReveal } from '#web/data/hiring-team/decisions.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'

/** Says why there is no name, from when on there is one, and the way to see it before, which leaves a trace. */
export function BlindNote({ application }: { application: TeamApplication }) {
  const { stages, may } = useDashboard()
  const [asking, setAsking] = useState(false)
  if (!application.is_blind) return null
  const from = stages.find(({ is_blind }) => !is_blind)?.name
  return (
    <Alert
      title="Revisión a ciegas"
      action={
        may('move') && (
          <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
            Mostrar identidad…
          </Button>
        )
      }
    >
      <p>
        Decides por lo que sabe hacer. {from && `Verás quién es cuando llegue a «${from}».`} Lo que la identificaría
        aparece entre corchetes.
      </p>
      {asking && <RevealDialog application={application} onClose={() => setAsking(false)} />}
    </Alert>
  )
}

function RevealDialog({ application, onClose }: { application: TeamApplication; onClose: () => void }) {
  const { vacancy } = useDashboard()
  const [reason, setReason] = useState('')
  const reveal = useReveal(vacancy.id, application.id)
  const chosen = revealReason.options.find((one) => one === reason)

  function press() {
    if (!chosen) return
    reveal.mutate(chosen, {
      onSuccess: () => {
        notify.success('Identidad mostrada.')
        onClose()
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={`Mostrar quién es ${application.full_name}`}
      text="Todo tu equipo verá su nombre. Queda en el historial y en el registro de la empresa con tu nombre y el motivo, y avisaremos a la persona."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={!chosen} busy={reveal.isPending} busyLabel="Un momento…" onClick={press}>
            Mostrar identidad
          </Button>
        </>
      }
    >
      {reveal.isError && (
        <div className="mb-4">
          <Alert tone="bad" live>
            {messageOf(reveal.error)}
          </Alert>
        </div>
      )}
      <Field label="Motivo">
        <Select
          placeholder="Elige un motivo"
          value={reason}
          choices={choicesOf(revealReasonWords)}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </Dialog>
  )
}
