import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { Interview } from '#shared/hiring/interviews.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { useInterviews } from '#web/data/hiring-team/interviews.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { InterviewRow } from './interview-row.tsx'
import { ProposeDialog } from './propose-dialog.tsx'

/** The interviews of one application. */
export function InterviewsPart({ application }: { application: TeamApplication }) {
  const { may } = useDashboard()
  const found = useInterviews(application.id)
  const [asked, setAsked] = useState<Interview | 'new' | null>(null)
  if (found.isPending) return <SkeletonLines lines={3} />
  if (!found.data) {
    return <Failure title="No pudimos cargar las entrevistas." error={found.error} onRetry={() => found.refetch()} />
  }
  const { items } = found.data
  return (
    <div className="space-y-4">
      {may('message') && (application.state === 'ACTIVE' || application.state === 'ON_HOLD') && (
        <Button size="sm" variant="secondary" onClick={() => setAsked('new')}>
          <CalendarPlus aria-hidden="true" />
          Proponer entrevista
        </Button>
      )}
      {items.length === 0 && <p className="text-ink-soft text-sm">No hay entrevistas programadas.</p>}
      <ul aria-label="Entrevistas" className="space-y-3 empty:hidden">
        {items.map((interview) => (
          <InterviewRow
            key={interview.id}
            interview={interview}
            their_zone={application.timezone}
            onChange={() => setAsked(interview)}
          />
        ))}
      </ul>
      {asked && (
        <ProposeDialog
          key={asked === 'new' ? 'new' : asked.id}
          application_id={application.id}
          full_name={application.full_name}
          interview={asked === 'new' ? null : asked}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
