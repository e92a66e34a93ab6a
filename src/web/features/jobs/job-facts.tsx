import { BadgeCheck, CalendarClock, Clock3, MapPin } from 'lucide-react'
import type { JobCard } from '#shared/jobs/jobs.ts'
import { countryName } from '#shared/words/names.ts'
import { placeWords } from '#shared/words/vacancies.ts'
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

/** Where, by when they answer, since when and until when. */
export function JobFacts({ job }: { job: JobCard }) {
  const { reply_days } = job.document
  const open = job.state === 'PUBLISHED'
  return (
    <ul className="space-y-1 text-[0.9375rem] text-ink-soft [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0">
      <Fact icon={<MapPin aria-hidden="true" />}>{placeLine(job)}</Fact>
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

function Fact({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <li className="flex gap-2">
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
