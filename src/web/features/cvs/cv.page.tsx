import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useCvs, useKeepCvs } from '#web/data/cvs.ts'
import { ApplyReturnNote } from '#web/features/hiring/apply/apply-return-note.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EditorLoading } from './editor/editor-loading.tsx'
import { OpenCv } from './editor/open-cv.tsx'

// What brings a CV in is seen once in a while: the editor does not wait for it.
const ImportReview = lazy(() => import('./import/import-review.tsx').then((part) => ({ default: part.ImportReview })))
const CvStart = lazy(() => import('./start/cv-start.tsx').then((part) => ({ default: part.CvStart })))
const UnfinishedReview = lazy(() =>
  import('./start/unfinished-review.tsx').then((part) => ({ default: part.UnfinishedReview })),
)
const CvDropZone = lazy(() => import('./start/cv-drop-zone.tsx').then((part) => ({ default: part.CvDropZone })))

export function Component() {
  usePageTitle('Mi CV')
  const [search] = useSearchParams()
  const import_id = search.get('importacion')
  return (
    <Suspense fallback={<EditorLoading />}>
      <ApplyReturnNote />
      {import_id ? (
        <CvDropZone>
          <ImportReview import_id={import_id} />
        </CvDropZone>
      ) : (
        <ChosenCv wanted={search.get('cv')} />
      )}
    </Suspense>
  )
}

/** The CV of the address, else the base; the ways to begin while there is none. */
function ChosenCv({ wanted }: { wanted: string | null }) {
  const cvs = useCvs()
  useKeepCvs(cvs.data ?? [])
  const id = wanted ?? cvs.data?.[0]?.id
  if (id) {
    return (
      <>
        <OpenCv key={id} id={id} />
        <Suspense>
          <CvDropZone>{null}</CvDropZone>
        </Suspense>
      </>
    )
  }
  if (cvs.isPending) return <EditorLoading />
  return (
    <>
      <PageHeader title="Mi CV" />
      {cvs.isError ? (
        <Failure title="No pudimos cargar tus CV." error={cvs.error} onRetry={cvs.refetch} />
      ) : (
        <CvDropZone>
          <UnfinishedReview />
          <CvStart />
        </CvDropZone>
      )}
    </>
  )
}
