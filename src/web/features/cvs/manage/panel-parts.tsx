import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'

export interface CvPanelProps {
  cv: CvDetail
  /** What is in the editor now. */
  content: CvContent
  /** The CV says something else now: the editor shows it. */
  onReplaced: (cv: CvDetail) => void
  /** Takes back the last change of the text. */
  onUndo: () => void
}

export function PanelLoading() {
  return (
    <Loading label="Cargando…" className="space-y-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16 w-4/5" />
    </Loading>
  )
}
