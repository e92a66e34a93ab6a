import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { useCvVersion } from '#web/data/cv-versions.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { differencesBySection } from '../differences/cv-differences.ts'
import { PanelLoading } from '../manage/panel-parts.tsx'
import { DifferenceList } from './difference-list.tsx'
import type { Restoring } from './use-restore.ts'
import { versionName } from './version-row.tsx'

interface VersionComparisonProps {
  cv: CvDetail
  content: CvContent
  number: number
  restoring: Restoring
  unsaved: boolean
}

/** One kept version beside what the CV says now. */
export function VersionComparison({ cv, content, number, restoring, unsaved }: VersionComparisonProps) {
  const version = useCvVersion(cv.id, number)
  const [search] = useSearchParams()
  const back = new URLSearchParams(search)
  back.delete('version')
  return (
    <div className="space-y-6">
      <Link to={`?${back}`} preventScrollReset className="text-link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        Todas las versiones
      </Link>
      {version.isError && (
        <Failure title="No pudimos abrir esta versión." error={version.error} onRetry={version.refetch} />
      )}
      {version.isPending && <PanelLoading />}
      {version.data && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <p className="min-w-0">
              <span className="wrap-anywhere block font-semibold">{versionName(version.data)}</span>
              <span className="text-ink-soft text-sm">{formatDayTime(version.data.created_at)}</span>
            </p>
            <Button
              disabled={unsaved}
              busy={restoring.busy_with === number}
              busyLabel="Restaurando…"
              onClick={() => restoring.restore(version.data)}
            >
              Restaurar esta versión
            </Button>
          </div>
          <DifferenceList
            differences={differencesBySection(version.data.content, content)}
            before="Esa versión"
            after="Ahora"
          />
        </>
      )}
    </div>
  )
}
