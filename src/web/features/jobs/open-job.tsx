import { ExternalLink, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import { useJob } from '#web/data/jobs.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { CompanyAbout } from './company/company-about.tsx'
import { cardLinkId } from './job-card.tsx'
import { JobStateNotice } from './job-state-notice.tsx'
import { JobLoading } from './jobs-loading.tsx'
import { Report } from './report-dialog.tsx'
import { useOpenVacancy } from './use-job-address.ts'

interface OpenJobProps {
  vacancy_id: string
  /** Draws the text of the vacancy. */
  children: (job: PublicJob) => ReactNode
}

/** Whoever closes a vacancy goes on from its card. */
function backToCard(vacancy_id: string): void {
  document.getElementById(cardLinkId(vacancy_id))?.focus({ preventScroll: true })
}

interface OpenJobSheetProps extends OpenJobProps {
  /** The main action, in reach however far one has read. */
  foot: (job: PublicJob) => ReactNode
}

/** Over the list, which stays where it was: on phones, and on pages that have no column for it. */
export function OpenJobSheet({ vacancy_id, children, foot }: OpenJobSheetProps) {
  const { close } = useOpenVacancy()
  const job = useJob(vacancy_id).data
  useEffect(() => () => backToCard(vacancy_id), [vacancy_id])
  return (
    <Drawer open onOpenChange={close} title="Vacante" className="max-w-xl">
      <div className="flex-1 px-5 pt-6 pb-10 sm:px-7">
        <Content vacancy_id={vacancy_id}>{children}</Content>
      </div>
      {job && (
        <div className="sticky bottom-0 z-20 border-line border-t bg-surface px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] empty:hidden sm:px-7">
          {foot(job)}
        </div>
      )}
    </Drawer>
  )
}

/** Beside the list, where there is room. */
export function OpenJobColumn({ vacancy_id, children }: OpenJobProps) {
  const { show } = useOpenVacancy()
  const column = useRef<HTMLElement>(null)

  useEffect(() => {
    // Another vacancy is read from its top.
    column.current?.scrollTo(0, 0)
    column.current?.focus({ preventScroll: true })
    return () => backToCard(vacancy_id)
  }, [vacancy_id])

  return (
    <section
      ref={column}
      tabIndex={-1}
      aria-label="Vacante abierta"
      className="sticky top-20 h-fit max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain rounded-xl border border-line bg-surface p-7"
    >
      <span className="sticky top-0 z-20 float-right -mt-3 -mr-3 rounded-lg bg-surface">
        <IconButton label="Cerrar vacante" onClick={() => show(null)}>
          <X aria-hidden="true" />
        </IconButton>
      </span>
      <Content vacancy_id={vacancy_id}>{children}</Content>
    </section>
  )
}

function Content({ vacancy_id, children }: OpenJobProps) {
  const job = useJob(vacancy_id)
  if (job.isPending) return <JobLoading />
  if (job.error instanceof ApiError && [404, 410, 422].includes(job.error.status)) return <Gone />
  if (!job.data) {
    return <Failure title="No pudimos cargar la vacante." error={job.error} onRetry={() => job.refetch()} />
  }
  return (
    <div className="space-y-8">
      <JobStateNotice job={job.data} />
      {children(job.data)}
      <CompanyAbout job={job.data} />
      <p className="flex flex-wrap items-center justify-between gap-3">
        <Link to={`/jobs/${vacancy_id}`} className="text-link inline-flex min-h-11 items-center gap-1.5">
          Abrir en su página
          <ExternalLink aria-hidden="true" className="size-4" />
        </Link>
        <Report vacancy_id={vacancy_id} title={job.data.document.title} />
      </p>
    </div>
  )
}

function Gone() {
  return (
    <EmptyState
      compact
      drawing="lost"
      title="Esta vacante no está disponible"
      text="Puede que ya haya cerrado o que el enlace no esté completo."
    />
  )
}
