import type { ReactNode } from 'react'
import type { MatchItem } from '#shared/matching/matching.ts'
import { IMPORTANCE_WEIGHT } from '#shared/matching/score.ts'
import { basisWords, importanceWords, verdictWords } from '#shared/words/matching.ts'
import { VerdictLine } from './verdict-line.tsx'

interface TeamVerdictsProps {
  items: readonly MatchItem[]
  /** What stands below a line for whoever may correct it. */
  correct: (item: MatchItem) => ReactNode
}

/** Verdict by verdict, the work itself and what must be there first; the team's own view stands beside the engine's. */
export function TeamVerdicts({ items, correct }: TeamVerdictsProps) {
  const ordered = items.toSorted((a, b) => IMPORTANCE_WEIGHT[b.importance] - IMPORTANCE_WEIGHT[a.importance])
  return (
    <ul>
      {ordered.map((item) => (
        <li key={item.requirement_id} className="min-w-0 border-line not-last:border-b">
          <VerdictLine line={item} note={noteOf(item)} basis={item.basis ? basisWords[item.basis]?.other : undefined}>
            {correct(item)}
          </VerdictLine>
        </li>
      ))}
    </ul>
  )
}

const noteOf = ({ importance, override }: MatchItem): string =>
  [importanceWords[importance].toLowerCase(), override && `tu equipo: ${verdictWords[override.verdict].toLowerCase()}`]
    .filter(Boolean)
    .join(' · ')
