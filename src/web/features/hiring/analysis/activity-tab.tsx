import { Link, useSearchParams } from 'react-router'
import { useBoardActivity } from '#web/data/hiring-team/list.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ownStepSentence } from '../application/timeline-part.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { addressOf } from '../dashboard/use-open-application.ts'

/** What happened in the process, the newest first. */
export function ActivityTab() {
  const { vacancy } = useDashboard()
  const [search] = useSearchParams()
  const activity = useBoardActivity(vacancy.id)
  if (activity.isPending) {
    return (
      <Loading label="Cargando la actividad…">
        <SkeletonLines lines={8} />
      </Loading>
    )
  }
  if (!activity.data) {
    return <Failure title="No pudimos cargar la actividad." error={activity.error} onRetry={() => activity.refetch()} />
  }
  const items = activity.data.pages.flatMap((page) => page.items)
  return (
    <Card title="Actividad">
      {items.length === 0 && <EmptyState compact drawing="board" text="Aquí verás cada paso del proceso." />}
      <ol aria-label="Actividad" className="divide-y divide-line">
        {items.map((event) => (
          <li key={event.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <p className="wrap-anywhere min-w-0">
              <Link to={addressOf(search, event.application_id)} preventScrollReset className="text-link">
                {event.full_name}
              </Link>{' '}
              · {ownStepSentence(event)}
            </p>
            <time dateTime={event.at} className="text-ink-soft text-sm">
              {formatDayTime(event.at)}
            </time>
          </li>
        ))}
      </ol>
      <LoadMore
        hasMore={activity.hasNextPage}
        busy={activity.isFetchingNextPage}
        onMore={() => activity.fetchNextPage()}
      />
    </Card>
  )
}
