import { useState } from 'react'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { useRestore } from '#web/data/hiring-team/decisions.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'

interface RestoreDialogProps {
  application: TeamApplication
  open: boolean
  onClose: () => void
}

/** Whoever was already told «no» must be told that it goes on. */
export function RestoreDialog({ application, open, onClose }: RestoreDialogProps) {
  const { vacancy } = useDashboard()
  const [message, setMessage] = useState('')
  const restore = useRestore(vacancy.id, application.id)
  const told = Boolean(application.decision?.told_at)

  async function press() {
    const restored = await restore.run({ version: application.version, message: message || null }).catch(() => null)
    if (!restored) return
    notify.success('Vuelve a estar en proceso.')
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Recuperar la postulación"
      text={
        told
          ? `${application.full_name} ya ${application.decision?.by_letter ? 'recibió tu respuesta' : 'puede leer tu decisión'}. Cuéntale que el proceso continúa.`
          : 'Su respuesta aún no ha salido: la cancelamos y todo sigue como antes.'
      }
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={restore.isPending} busyLabel="Un momento…" disabled={told && !message.trim()} onClick={press}>
            Recuperar postulación
          </Button>
        </>
      }
    >
      {restore.isError && (
        <div className="mb-4">
          <Alert tone="bad" live>
            {messageOf(restore.error)}
          </Alert>
        </div>
      )}
      <Field label="Tu mensaje" optional={!told}>
        <Textarea
          rows={4}
          name="message"
          maxLength={HIRING_LENGTHS.decision.restore_message}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
