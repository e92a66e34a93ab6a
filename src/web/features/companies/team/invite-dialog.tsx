import { useState } from 'react'
import type { z } from 'zod'
import type { Company } from '#shared/companies/company-fields.ts'
import type { createInvitations } from '#shared/companies/invitations.ts'
import { notify } from '#web/lib/toast.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { InviteForm } from './invite-form.tsx'
import { InviteOutcomes } from './invite-outcomes.tsx'

export type Outcomes = z.output<typeof createInvitations.answer>['items']

interface InviteDialogProps {
  company: Company
  open: boolean
  onClose: () => void
}

/** One or many addresses, one role; with several, the dialog says what became of each. */
export function InviteDialog({ company, open, onClose }: InviteDialogProps) {
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null)

  function close() {
    setOutcomes(null)
    onClose()
  }

  function show(items: Outcomes) {
    const [only] = items
    if (items.length > 1 || !only) return setOutcomes(items)
    notify.success(`Invitación enviada a ${only.email}.`)
    close()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(now) => !now && close()}
      title={outcomes ? 'Así quedaron tus invitaciones' : 'Invitar personas'}
      text={
        outcomes ? undefined : 'Recibirán un correo con un enlace personal. Puedes sumar a quien quieras, sin límite.'
      }
    >
      {outcomes ? (
        <InviteOutcomes outcomes={outcomes} onMore={() => setOutcomes(null)} onDone={close} />
      ) : (
        <InviteForm company={company} onSent={show} />
      )}
    </Dialog>
  )
}
