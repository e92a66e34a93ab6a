import { formatNumber, plural } from '#shared/core/numbers.ts'
import type { RecruiterSummary } from '#shared/overview/overview.ts'
import { useRecruiterSummary } from '#web/data/overview.ts'
import { formatDate, formatPercent } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FigureList } from '#web/ui/layout/figure-list.tsx'
import { PendingCard } from '#web/ui/layout/pending-card.tsx'
import { EventList } from './event-list.tsx'
import { FirstPath } from './first-path.tsx'
import { NextSteps } from './next-steps.tsx'
import { OverviewGrid } from './overview-grid.tsx'
import { OverviewLoading } from './overview-loading.tsx'
import { VacancyList } from './vacancy-list.tsx'

export function RecruiterOverview() {
  const summary = useRecruiterSummary()
  if (summary.isError) {
    return <Failure title="No pudimos cargar tu resumen." error={summary.error} onRetry={summary.refetch} />
  }
  if (!summary.data) return <OverviewLoading />
  return <RecruiterDesk summary={summary.data} />
}

/** Nothing open and nothing ever answered: the person begins. */
function isFirstDay({ companies, create_in, vacancies, awaiting_reply, response_rate_30d }: RecruiterSummary): boolean {
  const works_elsewhere = companies > 0 && create_in === null
  return !works_elsewhere && vacancies.length === 0 && awaiting_reply.count === 0 && response_rate_30d === null
}

function RecruiterDesk({ summary }: { summary: RecruiterSummary }) {
  const { interviews_today, plan, vacancies, create_in, companies } = summary
  const is_new = isFirstDay(summary)
  return (
    <div className="space-y-6">
      <OverviewGrid
        has_aside={plan !== null || interviews_today.length > 0}
        aside={
          <>
            <EventList title="Entrevistas de hoy" events={interviews_today} />
            {plan && <PlanCard plan={plan} />}
          </>
        }
      >
        <PendingCard actions={summary.pending_actions} />
        {is_new ? <RecruiterPath summary={summary} /> : <NextSteps steps={summary.next_steps} />}
        {!is_new && <VacancyList vacancies={vacancies} create_in={create_in} names_company={companies > 1} />}
      </OverviewGrid>
      {!is_new && <RecruiterFigures summary={summary} />}
    </div>
  )
}

const FIRST_COMPANY = 'Crea tu empresa y publica tu primera vacante.'
const DONE_COMPANY = 'Tu empresa ya está: queda decir a quién buscas.'
const DONE_DRAFT = 'Ya dijiste a quién buscas: queda publicarlo.'

function RecruiterPath({ summary: { companies, create_in, next_steps } }: { summary: RecruiterSummary }) {
  const draft = next_steps.find(({ kind }) => kind === 'VACANCY_DRAFT')
  return (
    <FirstPath
      title="Tu primera vacante, en tres pasos"
      text={companies === 0 ? FIRST_COMPANY : draft ? DONE_DRAFT : DONE_COMPANY}
      drawing="company"
      steps={[
        {
          title: 'Crea tu empresa',
          is_done: companies > 0,
          action: 'Crear empresa',
          to: '/app/my-companies?panel=crear',
          text: 'Basta el nombre y la web. Lo demás se completa después.',
        },
        {
          title: 'Escribe la vacante',
          is_done: draft !== undefined,
          action: 'Crear vacante',
          to: create_in ? `/app/my-companies/${create_in}/vacancies/new` : '/app/my-companies',
          text: 'Pega un anuncio que ya tengas o empieza de cero. Revisamos el texto contigo mientras escribes.',
        },
        {
          title: 'Publícala',
          is_done: false,
          action: 'Seguir con el borrador',
          to: draft?.link_to ?? '/app/my-companies',
          text: 'Tu borrador está guardado. Mira qué falta y publícala.',
        },
      ]}
    />
  )
}

function RecruiterFigures({ summary }: { summary: RecruiterSummary }) {
  const { awaiting_reply, median_days_first_reply: median, response_rate_30d } = summary
  return (
    <Card title="Tus procesos en cifras">
      <FigureList
        label="Tus procesos en cifras"
        columns={4}
        figures={[
          { label: 'Vacantes publicadas', value: formatNumber(summary.active_vacancies), to: '/app/my-companies' },
          { label: 'Postulaciones sin abrir', value: formatNumber(summary.applications_new) },
          {
            label: 'Esperan respuesta',
            value: formatNumber(awaiting_reply.count),
            note: awaiting_reply.count > 0 && `la más antigua, ${daysAgo(awaiting_reply.oldest_days)}`,
          },
          { label: 'Con plazo esta semana', value: formatNumber(summary.sla_due_week) },
          { label: 'Evaluaciones por hacer', value: formatNumber(summary.scorecards_due) },
          {
            label: 'Respondidas',
            value: response_rate_30d === null ? '–' : formatPercent(response_rate_30d),
            note: 'de las que ya tocaba, en 30 días',
          },
          {
            label: 'Primera respuesta',
            value: median === null ? '–' : plural(median, 'día', 'días'),
            note: 'mediana de 30 días',
          },
        ]}
      />
    </Card>
  )
}

const daysAgo = (days: number): string => (days === 0 ? 'de hoy' : `hace ${plural(days, 'día', 'días')}`)

function PlanCard({ plan }: { plan: NonNullable<RecruiterSummary['plan']> }) {
  const share = plan.limit > 0 ? Math.min(100, (plan.used / plan.limit) * 100) : 100
  return (
    <Card title={`Plan ${plan.name}`} text={plan.ends_at ? `Hasta el ${formatDate(plan.ends_at)}` : undefined}>
      <Progress
        label="Vacantes usadas"
        value={share}
        text={`Usas ${formatNumber(plan.used)} de ${plural(plan.limit, 'vacante', 'vacantes')}`}
      />
      <LinkButton to={`/app/my-companies/${plan.company_id}?tab=plan`} variant="secondary" size="sm" className="mt-5">
        Ver mi plan
      </LinkButton>
    </Card>
  )
}
