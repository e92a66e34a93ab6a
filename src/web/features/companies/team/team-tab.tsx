import { UserPlus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { useInvitations, useMembers } from '#web/data/companies/team.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { AccessRequests } from './access-requests.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LeaveCard } from './leave-card.tsx'
import { MemberList } from './member-list.tsx'

/** The tab «Equipo»: who works here, who was invited, who asks to come in. */
export function TeamTab({ company }: { company: Company }) {
  const [search, setSearch] = useSearchParams()
  const can_invite = company.status === 'ACTIVE' && mayAlways(company.me.role, 'invite')
  const members = useMembers(company.id).data?.items.length
  const invitations = useInvitations(company.id, can_invite).data?.pages[0]?.items.length
  const is_alone = members === 1 && invitations === 0
  const open = () => setSearch({ tab: 'equipo', panel: 'invitar' }, { preventScrollReset: true })
  const close = () => setSearch({ tab: 'equipo' }, { replace: true, preventScrollReset: true })

  return (
    <div className="space-y-6">
      {can_invite && <AccessRequests company={company} />}
      <MemberList company={company} onInvite={can_invite && !is_alone ? open : undefined} />
      {can_invite && is_alone && (
        <Card aria-label="Tu equipo">
          <EmptyState
            drawing="people"
            text="Trabajas mejor en equipo. Invita a quienes entrevistan y deciden."
            action={
              <Button onClick={open}>
                <UserPlus aria-hidden="true" />
                Invitar personas
              </Button>
            }
          />
        </Card>
      )}
      {can_invite && !is_alone && <InvitationList company={company} />}
      <LeaveCard company={company} />
      {can_invite && <InviteDialog company={company} open={search.get('panel') === 'invitar'} onClose={close} />}
    </div>
  )
}
