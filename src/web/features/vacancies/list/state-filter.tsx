import { Link, useSearchParams } from 'react-router'
import { type VacancyState, vacancyState } from '#shared/vacancies/vacancies.ts'
import { vacanciesInStateWords } from '#shared/words/vacancy-states.ts'
import { withParam } from '#web/lib/address.ts'

/** How a state is called in the address. */
const slugs: Record<VacancyState, string> = {
  PUBLISHED: 'publicadas',
  DRAFT: 'borradores',
  IN_REVIEW: 'en-revision',
  CHANGES_REQUESTED: 'con-cambios',
  PAUSED: 'pausadas',
  CLOSED: 'cerradas',
  ARCHIVED: 'archivadas',
}

const chipClass =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface px-4 font-medium text-[0.9375rem] text-ink-soft transition-colors hover:border-edge hover:text-ink aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand-strong'

interface StateFilterProps {
  chosen: VacancyState | undefined
  counts: Record<VacancyState, number> | undefined
  all: number
}

/** Only states that some vacancy is in, and the chosen one. */
export function StateFilter({ chosen, counts, all }: StateFilterProps) {
  const [search] = useSearchParams()
  const shown = vacancyState.options.filter((state) => state === chosen || (counts?.[state] ?? 0) > 0)

  const address = (state: VacancyState | undefined) => `?${withParam(search, 'estado', state ? slugs[state] : null)}`

  return (
    <nav aria-label="Estado de las vacantes">
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...shown].map((state) => (
          <li key={state ?? 'todas'}>
            <Link
              to={address(state)}
              replace
              preventScrollReset
              aria-current={state === chosen ? 'true' : undefined}
              className={chipClass}
            >
              {state ? vacanciesInStateWords[state] : 'Todas'}
              <span className="tabular-nums">{state ? (counts?.[state] ?? 0) : all}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The state that the address names. */
export const stateIn = (search: URLSearchParams): VacancyState | undefined =>
  vacancyState.options.find((one) => slugs[one] === search.get('estado'))
