import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import type { JobCard as Job } from '#shared/jobs/jobs.ts'
import { salaryWords } from '#shared/words/vacancies.ts'
import { vacancyStateWords } from '#shared/words/vacancy-states.ts'
import { cx } from '#web/lib/cx.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { CompanyLine, JobFacts } from './job-facts.tsx'

interface JobCardProps {
  job: Job
  /** Where the whole card leads. */
  to: string
  level?: 2 | 3 | undefined
  /** It is the one that is open beside the list. */
  current?: boolean | undefined
  /** Instead of following the link as it was drawn. */
  onOpen?: (() => void) | undefined
  /** How the person matches it, where that is known. */
  match?: ReactNode | undefined
  /** Buttons of its own, above the link. */
  actions?: ReactNode | undefined
  /** The next step, under everything. */
  foot?: ReactNode | undefined
}

export const cardLinkId = (vacancy_id: string): string => `vacante-${vacancy_id}`

/** One vacancy in a list; the whole card is one link. */
export function JobCard({ job, to, level = 2, current = false, onOpen, match, actions, foot }: JobCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <li
      className={cx(
        'relative flex min-w-0 flex-col gap-2.5 rounded-xl border bg-surface p-4 shadow-rest transition-[border-color,box-shadow] focus-within:border-brand hover:border-brand hover:shadow-float sm:gap-4 sm:p-6',
        current ? 'border-brand' : 'border-line',
      )}
    >
      <div className="flex items-start gap-3 sm:gap-4">
        <Avatar name={job.company.name} url={job.company.logo_url} square />
        <div className="min-w-0 flex-1">
          <Title className="wrap-anywhere line-clamp-3 text-[1.0625rem] sm:text-xl">
            <Link
              id={cardLinkId(job.id)}
              to={to}
              aria-current={current || undefined}
              preventScrollReset={to.startsWith('?')}
              onClick={(event) => {
                if (!onOpen || isForNewTab(event)) return
                event.preventDefault()
                onOpen()
              }}
              className="rounded-md after:absolute after:inset-0 after:rounded-xl"
            >
              {job.title}
            </Link>
          </Title>
          <CompanyLine company={job.company} />
        </div>
        {actions && (
          <div className="-mt-2.5 -mr-2.5 -mb-3 flex shrink-0 max-sm:flex-col sm:-mt-2 sm:-mr-2">{actions}</div>
        )}
      </div>
      {job.state !== 'PUBLISHED' && (
        <p>
          <Badge>{vacancyStateWords[job.state]}</Badge>
        </p>
      )}
      <p className="numeric wrap-anywhere font-bold sm:text-lg">{salaryWords(job.document.salary)}</p>
      <JobFacts job={job} />
      {match && <div className="border-line border-t pt-2.5 sm:pt-4">{match}</div>}
      {foot}
    </li>
  )
}

const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
