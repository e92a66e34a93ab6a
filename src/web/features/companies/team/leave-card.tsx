import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { useForgetCompany, useLeaveCompany } from '#web/data/companies/team.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { SuccessorField } from './successor-field.tsx'

export function LeaveCard({ company }: { company: Company }) {
  const [asking, setAsking] = useState(false)
  if (company.me.role === 'OWNER') {
    return (
      <section
        aria-label="Dejar el equipo"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-1 text-ink-soft text-sm"
      >
        <p>La empresa necesita una persona titular. Para dejar el equipo, transfiere primero la titularidad.</p>
        <LinkButton variant="quiet" size="sm" to="?tab=ajustes&campo=member_id">
          Transferir la titularidad
        </LinkButton>
      </section>
    )
  }
  return (
    <section aria-label="Dejar el equipo" className="px-1">
      <Button variant="quiet" className="-ml-5 text-bad" onClick={() => setAsking(true)}>
        Dejar el equipo
      </Button>
      {asking && <LeaveDialog company={company} onClose={() => setAsking(false)} />}
    </section>
  )
}

function LeaveDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const leave = useLeaveCompany(company.id)
  const navigate = useNavigate()
  const forget = useForgetCompany()
  const [successor_id, setSuccessor] = useState('')

  function confirm() {
    leave.mutate(successor_id, {
      onSuccess: async () => {
        notify.success(`Dejaste el equipo de ${company.name}.`)
        await navigate('/app/my-companies', { replace: true })
        forget(company.id)
      },
    })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Vas a dejar el equipo de ${company.name}`}
      text="Perderás el acceso al instante. Para volver, alguien del equipo tendrá que invitarte."
      confirm="Dejar el equipo"
      busy={leave.isPending}
      busyLabel="Saliendo…"
      error={leave.error}
      onConfirm={confirm}
    >
      <SuccessorField
        company_id={company.id}
        member_id={company.me.member_id}
        value={successor_id}
        onChange={setSuccessor}
      />
    </ConfirmDialog>
  )
}
