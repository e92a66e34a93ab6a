import { BadgeCheck, BriefcaseBusiness, CalendarClock, Clock3, MapPin } from 'lucide-react'
import type { JobCard } from '#shared/jobs/jobs.ts'
import { termsWords, whereWords } from '#shared/words/vacancies.ts'
import { Ago, Day } from '#web/ui/layout/moment.tsx'
import { PromisedDay } from './promised-day.tsx'

export function CompanyLine({ company }: Pick<JobCard, 'company'>) {
  return (
    <p className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-2 text-ink-soft">
      <span className="wrap-anywhere line-clamp-2 min-w-0">{company.name}</span>
      {company.verified && (
        <span className="inline-flex items-center gap-1 font-medium text-good text-sm">
          <BadgeCheck aria-hidden="true" className="size-4" /> Verificada
        </span>
      )}
    </p>
  )
}

/** Where, on what terms, by when they answer, since when and until when. */
export function JobFacts({ job }: { job: JobCard }) {
  const { reply_days } = job.document
  const open = job.state === 'PUBLISHED'
  const terms = termsWords(job.document)
  return (
    <ul className="space-y-0.5 text-ink-soft text-sm sm:space-y-1 sm:text-[0.9375rem] [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 sm:[&_svg]:mt-1">
      <Fact icon={<MapPin aria-hidden="true" />}>{whereWords(job.document)}</Fact>
      {terms && <Fact icon={<BriefcaseBusiness aria-hidden="true" />}>{terms}</Fact>}
      {open && reply_days !== null && (
        <Fact icon={<Clock3 aria-hidden="true" />}>
          Responde antes del <PromisedDay reply_days={reply_days} />
        </Fact>
      )}
      <Fact icon={<CalendarClock aria-hidden="true" />}>
        Publicada <Ago iso={job.published_at} />
        {open && (
          <>
            {' · Cierra el '}
            <Day iso={job.expires_at} />
          </>
        )}
      </Fact>
    </ul>
  )
}

interface FactProps {
  icon: React.ReactNode
  children: React.ReactNode
}

function Fact({ icon, children }: FactProps) {
  return (
    <li className="flex gap-2">
      {icon}
      <span className="wrap-anywhere min-w-0">{children}</span>
    </li>
  )
}
