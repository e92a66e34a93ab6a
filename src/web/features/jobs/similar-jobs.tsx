import type { ReactNode } from 'react'
import type { JobCard as Job } from '#shared/jobs/jobs.ts'
import { JobCard } from './job-card.tsx'

interface SimilarJobsProps {
  jobs: readonly Job[]
  /** What a signed-in person sees and does on a card. */
  own?: ((job: Job) => { actions: ReactNode; match: ReactNode }) | undefined
}

/** Left out when there is none, or while they are on their way: nobody came for them. */
export function SimilarJobs({ jobs, own }: SimilarJobsProps) {
  if (jobs.length === 0) return null
  return (
    <section aria-label="Vacantes parecidas" data-print="hide">
      <h2 className="mb-5 text-2xl">Vacantes parecidas</h2>
      <ul aria-label="Vacantes parecidas" className="grid gap-4 lg:grid-cols-2">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} level={3} to={`/jobs/${job.id}`} {...own?.(job)} />
        ))}
      </ul>
    </section>
  )
}
