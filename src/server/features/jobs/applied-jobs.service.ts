import type { Deps } from '#server/context.ts'
import { sentMatch } from '#shared/jobs/jobs.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import { cardMatch } from './cards/cards.service.ts'
import { deleteApplied, upsertApplied, writeHidden } from './saved-jobs.queries.ts'

interface Applied {
  user_id: string
  vacancy_id: string
  /** Null when it was taken back and no earlier one is left. */
  applied_at: Date | null
  /** The team must not know who it is: to it they are somebody who has not applied. */
  is_hidden?: boolean
  /** How it was judged as it was sent: cards say the same as the application. */
  match?: MatchResult | null
}

/** Whoever looks at a card reads whether they applied; processes live above and say it here. */
export async function markApplied(tx: Pick<Deps, 'db'>, { applied_at, match, ...applied }: Applied): Promise<void> {
  if (applied_at)
    await upsertApplied(tx.db, { ...applied, applied_at, match: match ? sentMatch.parse(cardMatch(match)) : null })
  else await deleteApplied(tx.db, applied)
}

/** Of everybody who applied to a vacancy these and no others are hidden from its team. */
export const hideApplied = (tx: Pick<Deps, 'db'>, vacancy_id: string, user_ids: readonly string[]): Promise<void> =>
  writeHidden(tx.db, vacancy_id, user_ids)
