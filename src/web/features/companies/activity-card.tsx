import { useState } from 'react'
import { downloadAudit, downloadMatchUse, useActivity } from '#web/data/companies/profile.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { DownloadButton } from '#web/ui/buttons/download-button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

const FIRST = 6

/** What happened in the company, newest first; the last few until somebody wants more. */
export function ActivityCard({ company_id }: { company_id: string }) {
  const activity = useActivity(company_id)
  const [is_whole, setWhole] = useState(false)
  const items = activity.data?.pages.flatMap((page) => page.items) ?? []
  const has_more = activity.hasNextPage || (!is_whole && items.length > FIRST)

  function more() {
    if (is_whole) activity.fetchNextPage()
    else setWhole(true)
  }

  return (
    <Card
      title="Actividad"
      className="lg:col-start-1"
      action={
        <div className="flex flex-wrap gap-2">
          <DownloadButton load={() => downloadAudit(company_id)} name="registro.csv">
            Descargar registro
          </DownloadButton>
          <DownloadButton load={() => downloadMatchUse(company_id)} name="uso-del-encaje.csv">
            Uso del encaje
          </DownloadButton>
        </div>
      }
    >
      {activity.isError && (
        <Failure title="No pudimos cargar la actividad." error={activity.error} onRetry={activity.refetch} />
      )}
      {activity.isPending && (
        <Loading label="Cargando la actividad…">
          <SkeletonLines lines={4} />
        </Loading>
      )}
      <ol className="space-y-4">
        {(is_whole ? items : items.slice(0, FIRST)).map((item) => (
          <li key={item.id} className="flex gap-3.5">
            <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-brand" />
            <p className="min-w-0">
              <span className="wrap-anywhere block">{item.text}</span>
              <time dateTime={item.created_at} className="text-ink-soft text-sm">
                {timeAgo(item.created_at)}
              </time>
            </p>
          </li>
        ))}
      </ol>
      {has_more && (
        <div className="-mb-5">
          <LoadMore hasMore busy={activity.isFetchingNextPage} onMore={more} />
        </div>
      )}
    </Card>
  )
}
