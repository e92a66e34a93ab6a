import { useState } from 'react'
import { useImport } from '#web/data/cv-imports.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { begunReview } from '../import/use-review.ts'
import { foundWords } from './found-words.ts'

/** Whoever left what was read before saving it is led back to it. */
export function UnfinishedReview() {
  const [import_id] = useState(begunReview)
  return import_id === null ? null : <Waiting import_id={import_id} />
}

function Waiting({ import_id }: { import_id: string }) {
  const { data: found } = useImport(import_id)
  if (found?.state !== 'READY_FOR_REVIEW') return null
  return (
    <div className="mb-6">
      <Alert
        title="Ya leímos tu CV"
        action={
          <LinkButton size="sm" to={`/app/cv?importacion=${import_id}`}>
            Seguir revisando
          </LinkButton>
        }
      >
        {foundWords(found.proposal.document)} Falta que lo revises para guardarlo.
      </Alert>
    </div>
  )
}
