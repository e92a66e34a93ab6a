import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CvDetail, CvVersion } from '#shared/cvs/cvs.ts'
import { loadNewestVersion, useRestoreCvVersion } from '#web/data/cv-versions.ts'
import { notify } from '#web/lib/toast.ts'

/** Brings a version back; what was there is the newest version afterwards, so one press takes it back. */
export function useRestore(cv: CvDetail, onReplaced: (cv: CvDetail) => void) {
  const restore = useRestoreCvVersion(cv.id)
  const [search, setSearch] = useSearchParams()
  const [replaced, setReplaced] = useState<{ by: CvVersion; before: CvVersion | null } | null>(null)

  async function bringBack(version: CvVersion, undoable: boolean) {
    const restored = await restore.mutateAsync({ number: version.number, revision: cv.revision })
    onReplaced(restored)
    setReplaced(undoable ? { by: version, before: await loadNewestVersion(cv.id) } : null)
    notify.success(undoable ? 'Versión restaurada.' : 'Restauración deshecha.')
    const rest = new URLSearchParams(search)
    rest.delete('version')
    setSearch(rest, { replace: true, preventScrollReset: true })
  }

  // The failure is shown by the notice.
  const quietly = (work: Promise<void>) => void work.catch(() => undefined)

  return {
    replaced,
    error: restore.error,
    busy_with: restore.isPending ? restore.variables.number : null,
    restore: (version: CvVersion) => quietly(bringBack(version, true)),
    undo: (before: CvVersion) => quietly(bringBack(before, false)),
  }
}
export type Restoring = ReturnType<typeof useRestore>
