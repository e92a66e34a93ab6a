import type { ReactNode } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { useKeepApplications, useMyApplications } from '#web/data/hiring/my-applications.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useApplicationsAddress } from '../use-applications-address.ts'
import { ApplicationCard } from './application-card.tsx'
import { ApplicationsBoard } from './applications-board.tsx'
import { ApplicationsTools } from './applications-tools.tsx'
import { DraftList } from './draft-list.tsx'

/** `offer`: to be told of answers, where there is something to be answered. */
export function ApplicationsTab({ offer }: { offer?: ReactNode }) {
  const { filter, board, addressOf, choice, q, clear } = useApplicationsAddress()
  const list = useMyApplications(filter)
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  useKeepApplications(items)
  if (list.isPending) return <ApplicationsLoading />
  if (!list.data) {
    return <Failure title="No pudimos cargar tus postulaciones." error={list.error} onRetry={() => list.refetch()} />
  }
  const [first] = list.data.pages
  const drafts = first?.drafts ?? []
  const filtered = choice !== '' || q !== ''
  if (items.length === 0 && !filtered) {
    return (
      <div className="space-y-6">
        <DraftList drafts={drafts} />
        <NoneYet />
      </div>
    )
  }
  return (
    <div className="space-y-6">
      <DraftList drafts={drafts} />
      {offer}
      <ApplicationsTools counts={first?.counts} />
      {items.length === 0 ? (
        <NoneFound onClear={clear} />
      ) : (
        <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
          {board ? (
            <ApplicationsBoard items={items} counts={filtered ? undefined : first?.counts} addressOf={addressOf} />
          ) : (
            <ul aria-label="Tus postulaciones" className="grid gap-4 lg:grid-cols-2">
              {items.map((one) => (
                <ApplicationCard key={one.id} application={one} to={addressOf(one.id)} />
              ))}
            </ul>
          )}
          <LoadMore
            hasMore={list.hasNextPage}
            busy={list.isFetchingNextPage}
            onMore={() => list.fetchNextPage()}
            endText={
              items.length > FEW ? `Eso es todo: ${plural(items.length, 'postulación', 'postulaciones')}.` : undefined
            }
          />
        </div>
      )}
    </div>
  )
}

/** A list that fits on a screen needs nobody to say that it ends. */
const FEW = 6

function NoneYet() {
  return (
    <Card aria-label="Tus postulaciones">
      <EmptyState
        drawing="send"
        text="Aún no te has postulado. Cuando lo hagas, aquí verás en qué punto está cada proceso."
        action={<LinkButton to="/app/jobs">Ver empleos</LinkButton>}
      />
    </Card>
  )
}

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <Card aria-label="Sin resultados">
      <EmptyState
        compact
        drawing="search"
        text="Ninguna de tus postulaciones coincide con lo que buscas."
        action={
          <Button variant="secondary" onClick={onClear}>
            Ver todas
          </Button>
        }
      />
    </Card>
  )
}

function ApplicationsLoading() {
  return (
    <Loading label="Cargando tus postulaciones…" className="grid gap-4 lg:grid-cols-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="space-y-4 rounded-xl border border-line bg-surface p-5">
          <div className="flex gap-3">
            <Skeleton className="size-11 rounded-lg" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-6 w-28 rounded-full" />
        </div>
      ))}
    </Loading>
  )
}
