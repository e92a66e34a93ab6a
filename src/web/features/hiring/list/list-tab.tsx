import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import { BULK_MAX } from '#shared/hiring/bulk.ts'
import { useApplicationList } from '#web/data/hiring-team/list.ts'
import { askedNow, withParam } from '#web/lib/address.ts'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { MatchNotice } from '#web/ui/feedback/match-notice.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { ApplicationTable } from './application-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { readList } from './list-address.ts'
import { ListFilters } from './list-filters.tsx'

/** Everybody who applied, with filters and for many at once. */
export function ListTab() {
  const { vacancy, may } = useDashboard()
  const [search, setSearch] = useSearchParams()
  const asked = readList(search)
  const list = useApplicationList(vacancy.id, asked)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // In the address, so that whoever leaves finds the work again.
  const bulk_id = search.get('lote')
  const setBulk = (id: string | null) =>
    setSearch(withParam(askedNow(), 'lote', id), { replace: true, preventScrollReset: true })
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const total = list.data?.pages.at(-1)?.total ?? 0
  const words = JSON.stringify(asked)

  // What is not seen any more must not be changed by accident.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters begin another choice
  useEffect(() => setChosen(new Set()), [words])

  return (
    <div className="space-y-4">
      <ListFilters asked={asked} />
      {bulk_id && <BulkProgress bulk_id={bulk_id} onClose={() => setBulk(null)} />}
      <span role="status" className="block text-ink-soft text-sm">
        {list.data ? plural(total, 'postulación', 'postulaciones') : ''}
      </span>
      {list.isPending && (
        <Loading label="Cargando postulaciones…" className="space-y-2">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} className="h-16 w-full rounded-lg" />
          ))}
        </Loading>
      )}
      {list.isError && (
        <Failure title="No pudimos cargar las postulaciones." error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && items.length === 0 && (
        <Card aria-label="Postulaciones">
          <EmptyState drawing="search" text="Nadie con estos filtros. Quita alguno para ver más postulaciones." />
        </Card>
      )}
      {items.length > 0 && <MatchNotice side="team" />}
      {items.length > 0 && (
        <ApplicationTable items={items} chosen={may('move') ? chosen : null} onChoose={setChosen} max={BULK_MAX} />
      )}
      <LoadMore hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => list.fetchNextPage()} />
      {chosen.size > 0 && (
        <BulkBar
          chosen={[...chosen]}
          states={new Set(items.filter(({ id }) => chosen.has(id)).map(({ state }) => state))}
          onClear={() => setChosen(new Set())}
          onStarted={(id) => {
            setBulk(id)
            setChosen(new Set())
          }}
        />
      )}
    </div>
  )
}
