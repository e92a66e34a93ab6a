import type { Interview } from '#shared/hiring/interviews.ts'
import type { Preparation } from '#shared/hiring/preparation.ts'
import { useMyInterviews } from '#web/data/hiring/my-process.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { InterviewCard } from '../interview-card.tsx'

const AHEAD: readonly Interview['state'][] = ['PROPOSED', 'RESCHEDULE_ASKED', 'SCHEDULED']

interface MeetingsProps {
  application_id: string
  is_open: boolean
  meets: Preparation['meets']
}

/** Where, when and with whom, as in the process. */
export function Meetings({ application_id, is_open, meets }: MeetingsProps) {
  const interviews = useMyInterviews(application_id)
  const ahead = interviews.data?.filter(({ state }) => is_open && AHEAD.includes(state)) ?? []
  return (
    <section aria-label="Tu entrevista">
      <h3 className="mb-3 text-lg">Tu entrevista</h3>
      {interviews.isPending && (
        <Loading label="Cargando tus entrevistas…">
          <Skeleton className="h-40 rounded-xl" />
        </Loading>
      )}
      {interviews.isError && !interviews.data && (
        <Failure
          title="No pudimos cargar tus entrevistas."
          error={interviews.error}
          onRetry={() => interviews.refetch()}
        />
      )}
      {interviews.data && ahead.length === 0 && (
        <p className="text-ink-soft">
          {is_open
            ? 'Todavía no hay ninguna con hora. Cuando la haya, verás aquí dónde es, a qué hora y con quién.'
            : 'Este proceso ya terminó.'}
        </p>
      )}
      <div className="space-y-4">
        {ahead.map((interview) => (
          <InterviewCard
            key={interview.id}
            interview={interview}
            meets={meets.find(({ interview_id }) => interview_id === interview.id)?.names}
          />
        ))}
      </div>
    </section>
  )
}
