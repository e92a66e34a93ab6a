import { useState } from 'react'
import { hasJobPreferences } from '#shared/cvs/cv-completeness.ts'
import { useMe } from '#web/data/accounts/me.ts'
import { useCv } from '#web/data/cvs.ts'
import { useDeviceCopy } from '#web/editor/saving/use-device-copy.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { CvEditor } from './cv-editor.tsx'
import { EditorLoading } from './editor-loading.tsx'
import { cvCopies } from './use-cv-saver.ts'

/** Waits for the newest text of the server and for what this device still holds, then opens the editor. */
export function OpenCv({ id }: { id: string }) {
  const cv = useCv(id)
  const me = useMe()
  const user_id = useSession((session) => session.user?.id) ?? ''
  const copy = useDeviceCopy(cvCopies, id, user_id)
  const [opened, setOpened] = useState(false)
  // A text from an earlier visit may be old: the editor starts only with one that was asked for now.
  const is_fresh = opened || cv.isFetchedAfterMount
  if (is_fresh && cv.data && !opened) setOpened(true)

  if (cv.data && is_fresh && copy !== undefined) {
    const has_preferences = me.data ? hasJobPreferences(me.data.job_preferences) : true
    return <CvEditor cv={cv.data} copy={copy} user_id={user_id} has_preferences={has_preferences} />
  }
  if (!cv.isError) return <EditorLoading />
  return (
    <>
      <PageHeader title="Mi CV" />
      {cv.error instanceof ApiError && cv.error.status === 404 ? (
        <MissingCv />
      ) : (
        <Failure title="No pudimos abrir tu CV." error={cv.error} onRetry={cv.refetch} />
      )}
    </>
  )
}

function MissingCv() {
  return (
    <Card aria-label="CV no encontrado">
      <EmptyState
        drawing="lost"
        title="No encontramos este CV"
        text="Puede que lo hayas eliminado desde otro dispositivo."
        action={<LinkButton to="/app/cv">Ir a mi CV</LinkButton>}
      />
    </Card>
  )
}
