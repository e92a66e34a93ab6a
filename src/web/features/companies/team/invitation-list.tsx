import { ChevronDown } from 'lucide-react'
import type { Company } from '#shared/companies/company-fields.ts'
import type { Invitation } from '#shared/companies/invitations.ts'
import { formatNumber } from '#shared/core/numbers.ts'
import { useInvitations } from '#web/data/companies/team.ts'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { InvitationRow } from './invitation-row.tsx'

/** Still to be dealt with: waiting for an answer, or out of time. */
function isOpen({ state }: Invitation): boolean {
  return state === 'PENDING' || state === 'EXPIRED'
}

export function InvitationList({ company }: { company: Company }) {
  const invitations = useInvitations(company.id, true)
  const items = invitations.data?.pages.flatMap((page) => page.items) ?? []
  const [open, past] = [items.filter(isOpen), items.filter((one) => !isOpen(one))]
  return (
    <Card title="Invitaciones" text="Cada enlace sirve 7 días y solo para el correo al que se envió.">
      {invitations.isError && (
        <Failure title="No pudimos cargar las invitaciones." error={invitations.error} onRetry={invitations.refetch} />
      )}
      {invitations.isPending && (
        <Loading label="Cargando las invitaciones…">
          <SkeletonLines lines={3} />
        </Loading>
      )}
      {invitations.data && open.length === 0 && (
        <p className="text-ink-soft">No hay invitaciones pendientes de respuesta.</p>
      )}
      <Rows label="Invitaciones" invitations={open} />
      {past.length > 0 && (
        <details className="group mt-4 border-line border-t pt-2">
          <summary className="-mx-2 flex min-h-11 w-fit list-none items-center gap-2 rounded-lg px-2 font-medium text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden="true" className="size-4.5 transition-transform group-open:rotate-180" />
            Anteriores ({formatNumber(past.length)})
          </summary>
          <div className="pt-3">
            <Rows label="Invitaciones anteriores" invitations={past} />
          </div>
        </details>
      )}
      <LoadMore
        hasMore={invitations.hasNextPage}
        busy={invitations.isFetchingNextPage}
        onMore={() => invitations.fetchNextPage()}
      />
    </Card>
  )
}

function Rows({ label, invitations }: { label: string; invitations: readonly Invitation[] }) {
  if (invitations.length === 0) return null
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  )
}
