import { useSearchParams } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import { useCvVersions } from '#web/data/cv-versions.ts'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { type CvPanelProps, PanelLoading } from '../manage/panel-parts.tsx'
import { isUnsaved } from '../manage/unsaved.ts'
import { NameVersionForm } from './name-version-form.tsx'
import { RestoreNotice } from './restore-notice.tsx'
import { useRestore } from './use-restore.ts'
import { VersionComparison } from './version-comparison.tsx'
import { VersionRow } from './version-row.tsx'

/** Kept versions: name the present one, compare, bring one back. */
export function VersionsPanel({ cv, content, onReplaced }: CvPanelProps) {
  const [search] = useSearchParams()
  const compared = Number(search.get('version'))
  const restoring = useRestore(cv, onReplaced)
  const unsaved = isUnsaved(cv, content)
  return (
    <div className="space-y-6">
      {unsaved && <Alert>Estamos guardando tus últimos cambios. En un momento podrás restaurar.</Alert>}
      <RestoreNotice restoring={restoring} />
      {compared > 0 ? (
        <VersionComparison cv={cv} content={content} number={compared} restoring={restoring} unsaved={unsaved} />
      ) : (
        <>
          <NameVersionForm cv_id={cv.id} />
          <VersionList cv_id={cv.id} restoring={restoring} unsaved={unsaved} />
        </>
      )}
    </div>
  )
}

interface VersionListProps {
  cv_id: string
  restoring: ReturnType<typeof useRestore>
  unsaved: boolean
}

function VersionList({ cv_id, restoring, unsaved }: VersionListProps) {
  const versions = useCvVersions(cv_id)
  if (versions.isError) {
    return <Failure title="No pudimos cargar las versiones." error={versions.error} onRetry={versions.refetch} />
  }
  if (!versions.data) return <PanelLoading />
  const { length } = versions.data
  if (length === 0) {
    return (
      <EmptyState
        compact
        drawing="calendar"
        text="Aún no hay versiones. La primera llega en cuanto descargues, compartas o sigas escribiendo."
      />
    )
  }
  return (
    <div>
      <ul aria-label="Versiones guardadas" className="divide-y divide-line border-line border-y">
        {versions.data.map((version) => (
          <VersionRow key={version.number} version={version} restoring={restoring} unsaved={unsaved} />
        ))}
      </ul>
      <LoadMore
        hasMore={versions.hasNextPage}
        busy={versions.isFetchingNextPage}
        onMore={versions.fetchNextPage}
        endText={`${plural(length, 'versión guardada', 'versiones guardadas')}. Las que llevan nombre no caducan; las demás duran 90 días.`}
      />
    </div>
  )
}
