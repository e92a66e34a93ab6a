import { ArrowLeft, SquareKanban } from 'lucide-react'
import { Link } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { UseTemplateDialog } from '../templates/use-template-dialog.tsx'
import { VacancyStateBadge } from '../vacancy-state-badge.tsx'
import { StateMenu } from './state-menu.tsx'

interface EditorHeaderProps {
  company: Company
  /** Null until the draft is on the server. */
  vacancy: Vacancy | null
  title: string
  onBefore: () => Promise<unknown>
}

/** Which vacancy this is, how it stands, and what can be done with the whole of it. */
export function EditorHeader({ company, vacancy, title, onBefore }: EditorHeaderProps) {
  return (
    <header className="mb-2">
      <Link
        to={`/app/my-companies/${company.id}?tab=vacantes`}
        className="-ml-2 mb-1 inline-flex min-h-11 max-w-full items-center gap-2 rounded-lg px-2 font-medium text-ink-soft text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate">Vacantes de {company.name}</span>
      </Link>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="line-clamp-3 wrap-anywhere text-2xl sm:text-4xl">
            {title || (vacancy ? 'Vacante sin título' : 'Nueva vacante')}
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <VacancyStateBadge state={vacancy?.state ?? 'DRAFT'} scheduled_at={vacancy?.scheduled_at} />
            {vacancy?.scheduled_at && (
              <span className="text-ink-soft text-sm">Se publica el {formatDayTime(vacancy.scheduled_at)}</span>
            )}
          </p>
        </div>
        {vacancy ? (
          <div className="flex items-center gap-2">
            {vacancy.published_at && (
              <LinkButton
                size="sm"
                variant="secondary"
                to={`/app/my-companies/${company.id}/vacancies/${vacancy.id}/dashboard`}
                className="max-sm:hidden"
              >
                <SquareKanban aria-hidden="true" />
                Tablero
              </LinkButton>
            )}
            <StateMenu vacancy={vacancy} company={company} onBefore={onBefore} />
          </div>
        ) : (
          <UseTemplateDialog company={company} />
        )}
      </div>
    </header>
  )
}
