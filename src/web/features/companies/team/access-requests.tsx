import { useState } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import type { AccessRequest } from '#shared/companies/team.ts'
import { type GivenRole, givenRole, grantableRoles } from '#shared/companies/team-policy.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { useAccessRequests, useDismissRequest, useInviteRequester } from '#web/data/companies/team.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'

const reasons: Record<AccessRequest['kind'], string> = {
  DOMAIN: 'Pide acceso porque trabaja en la empresa',
  OTHER_ACCOUNT: 'Pide su invitación en este correo',
  NEW_INVITATION: 'Pide una invitación nueva',
}

/** Who wants to come in; one press answers with an invitation. */
export function AccessRequests({ company }: { company: Company }) {
  const list = useAccessRequests(company.id, true)
  if (list.isError) {
    return <Failure title="No pudimos cargar quién pide acceso." error={list.error} onRetry={list.refetch} />
  }
  const requests = list.data?.items ?? []
  if (requests.length === 0) return null
  return (
    <Card title="Piden acceso" className="border-brand">
      <ul aria-label="Piden acceso" className="divide-y divide-line">
        {requests.map((request) => (
          <RequestRow key={request.id} company={company} request={request} />
        ))}
      </ul>
    </Card>
  )
}

function RequestRow({ company, request }: { company: Company; request: AccessRequest }) {
  const invite = useInviteRequester(company.id)
  const dismiss = useDismissRequest(company.id)
  const roles = grantableRoles(company.me.role)
  const [role, setRole] = useState<GivenRole>(givenRole.safeParse(request.role).data ?? 'INTERVIEWER')
  const failed = invite.error ?? dismiss.error
  const name = request.full_name ?? request.email

  function answer() {
    invite.mutate(
      { request_id: request.id, role },
      { onSuccess: () => notify.success(`Invitación enviada a ${request.email}.`) },
    )
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere font-semibold">{name}</p>
        {request.full_name && <p className="wrap-anywhere text-ink-soft text-sm">{request.email}</p>}
        <p className="text-ink-soft text-sm">
          {reasons[request.kind]} · {timeAgo(request.created_at)}
        </p>
        {request.message && <p className="wrap-anywhere mt-1.5 whitespace-pre-line">«{request.message}»</p>}
      </div>
      <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
        {request.role === null && (
          <div className="w-full sm:w-56">
            <Select
              aria-label={`Rol para ${name}`}
              value={role}
              choices={roles.map((one) => ({ value: one, label: roleLabels[one] }))}
              onChange={(event) => setRole(roles.find((one) => one === event.target.value) ?? role)}
            />
          </div>
        )}
        <Button aria-label={`Invitar a ${name}`} busy={invite.isPending} busyLabel="Invitando…" onClick={answer}>
          Invitar
        </Button>
        <Button
          variant="quiet"
          aria-label={`Descartar la solicitud de ${name}`}
          busy={dismiss.isPending}
          busyLabel="Descartando…"
          onClick={() => dismiss.mutate(request.id)}
        >
          Descartar
        </Button>
      </div>
      {failed && <p className="w-full text-bad text-sm">{messageOf(failed)}</p>}
    </li>
  )
}
