import { useState } from 'react'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { useRestore } from '#web/data/hiring-team/decisions.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'

interface AnnulHireDialogProps {
  application: TeamApplication
  onClose: () => void
}

const sides = { COMPANY: 'La empresa', CANDIDATE: 'La persona' } as const

/** Somebody has the job and will not have it: it says what that changes, and never happens without a word to them. */
export function AnnulHireDialog({ application, onClose }: AnnulHireDialogProps) {
  const { vacancy } = useDashboard()
  const [side, setSide] = useState<keyof typeof sides>('COMPANY')
  const [message, setMessage] = useState('')
  const annul = useRestore(vacancy.id, application.id)

  async function press() {
    const said = { version: application.version, side, message: message.trim() || null }
    const back = await annul.run(said).catch(() => null)
    if (!back) return
    notify.success('Contratación anulada.')
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Anular la contratación"
      text={`${application.full_name} aceptó tu oferta. Si la anulas, la oferta deja de valer, la plaza queda libre y su postulación vuelve al proceso.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="danger"
            busy={annul.isPending}
            busyLabel="Un momento…"
            disabled={!message.trim()}
            onClick={press}
          >
            Anular la contratación
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {annul.isError && (
          <Alert tone="bad" live>
            {messageOf(annul.error)}
          </Alert>
        )}
        <FieldGroup label="Quién cambió de decisión">
          <RadioPills small name="side" words={sides} value={side} onChange={setSide} />
        </FieldGroup>
        <Field label="Tu mensaje" help="Lo lee en su postulación en cuanto lo envías.">
          <Textarea
            rows={4}
            name="message"
            maxLength={HIRING_LENGTHS.decision.restore_message}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}
