import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import type { Member } from '#shared/companies/team.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { formatNumber, plural } from '#shared/core/numbers.ts'
import { useMembers } from '#web/data/companies/team.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { MemberAccessDialog } from './member-access-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'

interface MemberListProps {
  company: Company
  onInvite: (() => void) | undefined
}

interface Opened {
  dialog: 'access' | 'remove'
  member: Member
}

export function MemberList({ company, onInvite }: MemberListProps) {
  const members = useMembers(company.id)
  const [opened, setOpened] = useState<Opened | null>(null)
  const manages = company.status === 'ACTIVE' && mayAlways(company.me.role, 'manage_team')
  const close = () => setOpened(null)

  return (
    <Card
      title="Personas"
      text={members.data && countWords(members.data.items)}
      action={
        onInvite && (
          <Button onClick={onInvite}>
            <UserPlus aria-hidden="true" />
            Invitar personas
          </Button>
        )
      }
    >
      {members.isError && (
        <Failure title="No pudimos cargar el equipo." error={members.error} onRetry={members.refetch} />
      )}
      {members.isPending && <MembersLoading />}
      <ul aria-label="Personas" className="divide-y divide-line">
        {members.data?.items.map((member) => (
          <MemberRow
            key={member.id}
            company={company}
            member={member}
            manages={manages}
            onOpen={(dialog) => setOpened({ dialog, member })}
          />
        ))}
      </ul>
      {opened?.dialog === 'access' && <MemberAccessDialog company={company} member={opened.member} onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveMemberDialog company={company} member={opened.member} onClose={close} />}
    </Card>
  )
}

/** «5 personas con acceso y 1 en pausa.» */
function countWords(members: readonly Member[]): string {
  const paused = members.filter((member) => member.status === 'SUSPENDED').length
  const active = plural(members.length - paused, 'persona con acceso', 'personas con acceso')
  return paused > 0 ? `${active} y ${formatNumber(paused)} en pausa.` : `${active}.`
}

function MembersLoading() {
  return (
    <Loading label="Cargando el equipo…" className="space-y-5">
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className="flex items-center gap-4">
          <Skeleton className="size-11 shrink-0 rounded-full!" />
          <div className="min-w-0 flex-1 space-y-2">
            <Skeleton className="h-4 w-48 max-w-full" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
