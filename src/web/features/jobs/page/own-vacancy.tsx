import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { JobCard, PublicJob } from '#shared/jobs/jobs.ts'
import { jobQuery, useCompanyJobs, useJob, useSimilarJobs } from '#web/data/jobs.ts'
import { keepDrawnJob } from '#web/data/public/drawn-jobs.ts'
import { queryClient } from '#web/data/query-client.ts'
import { CompanyView } from '../company/company-view.tsx'
import { JobMatch } from '../fit/job-match.tsx'
import { JobActions } from '../job-actions.tsx'
import { Report } from '../report-dialog.tsx'
import { SaveMark } from '../save-button.tsx'
import { SimilarJobs } from '../similar-jobs.tsx'
import { NoVacancy } from './no-vacancy.tsx'
import { type DrawText, frame, VacancyLayout } from './vacancy-layout.tsx'

/** Before the page stands; what came with the document needs no second journey. */
export async function prepareVacancy(vacancy_id: string): Promise<void> {
  keepDrawnJob(vacancy_id)
  await queryClient.ensureQueryData(jobQuery(vacancy_id)).catch(() => undefined)
}

interface Drawing {
  drawText: DrawText
  drawApply: (job: PublicJob, source: Source) => ReactNode
}

/** The page of a vacancy for whoever is signed in: the own fit, the own application. */
export function OwnVacancy({ vacancy_id, ...drawing }: Drawing & { vacancy_id: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Loaded key={vacancy_id} vacancy_id={vacancy_id} {...drawing} />
    </QueryClientProvider>
  )
}

function Loaded({ vacancy_id, ...drawing }: Drawing & { vacancy_id: string }) {
  const job = useJob(vacancy_id)
  const [search] = useSearchParams()
  if (!job.data) return <NoVacancy error={job.error} onRetry={() => job.refetch()} />
  return search.has('empresa') ? <OwnCompany job={job.data} /> : <Whole job={job.data} {...drawing} />
}

const matchOf = ({ match }: JobCard) => match && <JobMatch match={match} />

function OwnCompany({ job }: { job: PublicJob }) {
  const others = useCompanyJobs(job.id)
  return (
    <div className={frame}>
      <CompanyView job={job} others={others.isPending ? null : (others.data ?? [])} matchOf={matchOf} />
    </div>
  )
}

type Source = 'ALERT' | 'SHARED_LINK' | 'DIRECT'

/** How somebody came here, as mails of alerts and shared links say in the address. */
function sourceOf(origin: string | null): Source {
  if (origin === 'alerta') return 'ALERT'
  return origin === 'compartido' ? 'SHARED_LINK' : 'DIRECT'
}

function Whole({ job, drawText, drawApply }: Drawing & { job: PublicJob }) {
  const { data: similar = [] } = useSimilarJobs(job.id)
  const [search] = useSearchParams()
  const source = sourceOf(search.get('origen'))
  return (
    <VacancyLayout
      job={job}
      drawText={drawText}
      actions={<JobActions job={job} level={1} apply={drawApply(job, source)} />}
      report={<Report vacancy_id={job.id} title={job.document.title} />}
      similar={
        <SimilarJobs
          jobs={similar}
          own={(one) => ({
            actions: <SaveMark vacancy_id={one.id} title={one.title} saved={one.saved} />,
            match: matchOf(one),
          })}
        />
      }
    />
  )
}
