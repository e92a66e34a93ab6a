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

/** `?postulacion=`: a sheet of full height, beside the board on wide screens and over it on others. */
export function OpenApplication({ id, wide, children }: PanelProps) {
  const { show } = useOpenApplication()
  const column = useRef<HTMLElement>(null)
  useNeighbourKeys(id)
  useSeenAfterAWhile(id)

  useEffect(() => {
    column.current?.focus({ preventScroll: true })
    // The board has become narrower, or another person was walked to: their card stays in sight.
    document.querySelector(`[data-card="${id}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return () => document.getElementById(cardLinkId(id))?.focus({ preventScroll: true })
  }, [id])

  const content = <Content id={id}>{children}</Content>
  if (!wide) {
    return (
      <Drawer open onOpenChange={() => show(null)} title="Postulación" className="max-w-2xl">
        <div {...HEARS_KEYS} className={frame}>
          <div className="absolute top-2.5 right-13 z-10">
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
      data-sheet=""
      className="fixed inset-y-0 right-0 z-30 flex w-(--sheet-width) animate-slide-right flex-col border-line border-l bg-surface shadow-float outline-none"
    >
      <div className={frame}>
        <div className="absolute top-2.5 right-2.5 z-10 flex">
          <NeighbourButtons id={id} />
          <IconButton label="Cerrar postulación" onClick={() => show(null)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {content}
      </div>
    </section>
  )
}

/** The head stays and what is read scrolls below it; on a low screen all of it scrolls. */
const frame = 'relative flex min-h-0 flex-1 flex-col low:overflow-y-auto'

function Content({ id, children }: Pick<PanelProps, 'id' | 'children'>) {
  const { vacancy } = useDashboard()
  const application = useTeamApplication(vacancy.id, id)
  if (application.data) return children(application.data)
  if (application.isPending) return <PanelLoading />
  if (application.error instanceof ApiError && [404, 410, 422].includes(application.error.status)) {
    return (
      <div className="mt-14 px-4">
        <EmptyState
          compact
          drawing="lost"
          title="No encontramos esta postulación"
          text="Puede que se haya retirado o que ya no tengas acceso."
        />
      </div>
    )
  }
  return (
    <div className="mt-14 px-4 sm:px-6">
      <Failure
        title="No pudimos cargar la postulación."
        error={application.error}
        onRetry={() => application.refetch()}
      />
    </div>
  )
}

function PanelLoading() {
  return (
    <Loading label="Cargando la postulación…" className="space-y-4 px-4 pt-3 sm:px-6">
      <Skeleton className="h-10 w-56 max-w-[60%]" />
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-10 w-full rounded-lg" />
      <SkeletonLines lines={12} />
    </Loading>
  )
}
