import { useSimilarJobs } from '#web/data/jobs.ts'
import { useSession } from '#web/lib/session.ts'
import { JobCard } from './job-card.tsx'
import { SaveMark } from './save-button.tsx'

/** Left out when there is none, or while they are on their way: nobody came for them. */
export function SimilarJobs({ vacancy_id }: { vacancy_id: string }) {
  const { data: jobs = [] } = useSimilarJobs(vacancy_id)
  const has_token = useSession((session) => session.token !== null)
  if (jobs.length === 0) return null
  return (
    <section aria-label="Vacantes parecidas" data-print="hide">
      <h2 className="mb-5 text-2xl">Vacantes parecidas</h2>
      <ul aria-label="Vacantes parecidas" className="grid gap-4 lg:grid-cols-2">
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            level={3}
            to={`/jobs/${job.id}`}
            actions={has_token && <SaveMark vacancy_id={job.id} title={job.title} saved={job.saved} />}
          />
        ))}
      </ul>
    </section>
  )
}
