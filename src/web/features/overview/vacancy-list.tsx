import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber, plural } from '#shared/core/numbers.ts'
import type { RecruiterSummary } from '#shared/overview/overview.ts'
import { vacancyStateWords } from '#shared/words/vacancy-states.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDate } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type Vacancy = RecruiterSummary['vacancies'][number]

const SHOWN = 6

interface VacancyListProps {
  vacancies: readonly Vacancy[]
  create_in: string | null
  /** Whose vacancy it is only matters to people who hire for several companies. */
  names_company: boolean
}

export function VacancyList({ vacancies, create_in, names_company }: VacancyListProps) {
  const create = create_in && (
    <LinkButton to={`/app/my-companies/${create_in}/vacancies/new`} size="sm">
      <Plus aria-hidden="true" />
      Crear vacante
    </LinkButton>
  )
  return (
    <Card title="Vacantes abiertas" action={vacancies.length > 0 && create}>
      {vacancies.length === 0 ? (
        <NothingOpen create={create} />
      ) : (
        <ul className="-mx-3 -mb-3">
          {vacancies.slice(0, SHOWN).map((vacancy) => (
            <li key={vacancy.id} className="border-line not-last:border-b">
              <VacancyLink vacancy={vacancy} names_company={names_company} />
            </li>
          ))}
        </ul>
      )}
      {vacancies.length > SHOWN && (
        <LinkButton to={allOf(vacancies)} variant="secondary" size="sm" className="mt-6">
          Ver las {formatNumber(vacancies.length)}
        </LinkButton>
      )}
    </Card>
  )
}

/** Whoever writes no vacancies takes part in those of others, and reads where that work is. */
function NothingOpen({ create }: { create: ReactNode }) {
  if (create) return <EmptyState compact drawing="company" text="No tienes vacantes abiertas." action={create} />
  return (
    <EmptyState
      compact
      drawing="company"
      text="Ninguna vacante está a tu cargo. Las entrevistas de hoy y las evaluaciones que te piden aparecen en esta página; el resto, en cada vacante en la que participas."
      action={
        <LinkButton to="/app/my-companies" variant="secondary" size="sm">
          Ver en qué participas
        </LinkButton>
      }
    />
  )
}

/** Of one company its own list; of several nobody has one. */
function allOf(vacancies: readonly Vacancy[]): string {
  const [company_id, ...others] = new Set(vacancies.map((one) => one.company_id))
  return company_id && others.length === 0 ? `/app/my-companies/${company_id}?tab=vacantes` : '/app/my-companies'
}

function VacancyLink({ vacancy, names_company }: { vacancy: Vacancy; names_company: boolean }) {
  const { id, company_id, title, state, expires_at } = vacancy
  const ends = expires_at && `hasta el ${formatDate(expires_at)}`
  return (
    <Link
      to={`/app/my-companies/${company_id}/vacancies/${id}/dashboard`}
      className="grid items-center gap-x-6 gap-y-3 rounded-lg px-3 py-3.5 transition-colors hover:bg-sunk sm:grid-cols-[1fr_auto]"
    >
      <span className="min-w-0">
        <span className="wrap-anywhere line-clamp-2 font-semibold">{title}</span>
        <span className="wrap-anywhere mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
          {state !== 'PUBLISHED' && <Badge>{vacancyStateWords[state]}</Badge>}
          {[names_company && vacancy.company_name, state === 'PUBLISHED' && ends].filter(Boolean).join(' · ')}
        </span>
      </span>
      <VacancyCounts vacancy={vacancy} />
    </Link>
  )
}

function VacancyCounts({ vacancy: { in_process, applications_new, awaiting_reply, hired } }: { vacancy: Vacancy }) {
  if (in_process === 0) return <span className="text-ink-soft text-sm">{nobodyWords(hired)}</span>
  return (
    <span className="grid grid-cols-3 gap-x-5 text-sm sm:text-right">
      <Count value={in_process} label="en proceso" />
      <Count value={applications_new} label="sin abrir" />
      <Count value={awaiting_reply} label={awaiting_reply === 1 ? 'espera' : 'esperan'} waits={awaiting_reply > 0} />
    </span>
  )
}

const nobodyWords = (hired: number): string =>
  hired > 0 ? plural(hired, 'persona contratada', 'personas contratadas') : 'Nadie en proceso todavía'

function Count({ value, label, waits = false }: { value: number; label: string; waits?: boolean }) {
  return (
    <span className="sm:min-w-16">
      <span className={cx('numeric block font-bold text-xl', waits && 'text-warn', value === 0 && 'text-ink-soft')}>
        {formatNumber(value)}
      </span>
      <span className="block text-ink-soft">{label}</span>
    </span>
  )
}
