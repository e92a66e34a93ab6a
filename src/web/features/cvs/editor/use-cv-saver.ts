import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { type CvContent, cvContent } from '#shared/cvs/cv-document.ts'
import { type CvDetail, saveCv } from '#shared/cvs/cvs.ts'
import { loadCv, putCv, useStoreSavedCv } from '#web/data/cvs.ts'
import { type DeviceCopy, deviceCopies } from '#web/editor/saving/device-copies.ts'
import { Saver, type SaverDeps } from '#web/editor/saving/saver.ts'
import { mayKeepOnDevice, sendAndForget, useSaver } from '#web/editor/saving/use-saver.ts'
import { asSaved, contentOf } from './saved-content.ts'

export type CvCopy = DeviceCopy<CvContent>
type CvSaver = Saver<CvContent, CvDetail>

/** While a title is being written anew it may be empty. */
export const cvCopies = deviceCopies('cv-draft:', cvContent.extend({ title: z.string() }))

/** CVs that an editor of this tab has in hand. */
export const openCvs = new Set<string>()

interface CvSaverInput {
  cv: CvDetail
  /** Changes that a closed tab left on this device. */
  copy: CvCopy | null
  user_id: string
  content: CvContent
  onNewer: (content: CvContent) => void
}

/** Saves the open CV while it is written. */
export function useCvSaver({ cv, copy, user_id, content, onNewer }: CvSaverInput) {
  const store = useRef(useStoreSavedCv())
  const [saver] = useState(() => newSaver(cv, content, user_id, (saved) => store.current(saved)))
  useEffect(() => {
    openCvs.add(cv.id)
    return () => void openCvs.delete(cv.id)
  }, [cv.id])
  const state = useSaver({
    saver,
    content,
    left: { copy, theirs: cv },
    onNewer,
    sendOnLeave: (written, revision) =>
      sendAndForget(saveCv.method, saveCv.path.replace(':id', cv.id), { ...written, revision }),
  })
  return { saver, state }
}

function newSaver(cv: CvDetail, content: CvContent, user_id: string, onSaved: (cv: CvDetail) => void): CvSaver {
  const { id } = cv
  let title = cv.title
  const deps: SaverDeps<CvContent, CvDetail> = {
    contentOf,
    asSaved: (written) => asSaved(written, title),
    save: (written, revision) => putCv(id, { ...written, revision }),
    load: () => loadCv(id),
    keep: (copy) => mayKeepOnDevice() && cvCopies.keep(id, { ...copy, user_id }),
    drop: () => cvCopies.drop(id),
    onSaved: (saved) => {
      title = saved.title
      onSaved(saved)
    },
    now: Date.now,
  }
  return new Saver({ base: contentOf(cv), revision: cv.revision, content }, deps)
}
