import { formatNumber, plural } from '#shared/core/numbers.ts'
import type { RecruiterSummary } from '#shared/overview/overview.ts'
import { useRecruiterSummary } from '#web/data/overview.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDate, formatPercent } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FigureList } from '#web/ui/layout/figure-list.tsx'
import { PendingCard } from '#web/ui/layout/pending-card.tsx'
import { EventList } from './event-list.tsx'
import { OverviewLoading } from './overview-loading.tsx'

export function RecruiterOverview() {
  const summary = useRecruiterSummary()
  if (summary.isError) {
    return <Failure title="No pudimos cargar tu resumen." error={summary.error} onRetry={summary.refetch} />
  }
  if (!summary.data) return <OverviewLoading />
  const { active_vacancies, applications_new, awaiting_reply, response_rate_30d } = summary.data
  const unused = active_vacancies + applications_new + awaiting_reply.count === 0 && response_rate_30d === null
  return (
    <div className="space-y-6">
      <PendingCard actions={summary.data.pending_actions} />
      {unused ? <FirstSteps companies={summary.data.companies} /> : <RecruiterFigures summary={summary.data} />}
      <EventList title="Entrevistas de hoy" events={summary.data.interviews_today} />
    </div>
  )
}

function FirstSteps({ companies }: { companies: number }) {
  const text =
    companies === 0
      ? 'Crea tu empresa y publica tu primera vacante.'
      : 'Publica tu primera vacante. Te guiamos paso a paso y revisamos el texto contigo.'
  return (
    <Card aria-label="Tu empresa">
      <EmptyState
        drawing="company"
        text={text}
        action={<LinkButton to="/app/my-companies">Ir a mis empresas</LinkButton>}
      />
    </Card>
  )
}

function RecruiterFigures({ summary }: { summary: RecruiterSummary }) {
  const { awaiting_reply, median_days_first_reply, sla_due_week, scorecards_due } = summary
  return (
    <div className={cx('grid items-start gap-6', summary.plan && 'lg:grid-cols-3')}>
      <Card title="Tus procesos en cifras" className={cx(summary.plan && 'lg:col-span-2')}>
        <FigureList
          label="Tus procesos en cifras"
          columns={3}
          figures={[
            { label: 'Vacantes activas', value: formatNumber(summary.active_vacancies), to: '/app/my-companies' },
            { label: 'Postulaciones nuevas', value: formatNumber(summary.applications_new) },
            {
              label: 'Esperan respuesta',
              value: formatNumber(awaiting_reply.count),
              note: awaiting_reply.count > 0 && `la más antigua, ${plural(awaiting_reply.oldest_days, 'día', 'días')}`,
            },
            {
              label: 'Respondes',
              value: summary.response_rate_30d === null ? '–' : formatPercent(summary.response_rate_30d),
              note:
                median_days_first_reply === null
                  ? 'en los últimos 30 días'
                  : `en ${plural(median_days_first_reply, 'día', 'días')} de mediana`,
            },
            { label: 'Plazos esta semana', value: formatNumber(sla_due_week) },
            { label: 'Evaluaciones por hacer', value: formatNumber(scorecards_due) },
          ]}
        />
      </Card>
      {summary.plan && <PlanCard plan={summary.plan} />}
    </div>
  )
}

function PlanCard({ plan }: { plan: NonNullable<RecruiterSummary['plan']> }) {
  const share = plan.limit > 0 ? Math.min(100, (plan.used / plan.limit) * 100) : 100
  return (
    <Card title={`Plan ${plan.name}`} text={plan.ends_at ? `Hasta el ${formatDate(plan.ends_at)}` : undefined}>
      <Progress
        label="Vacantes usadas"
        value={share}
        text={`${formatNumber(plan.used)} de ${plural(plan.limit, 'vacante', 'vacantes')}`}
      />
    </Card>
  )
}
