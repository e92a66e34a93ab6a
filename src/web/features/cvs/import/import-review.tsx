import { useImport } from '#web/data/cv-imports.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { ReviewScreen } from './review-screen.tsx'

const ended = {
  ACCEPTED: 'Ya usaste estos datos: están en tu CV.',
  DISCARDED: 'Descartaste esta importación. Puedes volver a subir el archivo.',
  MISSING: 'Puede que la hayas usado o descartado. Puedes volver a subir el archivo.',
} as const

/** What was read out of a file, to be checked by the person whose CV it is. */
export function ImportReview({ import_id }: { import_id: string }) {
  const found = useImport(import_id)
  if (found.data?.state === 'READY_FOR_REVIEW') return <ReviewScreen key={import_id} found={found.data} />
  if (found.data) return <ReviewOver text={ended[found.data.state]} />
  if (found.error instanceof ApiError && [404, 422].includes(found.error.status)) {
    return <ReviewOver text={ended.MISSING} />
  }
  return (
    <>
      <PageHeader title="Revisa lo que leímos" />
      {found.isError ? (
        <Failure title="No pudimos abrir esta importación." error={found.error} onRetry={found.refetch} />
      ) : (
        <ReviewLoading />
      )}
    </>
  )
}

function ReviewOver({ text }: { text: string }) {
  return (
    <>
      <PageHeader title="Revisa lo que leímos" />
      <Card aria-label="Importación terminada">
        <EmptyState
          drawing="done"
          title="Esta revisión ya terminó"
          text={text}
          action={<LinkButton to="/app/cv">Ir a mi CV</LinkButton>}
        />
      </Card>
    </>
  )
}

function ReviewLoading() {
  return (
    <Loading label="Abriendo lo que leímos…" className="lg:grid lg:grid-cols-[5fr_7fr] lg:gap-8">
      <div className="hidden rounded-lg border border-line bg-surface p-5 lg:block">
        <SkeletonLines lines={14} />
      </div>
      <div className="space-y-4 rounded-lg border border-line p-5">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-24" />
      </div>
    </Loading>
  )
}
