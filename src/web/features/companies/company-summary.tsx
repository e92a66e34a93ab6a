import type { Company } from '#shared/companies/company-fields.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { formatNumber, plural } from '#shared/core/numbers.ts'
import { useCompanies } from '#web/data/companies/companies.ts'
import { useAccessRequests } from '#web/data/companies/team.ts'
import { useRecruiterSummary } from '#web/data/overview.ts'
import { cx } from '#web/lib/cx.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { FigureList } from '#web/ui/layout/figure-list.tsx'
import { PendingCard } from '#web/ui/layout/pending-card.tsx'
import { ActivityCard } from './activity-card.tsx'
import { pendingOf } from './company-pending.ts'
import { may } from './company-tabs.ts'
import { PublishTasks } from './publish-tasks.tsx'

/** The tab «Resumen»: what waits, how it goes, what happened. */
export function CompanySummary({ company }: { company: Company }) {
  const { role } = company.me
  const is_open = company.status === 'ACTIVE'
  const requests = useAccessRequests(company.id, is_open && mayAlways(role, 'invite')).data?.items.length ?? 0
  const card = useCompanies().data?.items.find((one) => one.id === company.id)
  const everywhere = useRecruiterSummary().data?.pending_actions ?? []
  const has_tasks = is_open && mayAlways(role, 'edit_company') && company.missing_to_publish.length > 0
  return (
    <div className={cx('grid items-start gap-6', has_tasks && 'lg:grid-cols-[minmax(0,1fr)_22rem]')}>
      {is_open && (
        <PendingCard
          actions={pendingOf(company, {
            everywhere,
            requests,
            replies: card?.pending_replies ?? 0,
            members: card?.members,
          })}
        />
      )}
      {has_tasks && (
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <PublishTasks company={company} />
        </div>
      )}
      <Card title="En cifras" className="lg:col-start-1">
        <FigureList
          label="La empresa en cifras"
          columns={3}
          figures={[
            {
              label: 'Vacantes abiertas',
              value: shown(card?.open_vacancies),
              to: may(role, 'see_applications') ? '?tab=vacantes' : undefined,
            },
            { label: 'Respuestas pendientes', value: shown(card?.pending_replies) },
            {
              label: 'Personas en el equipo',
              value: shown(card?.members),
              to: '?tab=equipo',
              note:
                card &&
                card.pending_invitations > 0 &&
                plural(card.pending_invitations, 'invitación pendiente', 'invitaciones pendientes'),
            },
          ]}
        />
      </Card>
      {mayAlways(role, 'see_activity') && <ActivityCard company_id={company.id} />}
    </div>
  )
}

/** A dash while the figure is on its way. */
function shown(value: number | undefined): string {
  return value === undefined ? '–' : formatNumber(value)
}
