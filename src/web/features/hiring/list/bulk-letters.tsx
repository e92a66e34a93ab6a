import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { BulkAction } from '#shared/hiring/bulk.ts'
import { useBulkLetter } from '#web/data/hiring-team/list.ts'
import { LetterPaper } from '#web/parts/sending/letter-paper.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'

interface BulkLettersProps {
  chosen: readonly string[]
  action: BulkAction
}

/** The letters to many, one by one, each as its person will read it. */
export function BulkLetters({ chosen, action }: BulkLettersProps) {
  const { vacancy } = useDashboard()
  const [at, setAt] = useState(0)
  const letter = useBulkLetter(vacancy.id, chosen[at] ?? '', action)
  return (
    <div className="space-y-3">
      <div className="flex items-center justify-between gap-2">
        <IconButton label="Correo anterior" disabled={at === 0} onClick={() => setAt(at - 1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p role="status" className="font-medium">
          Correo <span className="numeric">{at + 1}</span> de <span className="numeric">{chosen.length}</span>
        </p>
        <IconButton label="Correo siguiente" disabled={at === chosen.length - 1} onClick={() => setAt(at + 1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      {letter.isPending && <SkeletonLines lines={5} />}
      {letter.isError && (
        <Failure title="No pudimos preparar este correo." error={letter.error} onRetry={() => letter.refetch()} />
      )}
      {letter.data?.letter && <LetterPaper letter={letter.data.letter} />}
      {letter.data?.letter === null && <Alert>Esta persona no recibirá nada: su postulación queda como está.</Alert>}
    </div>
  )
}
