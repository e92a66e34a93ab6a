import { CircleCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { JobCard } from '#shared/jobs/jobs.ts'
import { OPENED_HERE, withParam } from '#web/lib/address.ts'
import { formatDate } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { cardLinkId } from './job-card.tsx'

interface ApplyStepProps {
  job: JobCard
  applied_at: string | null
}

/** On a card: when the person applied, else the way to the apply screen; on a phone that is one press further, in the open vacancy. */
export function ApplyStep({ job, applied_at }: ApplyStepProps) {
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
  const panel = withParam(withParam(search, 'vacante', job.id), 'panel', 'postular')
  return (
    <p className="flex max-sm:hidden">
      <LinkButton
        size="sm"
        variant="secondary"
        to={`?${panel}`}
        state={OPENED_HERE}
        preventScrollReset
        aria-describedby={cardLinkId(job.id)}
        // Above the link that is the whole card; `hit-area` places it already.
        className="z-10"
      >
        Postularme
      </LinkButton>
    </p>
  )
}
