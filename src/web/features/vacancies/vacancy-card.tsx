import { Clock, PencilLine } from 'lucide-react'
import { Link } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { plural } from '#shared/core/numbers.ts'
import type { RecruiterSummary } from '#shared/overview/overview.ts'
import type { VacancySummary } from '#shared/vacancies/vacancies.ts'
import { formatDate, formatDayTime } from '#web/lib/format.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { Badge } from '#web/ui/layout/badge.tsx'
import { StateMenu } from './editor/state-menu.tsx'
import { VacancyStateBadge } from './vacancy-state-badge.tsx'

type Figures = RecruiterSummary['vacancies'][number]

interface VacancyCardProps {
  company: Company
  vacancy: VacancySummary
  /** Who is in it; unknown for what is over and for people who do not decide there. */
  figures: Figures | undefined
}

const nothingWaits = async () => undefined

/** One vacancy of the company's list; the whole card leads to it, its menu does the rest without leaving the list. */
export function VacancyCard({ company, vacancy, figures }: VacancyCardProps) {
  const { id, company_id, title, state, openings, place, salary } = vacancy
  const name = title || 'Vacante sin título'
  return (
    <li className="relative rounded-xl border border-line bg-surface py-4 pr-3 pl-5 transition-colors hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-brand">
      <div className="flex items-start gap-x-3">
        <div className="min-w-0 flex-1 pt-1">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 className="wrap-anywhere min-w-0 text-lg">
              <Link
                to={`/app/my-companies/${company_id}/vacancies/${id}`}
                className="outline-none after:absolute after:inset-0 after:rounded-xl"
              >
                {name}
              </Link>
            </h2>
            <span className="flex flex-wrap gap-2">
              <VacancyStateBadge state={state} scheduled_at={vacancy.scheduled_at} />
              {vacancy.is_neglected && (
                <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
                  Sin atender
                </Badge>
              )}
              {vacancy.has_changes && (
                <Badge tone="warn" icon={<PencilLine aria-hidden="true" />}>
                  Cambios sin publicar
                </Badge>
              )}
            </span>
          </div>
        </div>
        <div className="relative z-1">
          <StateMenu vacancy={vacancy} company={company} label={`Acciones de ${name}`} onBefore={nothingWaits} />
        </div>
      </div>
      <p className="wrap-anywhere pr-2 text-[0.9375rem] empty:hidden">{[place, salary].filter(Boolean).join(' · ')}</p>
      <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 pr-2 text-[0.9375rem] text-ink-soft">
        {openings > 1 && <span>{plural(openings, 'plaza', 'plazas')}</span>}
        <span>{dateWords(vacancy)}</span>
        {vacancy.published_at && <span>{plural(vacancy.views, 'visita', 'visitas')}</span>}
        {vacancy.published_at && (
          <Link
            to={`/app/my-companies/${company_id}/vacancies/${id}/dashboard`}
            className="text-link hit-area z-1 -my-0.5 py-0.5"
          >
            {boardWords(figures)}
            <span className="sr-only"> en {name}: ver el tablero</span>
          </Link>
        )}
      </p>
    </li>
  )
}

/** «12 en proceso · 3 sin abrir · 2 esperan respuesta» */
function boardWords(figures: Figures | undefined): string {
  if (!figures) return 'Ver el tablero'
  const { in_process, applications_new, awaiting_reply, hired } = figures
  if (in_process + hired === 0) return 'Nadie en proceso todavía'
  return [
    `${in_process} en proceso`,
    hired > 0 && plural(hired, 'contratada', 'contratadas'),
    applications_new > 0 && `${applications_new} sin abrir`,
    awaiting_reply > 0 && plural(awaiting_reply, 'espera respuesta', 'esperan respuesta'),
  ]
    .filter(Boolean)
    .join(' · ')
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
