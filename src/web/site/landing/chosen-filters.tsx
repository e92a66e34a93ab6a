import { Link } from 'react-router'
import { chosenFilters } from '#shared/jobs/asked-filters.ts'
import { type AskedJobs, searchAddress } from '#shared/jobs/asked-jobs.ts'
import { Glyph } from './glyph.tsx'

export const TOTAL_ID = 'total-de-vacantes'

/** The pressed link goes with its filter, so focus moves to what it changed. */
const toTotal = () => document.getElementById(TOTAL_ID)?.focus({ preventScroll: true })

/** What narrows the search, each as a link to the same without it: also before the program is there. */
export function ChosenFilters({ asked }: { asked: AskedJobs }) {
  const { q, place, filters } = asked
  const chosen = chosenFilters(filters)
  if (chosen.length === 0) return null
  const { sort } = filters
  return (
    <ul aria-label="Filtros puestos" className="mt-4 flex flex-wrap items-center gap-2">
      {chosen.map(({ label, others }) => (
        <li key={label} className="flex min-w-0 max-w-full">
          <Link
            to={searchAddress({ q, place, filters: others })}
            preventScrollReset
            onClick={toTotal}
            className="hit-area flex min-h-9 min-w-0 items-center gap-1.5 rounded-full bg-brand-soft px-3 font-medium text-brand-strong text-sm hover:bg-line"
          >
            <span className="sr-only">Quitar </span>
            <span className="truncate">{label}</span>
            <Glyph name="cross" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link
            to={searchAddress({ q, place, filters: sort ? { sort } : {} })}
            preventScrollReset
            onClick={toTotal}
            className="hit-area text-link inline-flex min-h-9 items-center px-2 text-sm"
          >
            Quitar filtros
          </Link>
        </li>
      )}
    </ul>
  )
}
