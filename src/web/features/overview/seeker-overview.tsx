import { formatNumber, plural } from '#shared/core/numbers.ts'
import type { SeekerStats } from '#shared/overview/overview.ts'
import { useSeekerStats } from '#web/data/overview.ts'
import { formatPercent } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FigureList } from '#web/ui/layout/figure-list.tsx'
import { PendingCard } from '#web/ui/layout/pending-card.tsx'
import { EventList } from './event-list.tsx'
import { MatchList } from './match-list.tsx'
import { OverviewLoading } from './overview-loading.tsx'

export function SeekerOverview() {
  const stats = useSeekerStats()
  if (stats.isError) {
    return <Failure title="No pudimos cargar tu resumen." error={stats.error} onRetry={stats.refetch} />
  }
  if (!stats.data) return <OverviewLoading />
  return (
    <div className="space-y-6">
      <PendingCard actions={stats.data.pending_actions} />
      {stats.data.cv_completeness === 0 ? <StartWithCv /> : <SeekerFigures stats={stats.data} />}
      <EventList title="Próximas citas" events={stats.data.next_events} />
    </div>
  )
}

function StartWithCv() {
  return (
    <Card aria-label="Tu CV">
      <EmptyState
        drawing="cv"
        text="Empieza por tu CV: con él te mostraremos vacantes que encajan contigo."
        action={<LinkButton to="/app/cv">Crear mi CV</LinkButton>}
      />
    </Card>
  )
}

function SeekerFigures({ stats }: { stats: SeekerStats }) {
  const { active, seen, interviews, offers, no_answer } = stats.applications
  return (
    <>
      <Card title="Tu búsqueda en cifras">
        <FigureList
          label="Tu búsqueda en cifras"
          columns={4}
          figures={[
            {
              label: 'Postulaciones activas',
              value: formatNumber(active),
              note: no_answer > 0 && `${formatNumber(no_answer)} sin respuesta`,
              to: '/app/my-applications',
            },
            {
              label: 'Vistas por la empresa',
              value: formatNumber(seen),
              note: stats.answer_rate !== null && `${formatPercent(stats.answer_rate)} con respuesta`,
            },
            {
              label: 'Entrevistas',
              value: formatNumber(interviews),
              note: offers > 0 && plural(offers, 'oferta', 'ofertas'),
            },
            {
              label: 'Visitas a tu perfil',
              value: formatNumber(stats.profile_views_30d),
              note: 'en los últimos 30 días',
            },
          ]}
        />
      </Card>
      <div className="grid gap-6 lg:grid-cols-2">
        <MatchList matches={stats.top_matches} saved_searches_new={stats.saved_searches_new} />
        <CvProgress percent={stats.cv_completeness} />
      </div>
    </>
  )
}

function CvProgress({ percent }: { percent: number }) {
  const complete = percent >= 100
  return (
    <Card title="Tu CV">
      <p className="numeric mb-3 font-bold text-4xl">{formatPercent(percent / 100)}</p>
      <Progress
        label="Tu CV está completo"
        value={percent}
        text={complete ? 'Tu CV está completo.' : 'Cuanto más cuentes en él, mejor encajan las vacantes.'}
      />
      <LinkButton to="/app/cv" variant="secondary" className="mt-5">
        {complete ? 'Ver mi CV' : 'Completar mi CV'}
      </LinkButton>
    </Card>
  )
}
