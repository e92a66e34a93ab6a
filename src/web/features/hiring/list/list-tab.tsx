import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import { BULK_MAX } from '#shared/hiring/bulk.ts'
import { useApplicationList } from '#web/data/hiring-team/list.ts'
import { askedNow, withParam } from '#web/lib/address.ts'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { FirstPeople } from '../parts/first-people.tsx'
import { AddPeopleButton } from '../people/add-people.tsx'
import { RecommendButton } from '../referrals/recommend.tsx'
import { ApplicationTable } from './application-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { readList } from './list-address.ts'
import { ListFilters } from './list-filters.tsx'

const UNFILTERED = JSON.stringify(readList(new URLSearchParams()))

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
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span role="status" className="font-semibold text-sm">
          {list.data ? plural(total, 'postulación', 'postulaciones') : ''}
        </span>
        {items.length > 0 && <MatchNotice side="team" />}
        {items.length > 0 && (
          <span className="ml-auto flex flex-wrap gap-2">
            <RecommendButton vacancy={vacancy} />
            <AddPeopleButton small vacancy={vacancy} may_move={may('move')} />
          </span>
        )}
      </div>
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
        <NobodyListed
          filtered={words !== UNFILTERED}
          onClear={() => setSearch(withParam(new URLSearchParams(), 'tab', 'lista'), { preventScrollReset: true })}
        />
      )}
      {items.length > 0 && (
        <ApplicationTable items={items} chosen={may('move') ? chosen : null} onChoose={setChosen} max={BULK_MAX} />
      )}
      {list.hasNextPage && (
        <div data-more>
          <LoadMore hasMore busy={list.isFetchingNextPage} onMore={() => list.fetchNextPage()} />
        </div>
      )}
      {chosen.size > 0 && (
        <BulkBar
          chosen={[...chosen]}
          people={items.filter(({ id }) => chosen.has(id))}
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

function NobodyListed({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { vacancy, may } = useDashboard()
  return (
    <Card aria-label="Postulaciones">
      {filtered ? (
        <EmptyState
          drawing="search"
          text="Nadie con estos filtros. Quita alguno para ver más postulaciones."
          action={
            <Button variant="secondary" onClick={onClear}>
              Quitar los filtros
            </Button>
          }
        />
      ) : (
        <EmptyState
          drawing="people"
          text="No hay postulaciones en curso. Comparte la vacante o invita a quienes encajan."
          action={
            <FirstPeople vacancy={vacancy}>
              <AddPeopleButton vacancy={vacancy} may_move={may('move')} />
              <RecommendButton vacancy={vacancy} />
            </FirstPeople>
          }
        />
      )}
    </Card>
  )
}
