import { useState } from 'react'
import type { JobCard as Job } from '#shared/jobs/jobs.ts'
import { useApplied } from '#web/data/hiring/my-applications.ts'
import { ApplyStep } from './apply-step.tsx'
import { JobMatch } from './fit/job-match.tsx'
import { HiddenNote, HideButton } from './hide-job.tsx'
import { JobCard } from './job-card.tsx'
import { SaveMark } from './save-button.tsx'
import { useOpenVacancy } from './use-job-address.ts'

interface JobListProps {
  jobs: readonly Job[]
  label: string
  level?: 2 | 3 | undefined
}

/** Cards of signed-in people: on wide screens they open beside the list, on others over it. */
export function JobList({ jobs, label, level = 2 }: JobListProps) {
  const { open_id, addressOf, show } = useOpenVacancy()
  const applied = useApplied()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())

  function setOne(id: string, isHidden: boolean) {
    const next = new Set(hidden)
    if (isHidden) next.add(id)
    else next.delete(id)
    setHidden(next)
  }

  return (
    <ul aria-label={label} className="space-y-3 sm:space-y-4">
      {jobs.map((job) => {
        const { id, title } = job
        if (hidden.has(id)) {
          return <HiddenNote key={id} vacancy_id={id} title={title} onShown={() => setOne(id, false)} />
        }
        return (
          <JobCard
            key={id}
            job={job}
            level={level}
            to={addressOf(id)}
            current={id === open_id}
            onOpen={() => show(id)}
            match={job.match && <JobMatch match={job.match} />}
            actions={
              <>
                <SaveMark vacancy_id={id} title={title} saved={job.saved} />
                <HideButton vacancy_id={id} title={title} onHidden={() => setOne(id, true)} />
              </>
            }
            foot={<ApplyStep job={job} applied_at={applied.get(id)?.applied_at ?? job.applied_at} />}
          />
        )
      })}
    </ul>
  )
}
