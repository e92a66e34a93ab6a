import type { ReactNode } from 'react'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { CompanyAbout } from '../company/company-about.tsx'
import { JobStateNotice } from '../job-state-notice.tsx'

export const frame = 'mx-auto w-full max-w-6xl px-4 pt-6 pb-20 sm:px-6 lg:pt-10'

/** Draws the text of the vacancy with what can be done under its salary. */
export type DrawText = (job: PublicJob, actions: ReactNode) => ReactNode

interface VacancyLayoutProps {
  job: PublicJob
  drawText: DrawText
  actions: ReactNode
  report: ReactNode
  similar: ReactNode
}

/** The page of a vacancy, the same for visitors and for signed-in people but for what they can do. */
export function VacancyLayout({ job, drawText, actions, report, similar }: VacancyLayoutProps) {
  usePageTitle(job.document.title, job.company.name)
  return (
    <div className={`${frame} space-y-14`}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-8">
          <JobStateNotice job={job} />
          {drawText(job, actions)}
        </div>
        <div className="min-w-0 space-y-4 lg:sticky lg:top-24 lg:h-fit">
          <CompanyAbout job={job} />
          {report}
        </div>
      </div>
      {similar}
    </div>
  )
}
