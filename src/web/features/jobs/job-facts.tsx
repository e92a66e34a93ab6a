import { BadgeCheck, CalendarClock, Clock3, MapPin } from 'lucide-react'
import type { JobCard } from '#shared/jobs/jobs.ts'
import { countryName } from '#shared/words/names.ts'
import { placeWords } from '#shared/words/vacancies.ts'
import { cx } from '#web/lib/cx.ts'
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

/** Where, by when they answer, since when and until when; on a phone where and since when share a line. */
export function JobFacts({ job }: { job: JobCard }) {
  const { reply_days } = job.document
  const open = job.state === 'PUBLISHED'
  const promises = open && reply_days !== null
  return (
    <ul className="space-y-0.5 text-ink-soft text-sm sm:space-y-1 sm:text-[0.9375rem] [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 sm:[&_svg]:mt-1">
      <Fact icon={<MapPin aria-hidden="true" />}>
        {placeLine(job)}
        {promises && (
          <span className="sm:hidden">
            <span className="sr-only">. Publicada</span>
            <span aria-hidden="true"> ·</span> <Ago iso={job.published_at} />
          </span>
        )}
      </Fact>
      {promises && (
        <Fact icon={<Clock3 aria-hidden="true" />}>
          Responde antes del <PromisedDay reply_days={reply_days} />
        </Fact>
      )}
      <Fact icon={<CalendarClock aria-hidden="true" />} className={promises ? 'max-sm:hidden' : ''}>
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
  className?: string
  children: React.ReactNode
}

function Fact({ icon, className, children }: FactProps) {
  return (
    <li className={cx('flex gap-2', className)}>
      {icon}
      <span className="wrap-anywhere min-w-0">{children}</span>
    </li>
  )
}

const SAID = 2

function placeLine({ document }: JobCard): string {
  const { modality, locations, remote_countries } = document
  const where = placeWords(document)
  if (modality !== 'REMOTO' || locations.length > 0 || remote_countries.length === 0) return where
  const more = remote_countries.length - SAID
  return `${where} desde ${remote_countries.slice(0, SAID).map(countryName).join(', ')}${more > 0 ? ` y ${more} más` : ''}`
}
