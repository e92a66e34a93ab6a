import {
  CirclePause,
  Ellipsis,
  KeyRound,
  PauseCircle,
  PlayCircle,
  ShieldCheck,
  ShieldOff,
  UserMinus,
} from 'lucide-react'
import type { Company } from '#shared/companies/company-fields.ts'
import type { Member } from '#shared/companies/team.ts'
import { reachOf } from '#shared/companies/team-policy.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { useUpdateMember } from '#web/data/companies/team.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx'

interface MemberRowProps {
  company: Company
  member: Member
  /** Whether the person who looks may change the team. */
  manages: boolean
  onOpen: (dialog: 'access' | 'remove') => void
}

export function MemberRow({ company, member, manages, onOpen }: MemberRowProps) {
  const can_change = manages && !member.is_me && member.role !== 'OWNER'
  return (
    <li className="flex items-start gap-3 py-4 first:pt-0 last:pb-0 sm:gap-4">
      <Avatar name={member.full_name} url={member.profile_picture_url} />
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-semibold">
            {member.full_name}
            {member.is_me && <span className="ml-2 font-normal text-ink-soft">(tú)</span>}
          </p>
          <p className="wrap-anywhere text-ink-soft text-sm">{member.email}</p>
          <p className="text-ink-soft text-sm">
            Desde el {formatDate(member.joined_at)}
            {manages && <SalaryWords member={member} />}
          </p>
        </div>
        <p className="mt-2 flex flex-wrap gap-2 sm:mt-0 sm:justify-end">
          {member.status === 'SUSPENDED' && (
            <Badge tone="warn" icon={<CirclePause aria-hidden="true" />}>
              En pausa
            </Badge>
          )}
          {member.has_second_factor !== null && <FactorBadge has={member.has_second_factor} />}
          <Badge tone={member.role === 'OWNER' ? 'brand' : 'neutral'}>{roleLabels[member.role]}</Badge>
        </p>
      </div>
      {can_change ? (
        <MemberMenu company={company} member={member} onOpen={onOpen} />
      ) : (
        manages && <span aria-hidden="true" className="w-11 shrink-0 max-sm:hidden" />
      )}
    </li>
  )
}

/** For those who manage the team. */
function FactorBadge({ has }: { has: boolean }) {
  return has ? (
    <Badge tone="good" icon={<ShieldCheck aria-hidden="true" />}>
      Con segundo factor
    </Badge>
  ) : (
    <Badge icon={<ShieldOff aria-hidden="true" />}>Sin segundo factor</Badge>
  )
}

function SalaryWords({ member }: { member: Member }) {
  if (reachOf(member.role, 'see_salary_expectation') !== 'switch') return null
  return <> · {member.can_see_salary_expectations ? 've' : 'no ve'} expectativas salariales</>
}

interface MemberMenuProps {
  company: Company
  member: Member
  onOpen: (dialog: 'access' | 'remove') => void
}

function MemberMenu({ company, member, onOpen }: MemberMenuProps) {
  const update = useUpdateMember(company.id)
  const is_paused = member.status === 'SUSPENDED'

  function switchAccess() {
    update.mutate(
      { member_id: member.id, body: { status: is_paused ? 'ACTIVE' : 'SUSPENDED' } },
      {
        onSuccess: () => notify.success(is_paused ? 'Acceso reactivado.' : 'Acceso en pausa.'),
        onError: (error) => notify.error(messageOf(error)),
      },
    )
  }

  const items: MenuItem[] = [
    { label: 'Cambiar rol y permisos', icon: <KeyRound aria-hidden="true" />, onSelect: () => onOpen('access') },
    is_paused
      ? { label: 'Reactivar acceso', icon: <PlayCircle aria-hidden="true" />, onSelect: switchAccess }
      : { label: 'Pausar acceso', icon: <PauseCircle aria-hidden="true" />, onSelect: switchAccess },
    {
      label: 'Quitar del equipo',
      icon: <UserMinus aria-hidden="true" />,
      danger: true,
      onSelect: () => onOpen('remove'),
    },
  ]
  return (
    <Menu
      items={items}
      trigger={
        <IconButton
          label={`Opciones de ${member.full_name}`}
          aria-busy={update.isPending || undefined}
          className="max-sm:-mt-1.5 max-sm:-mr-3 sm:self-center"
        >
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
