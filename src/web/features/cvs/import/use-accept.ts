import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CvImport } from '#shared/cvs/cv-imports.ts'
import { useAcceptImport } from '#web/data/cv-imports.ts'
import { loadCv } from '#web/data/cvs.ts'
import { notify } from '#web/lib/toast.ts'
import { acceptedDocument, withOwnSection } from './accepted-document.ts'
import { type Review, useForgetReview } from './use-review.ts'

const FIRST_TITLE = 'Mi CV'
const REST_TITLE = 'Texto sin ubicar'

/** Makes a CV of the reviewed proposal: a new one, or instead of what the named one says now. */
export function useAccept({ id, proposal }: CvImport, review: Review) {
  const navigate = useNavigate()
  const save = useAcceptImport(id)
  const forget = useForgetReview()
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  function reviewed() {
    const rest = proposal.unplaced_text.filter((_, at) => !(at in review.placed))
    const document = acceptedDocument(review.document, review.left_out)
    return review.keep_rest && rest.length > 0 ? withOwnSection(document, REST_TITLE, rest, true) : document
  }

  async function accept(replaced_id: string | null) {
    setBusy(true)
    setFailure(null)
    try {
      // The newest revision: the person decides here that what it says gives way, and it is kept as a version.
      const before = replaced_id === null ? null : await loadCv(replaced_id)
      const cv = await save.mutateAsync({
        title: before?.title ?? FIRST_TITLE,
        language: proposal.language,
        document: reviewed(),
        replace: before && { cv_id: before.id, revision: before.revision },
      })
      notify.success('Tus datos ya están en tu CV.')
      await navigate(`/app/cv?cv=${cv.id}`, { replace: true })
      forget(id)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return { accept, busy, error: failure }
}
