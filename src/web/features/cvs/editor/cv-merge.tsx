import { useMemo } from 'react'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import { MergeNotice } from '#web/editor/merge-notice.tsx'
import { merged, mergeSections } from './merge.ts'

interface CvMergeProps {
  base: CvContent
  mine: CvContent
  theirs: CvContent
  onChosen: (content: CvContent) => void
}

export function CvMerge({ base, mine, theirs, onChosen }: CvMergeProps) {
  const parts = useMemo(() => mergeSections(base, mine, theirs), [base, mine, theirs])
  return (
    <MergeNotice
      title="Este CV cambió en otro lugar"
      text="Editaste este CV en otra pestaña. Elige qué conservar."
      parts={parts}
      onChosen={(picks) => onChosen(merged(mine, theirs, picks))}
    />
  )
}
