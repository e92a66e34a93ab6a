import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { useTeamApplication } from '#web/data/hiring-team/application.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { HEARS_KEYS } from '#web/lib/page-keys.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { cardLinkId } from '../board/application-card.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { useOpenApplication } from '../dashboard/use-open-application.ts'
import { NeighbourButtons, useNeighbourKeys } from './neighbours.tsx'
import { useSeenAfterAWhile } from './use-seen.ts'

interface PanelProps {
  id: string
  wide: boolean
  /** Draws the whole application; the page knows how a CV looks. */
  children: (application: TeamApplication) => ReactNode
}

/** `?postulacion=`: a column beside the board on wide screens, a drawer on others. */
export function OpenApplication({ id, wide, children }: PanelProps) {
  const { show } = useOpenApplication()
  const column = useRef<HTMLElement>(null)
  useNeighbourKeys(id)
  useSeenAfterAWhile(id)

  useEffect(() => {
    column.current?.scrollTo(0, 0)
    column.current?.focus({ preventScroll: true })
    return () => document.getElementById(cardLinkId(id))?.focus({ preventScroll: true })
  }, [id])

  const content = <Content id={id}>{children}</Content>
  if (!wide) {
    return (
      <Drawer open onOpenChange={() => show(null)} title="Postulación" className="max-w-2xl">
        <div {...HEARS_KEYS} className="px-4 pt-3 pb-10 sm:px-7">
          <div className="-ml-2 mb-2">
            <NeighbourButtons id={id} />
          </div>
          {content}
        </div>
      </Drawer>
    )
  }
  return (
    <section
      ref={column}
      tabIndex={-1}
      aria-label="Postulación abierta"
      className="sticky top-20 h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain rounded-xl border border-line bg-surface px-6 pb-8"
    >
      <div className="sticky top-0 z-20 -mx-6 flex items-center justify-between bg-surface px-4 py-2">
        <NeighbourButtons id={id} />
        <IconButton label="Cerrar postulación" onClick={() => show(null)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {content}
    </section>
  )
}

function Content({ id, children }: Pick<PanelProps, 'id' | 'children'>) {
  const { vacancy } = useDashboard()
  const application = useTeamApplication(vacancy.id, id)
  if (application.data) return children(application.data)
  if (application.isPending) return <PanelLoading />
  if (application.error instanceof ApiError && [404, 410, 422].includes(application.error.status)) {
    return (
      <EmptyState
        compact
        drawing="lost"
        title="No encontramos esta postulación"
        text="Puede que se haya retirado o que ya no tengas acceso."
      />
    )
  }
  return (
    <Failure
      title="No pudimos cargar la postulación."
      error={application.error}
      onRetry={() => application.refetch()}
    />
  )
}

function PanelLoading() {
  return (
    <Loading label="Cargando la postulación…" className="space-y-6">
      <Skeleton className="h-8 w-56 max-w-full" />
      <Skeleton className="h-5 w-72 max-w-full" />
      <Skeleton className="h-11 w-full rounded-lg" />
      <SkeletonLines lines={8} />
    </Loading>
  )
}
