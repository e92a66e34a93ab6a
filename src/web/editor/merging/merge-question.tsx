import { useMemo } from 'react'
import type { MergePart, Picks } from './merge.ts'
import { MergeNotice } from './merge-notice.tsx'

/** How two texts of one kind of document are brought together. */
export interface MergeRules<C> {
  /** «Este CV cambió en otro lugar» */
  title: string
  /** How it came to this. */
  text: string
  /** The parts in which two texts differ; `base` is the last one that both knew. */
  partsOf: (base: C, mine: C, theirs: C) => MergePart[]
  merged: (mine: C, theirs: C, picks: Picks) => C
}

interface MergeQuestionProps<C> {
  rules: MergeRules<C>
  base: C
  mine: C
  theirs: C
  onChosen: (content: C) => void
}

/** Somebody saved another text meanwhile: the person says, part by part, which one stays. */
export function MergeQuestion<C>({ rules, base, mine, theirs, onChosen }: MergeQuestionProps<C>) {
  const parts = useMemo(() => rules.partsOf(base, mine, theirs), [rules, base, mine, theirs])
  return (
    <MergeNotice
      title={rules.title}
      text={rules.text}
      parts={parts}
      onChosen={(picks) => onChosen(rules.merged(mine, theirs, picks))}
    />
  )
}
