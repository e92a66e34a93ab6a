import { Bookmark } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import { loginAddress } from '#web/lib/login-return.ts'
import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Ago, Day } from '#web/ui/layout/moment.tsx'
import { AlertButton } from './alerts/alert-button.tsx'
import { JobFit } from './fit/job-fit.tsx'
import { SaveButton } from './save-button.tsx'
import { ShareButton } from './share-button.tsx'

interface JobActionsProps {
  job: PublicJob
  /** The main action, before all others. */
  apply: ReactNode
  level?: 1 | 2
}

/** What can be done with an open vacancy, its dates, and how the person matches it. */
export function JobActions({ job, apply, level = 2 }: JobActionsProps) {
  const has_token = useSession((session) => session.token !== null)
  const open = job.state === 'PUBLISHED'
  return (
    <div className="space-y-5">
      <div data-print="hide" className="empty:hidden">
        {apply}
      </div>
      {/* On a phone the three share a line, each with its first word. */}
      <div
        className="flex gap-2 max-sm:*:min-w-0 max-sm:*:flex-1 max-sm:*:px-2 max-sm:*:text-sm max-[22.5rem]:[&_svg]:hidden sm:flex-wrap sm:gap-3"
        data-print="hide"
      >
        {has_token && (open || job.saved) && <SaveButton vacancy_id={job.id} saved={job.saved} />}
        {!has_token && open && (
          <LinkButton variant="secondary" to={loginAddress(`/jobs/${job.id}`)}>
            <Bookmark aria-hidden="true" />
            <span>
              Guardar<span className="max-sm:sr-only"> vacante</span>
            </span>
          </LinkButton>
        )}
        <ShareButton vacancy_id={job.id} title={`${job.document.title} · ${job.company.name}`} />
        <AlertButton job={job} />
      </div>
      <Dates job={job} open={open} />
      <JobFit job={job} level={level} />
    </div>
  )
}

function Dates({ job, open }: { job: PublicJob; open: boolean }) {
  return (
    <p className="text-ink-soft text-sm">
      Publicada <Ago iso={job.published_at} />
      {open && (
        <>
          {' · Cierra el '}
          <Day iso={job.expires_at} />
        </>
      )}
    </p>
  )
}
