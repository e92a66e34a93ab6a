import { CircleCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { JobCard } from '#shared/jobs/jobs.ts'
import { withParam } from '#web/lib/address.ts'
import { formatDate } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { cardLinkId } from './job-card.tsx'

/** The list that showed a vacancy, as its page is told. */
export type JobOrigin = 'para-ti'

interface ApplyStepProps {
  job: JobCard
  applied_at: string | null
  /** The vacancy opens beside the list. */
  wide: boolean
  origin: JobOrigin | undefined
}

/** On a card: when the person applied, else the way to the apply screen. */
export function ApplyStep({ job, applied_at, wide, origin }: ApplyStepProps) {
  const [search] = useSearchParams()
  if (applied_at) {
    return (
      <p className="flex items-center gap-1.5 font-medium text-good text-sm">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
        Te postulaste el {formatDate(applied_at)}
      </p>
    )
  }
  if (job.state !== 'PUBLISHED') return null
  const beside = withParam(withParam(search, 'vacante', job.id), 'panel', 'postular')
  const page = new URLSearchParams({ panel: 'postular', ...(origin && { origen: origin }) })
  return (
    <p className="flex">
      <LinkButton
        size="sm"
        variant="secondary"
        to={wide ? `?${beside}` : `/jobs/${job.id}?${page}`}
        preventScrollReset={wide}
        aria-describedby={cardLinkId(job.id)}
        // Above the link that is the whole card; `hit-area` places it already.
        className="z-10"
      >
        Postularme
      </LinkButton>
    </p>
  )
}
