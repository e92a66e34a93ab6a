import { useEffect, useMemo, useRef } from 'react'
import { firstPicks, isClash, type MergePart, type Picks } from './merge.ts'
import { MergeNotice } from './merge-notice.tsx'

/** How two texts of one kind of document are brought together. */
export interface MergeRules<C> {
  /** «Este CV cambió en otro lugar» */
  title: string
  /** How it came to this. */
  text: string
  /** How the other text is called; «Lo del otro lugar» when it has no better name. */
  theirs_label?: string
  /** The parts in which two texts differ; `base` is the last one that both knew. */
  partsOf: (base: C, mine: C, theirs: C) => MergePart[]
  merged: (mine: C, theirs: C, picks: Picks) => C
  /** Told what was joined where no part has two new texts; without it the person is asked about that, too. */
  onJoined?: (parts: readonly MergePart[]) => void
}

interface MergeQuestionProps<C> {
  rules: MergeRules<C>
  base: C
  mine: C
  theirs: C
  onChosen: (content: C) => void
}

/** Somebody saved another text meanwhile: what both wrote the person decides, part by part; the rest comes together. */
export function MergeQuestion<C>({ rules, base, mine, theirs, onChosen }: MergeQuestionProps<C>) {
  const parts = useMemo(() => rules.partsOf(base, mine, theirs), [rules, base, mine, theirs])
  const joins = rules.onJoined !== undefined && !parts.some(isClash)
  const join = useRef(() => {})
  join.current = () => {
    onChosen(rules.merged(mine, theirs, firstPicks(parts)))
    rules.onJoined?.(parts)
  }
  useEffect(() => {
    if (joins) join.current()
  }, [joins])
  if (joins) return null
  return (
    <MergeNotice
      title={rules.title}
      text={rules.text}
      theirs_label={rules.theirs_label}
      parts={parts}
      onChosen={(picks) => onChosen(rules.merged(mine, theirs, picks))}
    />
  )
}
