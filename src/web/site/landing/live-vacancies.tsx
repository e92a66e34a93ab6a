import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { JobCard } from '#shared/jobs/jobs.ts'
import { placeWords, salaryWords } from '#shared/words/vacancies.ts'

const SHOWN = 6

/** The newest vacancies, fetched once the reader comes near; without any, the page is as if this part did not exist. */
export function LiveVacancies() {
  const place = useRef<HTMLDivElement>(null)
  const jobs = useNewestJobs(place)
  if (jobs.length === 0) return <div ref={place} />
  return (
    <section aria-labelledby="vacantes" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <h2 id="vacantes" className="max-w-2xl text-4xl sm:text-5xl">
        Recién publicadas
      </h2>
      <ul className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="relative flex min-w-0 flex-col rounded-xl border border-line bg-surface p-6 transition-[border-color,box-shadow] focus-within:border-brand hover:border-brand hover:shadow-float max-md:nth-[n+4]:hidden"
          >
            <h3 className="wrap-anywhere line-clamp-2 text-xl">
              <Link to={`/jobs/${job.id}`} className="rounded-md after:absolute after:inset-0 after:rounded-xl">
                {job.title}
              </Link>
            </h3>
            <p className="wrap-anywhere mt-1 text-ink-soft">{job.company.name}</p>
            <p className="wrap-anywhere mt-1 text-ink-soft">{placeWords(job.document)}</p>
            <p className="numeric wrap-anywhere mt-auto pt-4 font-bold text-lg">{salaryWords(job.document.salary)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <Link to="/app/jobs?tab=explorar" className="text-link inline-flex min-h-11 items-center">
          Ver todas las vacantes
        </Link>
      </p>
    </section>
  )
}

function useNewestJobs(place: RefObject<HTMLElement | null>): readonly JobCard[] {
  const [jobs, setJobs] = useState<readonly JobCard[]>([])
  useEffect(() => {
    if (!place.current) return
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        newestJobs().then(setJobs, () => undefined)
      },
      // Below the screen, so that nothing in sight moves when they come.
      { rootMargin: '0px 0px 600px' },
    )
    near.observe(place.current)
    return () => near.disconnect()
  }, [place])
  return jobs
}

/** Not through the contract: its schemas would weigh more than the rest of this page. */
async function newestJobs(): Promise<readonly JobCard[]> {
  const answer = await fetch('/api/v1/jobs?sort=recientes')
  if (!answer.ok) return []
  const { items }: { items: readonly JobCard[] } = await answer.json()
  return items.slice(0, SHOWN)
}
