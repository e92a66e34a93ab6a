import { lazy, Suspense, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ApplicationDetail } from '#shared/hiring/my-applications.ts'
import { seekerStateWords } from '#shared/words/hiring.ts'
import { useMyApplication } from '#web/data/hiring/my-applications.ts'
import { OPENED_HERE, withParam } from '#web/lib/address.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import type { DrawCv } from '../../apply/company-view-pane.tsx'
import { UndoButton } from '../../parts/undo-button.tsx'
import { applicationLinkId } from '../list/application-card.tsx'
import { PromiseLine } from '../promise-line.tsx'
import { StateBadge } from '../state-badge.tsx'
import { MessagesTab } from './messages-tab.tsx'
import { PrepareLink } from './preparation/prepare-link.tsx'
import { PrivateTab } from './private-tab.tsx'
import { ProcessTab } from './process-tab.tsx'
import { SentTab } from './sent-tab.tsx'

/** It comes when somebody prepares for an interview. */
const PreparationPanel = lazy(() => import('./preparation/preparation-panel.tsx'))

interface OpenApplicationProps {
  id: string
  drawCv: DrawCv
  onClose: () => void
}

/** `?postulacion=`: a sheet over the list, the whole screen on a phone. */
export function OpenApplication({ id, drawCv, onClose }: OpenApplicationProps) {
  // Whoever closes it goes on from its card.
  useEffect(() => () => document.getElementById(applicationLinkId(id))?.focus({ preventScroll: true }), [id])
  return (
    <Drawer open onOpenChange={onClose} title="Postulación" className="max-w-2xl">
      <div className="px-4 pt-5 pb-12 sm:px-8 sm:pt-7">
        <Content id={id} drawCv={drawCv} onUndone={onClose} />
      </div>
    </Drawer>
  )
}

function Content({ id, drawCv, onUndone }: { id: string; drawCv: DrawCv; onUndone: () => void }) {
  const found = useMyApplication(id)
  if (found.data) return <Detail application={found.data} drawCv={drawCv} onUndone={onUndone} />
  if (found.isPending) return <DetailLoading />
  if (found.error instanceof ApiError && [404, 422].includes(found.error.status)) {
    return (
      <EmptyState
        drawing="lost"
        title="No encontramos esta postulación"
        text="Puede que la hayas deshecho o que el enlace no esté completo."
      />
    )
  }
  return <Failure title="No pudimos cargar tu postulación." error={found.error} onRetry={() => found.refetch()} />
}

interface DetailProps {
  application: ApplicationDetail
  drawCv: DrawCv
  onUndone: () => void
}

function Detail(props: DetailProps) {
  const preparation = usePanel('prepararte')
  if (!preparation.open || !props.application.can_prepare) {
    return <Followed {...props} onPrepare={() => preparation.setOpen(true)} />
  }
  return (
    <Suspense fallback={<DetailLoading />}>
      <PreparationPanel application={props.application} onBack={() => preparation.setOpen(false)} />
    </Suspense>
  )
}

function Followed({ application, drawCv, onUndone, onPrepare }: DetailProps & { onPrepare: () => void }) {
  const { id, unread_messages } = application
  usePageTitle(application.title, 'Mis Postulaciones')
  return (
    <>
      <Head application={application} />
      {application.undo_until && (
        <p className="mt-4 flex empty:hidden">
          <UndoButton application_id={id} undo_until={application.undo_until} onDone={onUndone} />
        </p>
      )}
      {application.can_prepare && (
        <div className="mt-4">
          <PrepareLink onOpen={onPrepare} />
        </div>
      )}
      <div className="mt-6">
        <Tabs
          label="Postulación"
          param="ver"
          tabs={[
            { value: 'proceso', label: 'Proceso' },
            { value: 'mensajes', label: 'Mensajes', ...(unread_messages > 0 && { count: unread_messages }) },
            { value: 'enviado', label: 'Enviado' },
            { value: 'notas', label: 'Notas' },
          ]}
        >
          {(tab) => (
            <>
              {tab === 'proceso' && <ProcessTab application={application} />}
              {tab === 'mensajes' && <MessagesTab application={application} />}
              {tab === 'enviado' && <SentTab application={application} drawCv={drawCv} />}
              {tab === 'notas' && <PrivateTab key={id} application={application} />}
            </>
          )}
        </Tabs>
      </div>
    </>
  )
}

function Head({ application }: { application: ApplicationDetail }) {
  const [search] = useSearchParams()
  const { title, company, vacancy_id, state, state_since, applied_at, is_on_hold, stage_label } = application
  return (
    <header className="space-y-3 pr-10">
      <div className="flex items-center gap-3">
        <Avatar name={company.name} url={company.logo_url} square />
        <p className="wrap-anywhere min-w-0 font-medium">{company.name}</p>
      </div>
      <h2 className="wrap-anywhere text-2xl">
        <Link
          to={`?${withParam(search, 'vacante', vacancy_id)}`}
          state={OPENED_HERE}
          preventScrollReset
          className="rounded-md hover:underline"
        >
          {title}
        </Link>
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <StateBadge state={state} />
        <span className="wrap-anywhere text-ink-soft text-sm">
          {application.is_open && stage_label && stage_label !== seekerStateWords[state] ? `${stage_label} · ` : ''}
          desde el {formatDate(state_since)}
        </span>
      </p>
      {is_on_hold && <p className="text-ink-soft text-sm">La empresa puso el proceso en espera.</p>}
      <PromiseLine application={application} />
      <p className="text-ink-soft text-sm">Te postulaste el {formatDate(applied_at)}.</p>
    </header>
  )
}

function DetailLoading() {
  return (
    <Loading label="Cargando tu postulación…" className="space-y-5">
      <div className="flex gap-3">
        <Skeleton className="size-11 rounded-lg" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-6 w-32 rounded-full" />
      <Skeleton className="h-11" />
      <Skeleton className="h-40 rounded-xl" />
    </Loading>
  )
}
