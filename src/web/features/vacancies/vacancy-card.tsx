import { PencilLine } from 'lucide-react'
import { Link } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import type { VacancySummary } from '#shared/vacancies/vacancies.ts'
import { formatDate, formatDayTime } from '#web/lib/format.ts'
import { timeAgo } from '#web/lib/relative-time.ts'
import { Badge } from '#web/ui/layout/badge.tsx'
import { VacancyStateBadge } from './vacancy-state-badge.tsx'

/** One vacancy of the company's list; the whole card leads to it. */
export function VacancyCard({ vacancy }: { vacancy: VacancySummary }) {
  const { id, company_id, title, state, openings } = vacancy
  return (
    <li className="relative rounded-xl border border-line bg-surface p-5 transition-colors hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-brand">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="wrap-anywhere min-w-0 text-lg">
          <Link
            to={`/app/my-companies/${company_id}/vacancies/${id}`}
            className="outline-none after:absolute after:inset-0 after:rounded-xl"
          >
            {title || 'Vacante sin título'}
          </Link>
        </h2>
        <span className="flex flex-wrap gap-2">
          {vacancy.has_changes && (
            <Badge tone="warn" icon={<PencilLine aria-hidden="true" />}>
              Cambios sin publicar
            </Badge>
          )}
          <VacancyStateBadge state={state} scheduled_at={vacancy.scheduled_at} />
        </span>
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-ink-soft">
        {openings > 1 && <span>{plural(openings, 'plaza', 'plazas')}</span>}
        <span>{dateWords(vacancy)}</span>
        {vacancy.published_at && <span>{plural(vacancy.views, 'visita', 'visitas')}</span>}
        {vacancy.published_at && (
          <Link
            to={`/app/my-companies/${company_id}/vacancies/${id}/dashboard`}
            className="text-link hit-area z-1 -my-0.5 py-0.5"
          >
            {plural(vacancy.applications, 'postulación', 'postulaciones')}
            <span className="sr-only"> a {title}: ver el tablero</span>
          </Link>
        )}
      </p>
    </li>
  )
}

/** The date that matters in its state. */
function dateWords(vacancy: VacancySummary): string {
  const { state, published_at, expires_at, closed_at, scheduled_at, updated_at } = vacancy
  if (scheduled_at) return `Se publica el ${formatDayTime(scheduled_at)}`
  if (state === 'CLOSED' && closed_at) return `Cerrada el ${formatDate(closed_at)}`
  if (state === 'PUBLISHED' && published_at && expires_at) {
    return `Publicada el ${formatDate(published_at)} · hasta el ${formatDate(expires_at)}`
  }
  return `Última edición ${timeAgo(updated_at)}`
}
