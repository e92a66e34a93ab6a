import { formatNumber, plural } from '#shared/core/numbers.ts'
import type { SeekerStats } from '#shared/overview/overview.ts'
import { formatPercent } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FigureList } from '#web/ui/layout/figure-list.tsx'
import { StateBars } from './state-bars.tsx'

export function SearchFigures({ stats }: { stats: SeekerStats }) {
  const { active, seen, interviews, offers, no_answer } = stats.applications
  return (
    <Card
      title="Tu búsqueda en cifras"
      action={
        <LinkButton to="/app/my-applications?tab=cifras" variant="secondary" size="sm">
          Ver más cifras
        </LinkButton>
      }
    >
      <div className="grid gap-8 lg:grid-cols-2">
        <FigureList
          label="Tu búsqueda en cifras"
          columns={3}
          figures={[
            {
              label: 'Postulaciones activas',
              value: formatNumber(active),
              note: no_answer > 0 && `${formatNumber(no_answer)} sin respuesta`,
              to: '/app/my-applications?estado=abiertas',
            },
            { label: 'Vistas por la empresa', value: formatNumber(seen), note: 'de las activas' },
            {
              label: 'Con respuesta',
              value: stats.answer_rate === null ? '–' : formatPercent(stats.answer_rate),
              note: 'de todas las enviadas',
            },
            { label: 'En entrevistas', value: formatNumber(interviews) },
            { label: offers === 1 ? 'Oferta' : 'Ofertas', value: formatNumber(offers) },
          ]}
        />
        <StateBars counts={stats.applications_by_state} />
      </div>
    </Card>
  )
}

export function CvProgress({ percent, views }: { percent: number; views: number }) {
  const complete = percent >= 100
  return (
    <Card title="Tu CV">
      <p className="numeric mb-3 font-bold text-4xl">{formatPercent(percent / 100)}</p>
      <Progress
        label="Tu CV está completo"
        value={percent}
        text={complete ? 'Tu CV está completo.' : 'Cuanto más cuentes en él, mejor encajan las vacantes.'}
      />
      {views > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          {plural(views, 'visita', 'visitas')} de empresas en los últimos 30 días.
        </p>
      )}
      <LinkButton to="/app/cv" variant="secondary" className="mt-5">
        {complete ? 'Ver mi CV' : 'Completar mi CV'}
      </LinkButton>
    </Card>
  )
}
