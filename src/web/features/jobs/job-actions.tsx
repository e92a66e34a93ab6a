import type { ReactNode } from 'react'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import { AlertButton } from './alerts/alert-button.tsx'
import { JobFit } from './fit/job-fit.tsx'
import { ActionsLayout } from './page/actions-layout.tsx'
import { PaidRange } from './page/paid-range.tsx'
import { SaveButton } from './save-button.tsx'

interface JobActionsProps {
  job: PublicJob
  apply: ReactNode
  level?: 1 | 2
}

/** For signed-in people; visitors have links in the same places. */
export function JobActions({ job, apply, level = 2 }: JobActionsProps) {
  const saves = job.state === 'PUBLISHED' || job.saved
  return (
    <ActionsLayout
      job={job}
      apply={apply}
      save={saves && <SaveButton vacancy_id={job.id} saved={job.saved} />}
      alert={<AlertButton job={job} />}
      keeps_apply={level === 1}
      fit={
        <>
          <JobFit job={job} level={level} />
          {job.state !== 'CLOSED' && <PaidRange job={job} level={level} />}
        </>
      }
    />
  )
}
