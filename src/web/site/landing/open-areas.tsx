import { Link } from 'react-router'
import { formatNumber } from '#shared/core/numbers.ts'
import { searchAddress } from '#shared/jobs/asked-jobs.ts'
import type { FoundJobs } from '#shared/jobs/drawn-page.ts'

/** Below so many it would look like a house of one trade. */
const FEW = 3

/** Work of every kind that is open now, each area with its vacancies. */
export function OpenAreas({ found }: { found: FoundJobs | undefined }) {
  const areas = found?.areas ?? []
  if (areas.length < FEW) return null
  return (
    <section aria-labelledby="areas" className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <h2 id="areas" className="text-2xl sm:text-3xl">
        Trabajo de todos los oficios
      </h2>
      <ul className="mt-6 flex flex-wrap gap-2">
        {areas.map(({ family, name, total }) => (
          <li key={family} className="min-w-0">
            <Link
              to={searchAddress({ q: '', place: '', filters: { role_family: family } })}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-4 font-medium transition-colors hover:border-brand"
            >
              <span className="wrap-anywhere">{name}</span>
              <span className="numeric text-ink-soft text-sm">{formatNumber(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
