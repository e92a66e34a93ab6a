import { useState } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import type { Member } from '#shared/companies/team.ts'
import { useRemoveMember } from '#web/data/companies/team.ts'
import { notify } from '#web/lib/toast.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
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
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Vas a quitar a ${member.full_name}`}
      text={`Perderá el acceso a ${company.name} al instante y las invitaciones que envió dejarán de servir. Su cuenta sigue igual y puedes invitarle de nuevo.`}
      confirm="Quitar del equipo"
      busy={remove.isPending}
      busyLabel="Quitando…"
      error={remove.error}
      onConfirm={confirm}
    >
      <SuccessorField company_id={company.id} member_id={member.id} value={successor_id} onChange={setSuccessor} />
    </ConfirmDialog>
  )
}
