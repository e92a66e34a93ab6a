import type { ReactNode } from 'react'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import { Ago, Day } from '#web/ui/layout/moment.tsx'
import { ShareButton } from '../share-button.tsx'
import { KeptInReach } from './kept-in-reach.tsx'

interface ActionsLayoutProps {
  job: PublicJob
  /** The main action, before all others. */
  apply: ReactNode
  save: ReactNode
  alert: ReactNode
  /** How the person matches it, or how to know. */
  fit: ReactNode
  /** Where the page is long and all there is: the main action does not scroll away. */
  keeps_apply?: boolean
}

/** What can be done with an open vacancy, its dates, and the fit: in the same place for everybody. */
export function ActionsLayout({ job, apply, save, alert, fit, keeps_apply = false }: ActionsLayoutProps) {
  return (
    <div className="space-y-5">
      {keeps_apply ? (
        <KeptInReach>{apply}</KeptInReach>
      ) : (
        <div data-print="hide" className="empty:hidden">
          {apply}
        </div>
      )}
      {/* On a phone the three share a line, each with its first word. */}
      <div
        className="flex gap-2 max-sm:*:min-w-0 max-sm:*:flex-1 max-sm:*:px-2 max-sm:*:text-sm max-[22.5rem]:[&_svg]:hidden sm:flex-wrap sm:gap-3"
        data-print="hide"
      >
        {save}
        <ShareButton vacancy_id={job.id} title={`${job.document.title} · ${job.company.name}`} />
        {alert}
      </div>
      <Dates job={job} />
      {fit}
    </div>
  )
}

function Dates({ job }: { job: PublicJob }) {
  return (
    <p className="text-ink-soft text-sm">
      Publicada <Ago iso={job.published_at} />
      {job.state === 'PUBLISHED' && (
        <>
          {' · Cierra el '}
          <Day iso={job.expires_at} />
        </>
      )}
    </p>
  )
}

export function FitFrame({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Tu encaje" data-print="hide" className="rounded-lg bg-sunk p-4 sm:p-5">
      {children}
    </section>
  )
}
