import type { ReactNode } from 'react'
import type { MatchResult } from '#shared/matching/matching.ts'
import { isOtherWork } from '#shared/matching/other-work.ts'
import type { Compared } from '#web/data/matching.ts'
import { FitNextSteps } from './fit-next-steps.tsx'
import { FitConditions, FitRequirements } from './fit-requirements.tsx'
import { MatchRange, MissedMust } from './job-match.tsx'

interface FitResultProps {
  of: Compared
  match: MatchResult
  /** Why there is no range, or not a sure one. */
  missing?: ReactNode | undefined
  is_sent?: boolean | undefined
  note?: ReactNode | undefined
}

/** The range, line by line how it came about, and what can be done. */
export function FitResult({ of, match, missing, is_sent = false, note }: FitResultProps) {
  return (
    <>
      <div role="status" className="space-y-3">
        {match.shown && <MatchRange large match={match} />}
        {missing}
      </div>
      <MissedMust match={match} other_work={isOtherWork(match.items)} />
      {!missing && <p className="wrap-anywhere text-[0.9375rem]">{match.summary}</p>}
      {note}
      <FitRequirements of={of} match={match} is_sent={is_sent} />
      <FitConditions of={of} match={match} is_sent={is_sent} />
      {!is_sent && <FitNextSteps match={match} />}
    </>
  )
}
