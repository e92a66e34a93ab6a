import { useState } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import type { Member } from '#shared/companies/team.ts'
import { useRemoveMember } from '#web/data/team.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SuccessorField } from './successor-field.tsx'

interface RemoveMemberDialogProps {
  company: Company
  member: Member
  onClose: () => void
}

export function RemoveMemberDialog({ company, member, onClose }: RemoveMemberDialogProps) {
  const remove = useRemoveMember(company.id)
  const [successor_id, setSuccessor] = useState('')

  function confirm() {
    const onSuccess = () => {
      notify.success(`${member.full_name} ya no forma parte del equipo.`)
      onClose()
    }
    remove.mutate({ member_id: member.id, successor_id }, { onSuccess })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Vas a quitar a ${member.full_name}`}
      text={`Perderá el acceso a ${company.name} al instante y las invitaciones que envió dejarán de servir. Su cuenta sigue igual y puedes invitarle de nuevo.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" busy={remove.isPending} busyLabel="Quitando…" onClick={confirm}>
            Quitar del equipo
          </Button>
        </>
      }
    >
      <SuccessorField company_id={company.id} member_id={member.id} value={successor_id} onChange={setSuccessor} />
      {remove.isError && (
        <Alert tone="bad" live>
          {messageOf(remove.error)}
        </Alert>
      )}
    </Dialog>
  )
}
