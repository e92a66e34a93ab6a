import { useMemo } from 'react'
import { MergeNotice } from '#web/editor/merge-notice.tsx'
import { merged, mergeSteps } from './merge.ts'
import type { VacancyContent } from './vacancy-content.ts'

interface VacancyMergeProps {
  base: VacancyContent
  mine: VacancyContent
  theirs: VacancyContent
  onChosen: (content: VacancyContent) => void
}

export function VacancyMerge({ base, mine, theirs, onChosen }: VacancyMergeProps) {
  const parts = useMemo(() => mergeSteps(base, mine, theirs), [base, mine, theirs])
  return (
    <MergeNotice
      title="Esta vacante cambió en otro lugar"
      text="Alguien guardó otra versión de esta vacante mientras escribías."
      parts={parts}
      onChosen={(picks) => onChosen(merged(mine, theirs, picks))}
    />
  )
}
