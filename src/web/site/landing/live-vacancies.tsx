import { Link } from 'react-router'
import type { FoundJobs } from '#shared/jobs/drawn-page.ts'
import { VacancyTile } from './vacancy-tile.tsx'

const SHOWN = 6

/** The newest vacancies; without any, the page is as if this part did not exist. */
export function LiveVacancies({ found }: { found: FoundJobs | undefined }) {
  const jobs = found?.items?.slice(0, SHOWN) ?? []
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="vacantes" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <h2 id="vacantes" className="max-w-2xl text-4xl sm:text-5xl">
        Recién publicadas
      </h2>
      <ul className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {jobs.map((job) => (
          <VacancyTile key={job.id} job={job} level={3} className="max-md:nth-[n+4]:hidden" />
        ))}
      </ul>
      <p className="mt-8">
        <Link to="/?q=" className="text-link inline-flex min-h-11 items-center">
          Ver todas las vacantes
        </Link>
      </p>
    </section>
  )
}
