import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Interview } from '#shared/hiring/interviews.ts'
import { type AgendaPart, useAgenda } from '#web/data/hiring-team/interviews.ts'
import { withParam } from '#web/lib/address.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { addressOf } from '../dashboard/use-open-application.ts'
import { CalendarCard } from './calendar-card.tsx'
import { InterviewRow } from './interview-row.tsx'
import { ProposeDialog } from './propose-dialog.tsx'

const parts: Record<AgendaPart, string> = { UPCOMING: 'Próximas', OPEN: 'Sin confirmar', PAST: 'Anteriores' }
const EMPTY: Record<AgendaPart, string> = {
  UPCOMING: 'No hay entrevistas programadas. Propón una desde la postulación de cada persona.',
  OPEN: 'Ninguna entrevista espera confirmación.',
  PAST: 'Aún no hubo entrevistas.',
}
type Listed = Interview & { full_name: string }

/** Every interview of the vacancy. */
export function AgendaTab() {
  const { vacancy } = useDashboard()
  const [when, setWhen] = useState<AgendaPart>('UPCOMING')
  const [changing, setChanging] = useState<Listed | null>(null)
  const [search] = useSearchParams()
  const agenda = useAgenda(vacancy.id, when)
  const items = agenda.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="space-y-5">
      <RadioPills name="when" words={parts} value={when} onChange={setWhen} />
      {agenda.isPending && (
        <Loading label="Cargando entrevistas…" className="space-y-3">
          <Skeleton className="h-28 w-full rounded-lg" />
          <Skeleton className="h-28 w-full rounded-lg" />
        </Loading>
      )}
      {agenda.isError && (
        <Failure title="No pudimos cargar las entrevistas." error={agenda.error} onRetry={() => agenda.refetch()} />
      )}
      {agenda.data && items.length === 0 && (
        <Card aria-label="Entrevistas">
          <EmptyState
            drawing="calendar"
            text={EMPTY[when]}
            action={
              <LinkButton variant="secondary" to={`?${withParam(search, 'tab', 'tablero')}`}>
                Ver el tablero
              </LinkButton>
            }
          />
        </Card>
      )}
      <ul aria-label="Entrevistas" className="space-y-3 empty:hidden">
        {items.map((interview) => (
          <InterviewRow
            key={interview.id}
            interview={interview}
            person={
              <Link to={addressOf(search, interview.application_id)} preventScrollReset className="text-link">
                {interview.full_name}
              </Link>
            }
            onChange={() => setChanging(interview)}
          />
        ))}
      </ul>
      <LoadMore hasMore={agenda.hasNextPage} busy={agenda.isFetchingNextPage} onMore={() => agenda.fetchNextPage()} />
      <CalendarCard company_id={vacancy.company_id} />
      {changing && (
        <ProposeDialog
          key={changing.id}
          application_id={changing.application_id}
          full_name={changing.full_name}
          interview={changing}
          onClose={() => setChanging(null)}
        />
      )}
    </div>
  )
}
