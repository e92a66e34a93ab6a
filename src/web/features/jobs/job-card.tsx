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

/** Under the facts, or beside them where the card is wide. */
const MATCH_LOOK = 'border-line @max-3xl:border-t @3xl:border-l @max-3xl:pt-2 @max-3xl:sm:pt-4 @3xl:pl-8'

export const cardLinkId = (vacancy_id: string): string => `vacante-${vacancy_id}`

/** One vacancy in a list; the whole card is one link. */
export function JobCard({ job, to, level = 2, current = false, onOpen, match, actions, foot }: JobCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <li
      className={cx(
        '@container relative min-w-0 space-y-2 rounded-xl border bg-surface p-3.5 shadow-rest transition-[border-color,box-shadow] focus-within:border-brand hover:border-brand hover:shadow-float sm:space-y-4 sm:p-6',
        current ? 'border-brand' : 'border-line',
      )}
    >
      <div className={cx('flex items-start gap-3 sm:gap-4', actions && 'max-sm:pr-8')}>
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
          // On a phone they stand in two corners and take no line of their own.
          <div className="pointer-events-none flex shrink-0 *:pointer-events-auto max-sm:absolute max-sm:inset-y-1 max-sm:right-1 max-sm:flex-col max-sm:justify-between sm:-mt-2 sm:-mr-2 sm:-mb-3">
            {actions}
          </div>
        )}
      </div>
      {job.state !== 'PUBLISHED' && (
        <p>
          <Badge>{vacancyStateWords[job.state]}</Badge>
        </p>
      )}
      <div className="grid gap-x-8 gap-y-2 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] sm:gap-y-4">
        <div className="min-w-0 space-y-1 sm:space-y-3">
          <p className="numeric wrap-anywhere font-bold max-sm:text-[0.9375rem] sm:text-lg">
            {salaryWords(job.document.salary)}
          </p>
          <JobFacts job={job} />
        </div>
        <div
          className={cx(
            'min-w-0 space-y-2 empty:hidden sm:space-y-4',
            match && MATCH_LOOK,
            actions && 'max-sm:pr-8',
          )}
        >
          {match}
          {foot}
        </div>
      </div>
    </li>
  )
}

const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
