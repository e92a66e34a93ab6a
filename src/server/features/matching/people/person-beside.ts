import type { z } from 'zod'
import type { MatchItem, MatchResult } from '#shared/matching/matching.ts'
import type { vacancyMatch } from '#shared/matching/vacancy-matches.ts'
import { explainMatch } from '../engine/match.ts'
import type { Offer } from '../profiles/offers.service.ts'
import type { Seeker } from '../profiles/seekers.service.ts'
import { isRead } from '../verdicts/demands.ts'
import { gapQuestion } from './gap-question.ts'
import { type Step, shownPerson } from './shown-person.ts'

interface Override {
  requirement_id: string
  verdict: NonNullable<MatchItem['override']>['verdict']
  reason: string
  by: string | null
  overridden_at: Date
}

interface Known {
  overrides: readonly Override[]
  invited_at: Date | null
  invitation_leaves_at: Date | null
  step: Step
}

const STRENGTHS = 3
const GAPS = 5

/** A person as the team of a vacancy may see them: what they can do, and nothing to reach them by. */
export function personBeside(
  { prepared }: Pick<Offer, 'prepared'>,
  seeker: Seeker,
  { overrides, invited_at, invitation_leaves_at, step }: Known,
): z.input<typeof vacancyMatch> {
  const { cv_id, updated_at, facts, candidate } = seeker
  const match = withOverrides(explainMatch(prepared, candidate), overrides)
  const weighty = prepared.fit.toSorted((a, b) => b.weight - a.weight).map(({ id }) => id)
  const byWeight = match.items.toSorted((a, b) => weighty.indexOf(a.requirement_id) - weighty.indexOf(b.requirement_id))
  return {
    ...shownPerson(seeker, match, step),
    cv_id,
    city: facts.home.city ?? '',
    country: facts.home.country,
    updated_at,
    // In a list it would change when somebody applies, also where the team may not know who did.
    is_read: step !== 'LISTED' && isRead({ seeker, prepared }),
    invited_at,
    invitation_leaves_at,
    // Profiles that older rules read have none.
    speaks_to_programs: facts.speaks_to_programs ?? false,
    strengths: byWeight
      .filter((item) => verdictOf(item) === 'CUMPLE')
      .slice(0, STRENGTHS)
      .map(({ title }) => title),
    gaps: byWeight
      .filter((item) => verdictOf(item) !== 'CUMPLE')
      .slice(0, GAPS)
      .map((item) => ({ requirement_id: item.requirement_id, title: item.title, question: gapQuestion(item) })),
  }
}

const verdictOf = ({ verdict, override }: MatchItem) => override?.verdict ?? verdict

const SOMEBODY = 'Una persona que ya no está'

export function withOverrides(match: MatchResult, overrides: readonly Override[]): MatchResult {
  const items = match.items.map((item) => {
    const found = overrides.find(({ requirement_id }) => requirement_id === item.requirement_id)
    if (!found) return item
    const { verdict, reason, by, overridden_at } = found
    return { ...item, override: { verdict, reason, by: by ?? SOMEBODY, at: overridden_at.toISOString() } }
  })
  return { ...match, items }
}
