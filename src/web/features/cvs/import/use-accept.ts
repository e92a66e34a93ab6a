import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { CvImport } from '#shared/cvs/cv-imports.ts'
import type { CvSummary } from '#shared/cvs/cvs.ts'
import { useAcceptImport } from '#web/data/cv-imports.ts'
import { loadCv, useMakeBaseCv } from '#web/data/cvs.ts'
import { notify } from '#web/lib/toast.ts'
import { acceptedDocument, saysLittle, withOwnSection, withWhatWasSaid } from './accepted-document.ts'
import { pieceKey } from './lost/lost-lines.ts'
import { type Review, useForgetReview } from './use-review.ts'

const FIRST_TITLE = 'Mi CV'
const REST_TITLE = 'Texto sin ubicar'

/** Makes a CV of the reviewed proposal: a new one, or instead of what the named one says now. */
export function useAccept({ id, proposal }: CvImport, review: Review) {
  const navigate = useNavigate()
  const save = useAcceptImport(id)
  const makeBase = useMakeBaseCv()
  const forget = useForgetReview()
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  /** What the person said last of all, after the review was drawn. */
  const said = useRef<Partial<CvDocument>>({})

  function reviewed() {
    const rest = proposal.unplaced_text.filter((_, at) => !(pieceKey(at) in review.settled))
    const document = acceptedDocument({ ...review.document, ...said.current }, review.left_out)
    return review.keep_rest && rest.length > 0 ? withOwnSection(document, REST_TITLE, rest, true) : document
  }

  /** Uses a base that says next to nothing, so that nobody ends with two; answers false when the person must choose. */
  async function acceptInto(base: CvSummary | undefined, last: Partial<CvDocument> = {}): Promise<boolean> {
    said.current = last
    if (!base) return accept(null, false).then(() => true)
    setBusy(true)
    const before = await loadCv(base.id).catch(() => null)
    setBusy(false)
    if (!before || !saysLittle(before.document)) return false
    await accept(base.id, false)
    return true
  }

  async function accept(replaced_id: string | null, as_base: boolean) {
    setBusy(true)
    setFailure(null)
    try {
      // The newest revision: the person decides here that what it says gives way, and it is kept as a version.
      const before = replaced_id === null ? null : await loadCv(replaced_id)
      const cv = await save.mutateAsync({
        title: before?.title ?? FIRST_TITLE,
        language: proposal.language,
        document: before ? withWhatWasSaid(reviewed(), before.document) : reviewed(),
        replace: before && { cv_id: before.id, revision: before.revision },
      })
      if (as_base) await makeBase.mutateAsync(cv.id)
      notify.success('Tus datos ya están en tu CV.')
      await navigate(`/app/cv?cv=${cv.id}`, { replace: true })
      forget(id)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return { accept, acceptInto, busy, error: failure }
}
