import type { ReactNode } from 'react'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import type { SeenVacancy } from '#web/data/public/seen-vacancy.ts'
import { SimilarJobs } from '../similar-jobs.tsx'
import { ActionsLayout, FitFrame } from './actions-layout.tsx'
import { type DrawText, VacancyLayout } from './vacancy-layout.tsx'
import { AlertLink, FitInvitation, ReportLink, SaveLink } from './visitor-links.tsx'

interface VisitorVacancyProps {
  seen: SeenVacancy
  apply: ReactNode
  drawText: DrawText
}

/** The page of a vacancy for everybody: all that it offers are links, so that it works before any program has come. */
export function VisitorVacancy({ seen: { job, similar }, apply, drawText }: VisitorVacancyProps) {
  return (
    <VacancyLayout
      job={job}
      drawText={drawText}
      actions={<Links job={job} apply={apply} />}
      report={<ReportLink vacancy_id={job.id} />}
      similar={<SimilarJobs jobs={similar ?? []} />}
    />
  )
}

function Links({ job, apply }: { job: PublicJob; apply: ReactNode }) {
  const vacancy_id = job.id
  const open = job.state === 'PUBLISHED'
  return (
    <ActionsLayout
      job={job}
      keeps_apply
      apply={open && apply}
      save={open && <SaveLink vacancy_id={vacancy_id} />}
      alert={<AlertLink vacancy_id={vacancy_id} />}
      fit={
        // Nothing can follow from it once the vacancy is closed.
        job.state !== 'CLOSED' && (
          <FitFrame>
            <FitInvitation vacancy_id={vacancy_id} />
          </FitFrame>
        )
      }
    />
  )
}
