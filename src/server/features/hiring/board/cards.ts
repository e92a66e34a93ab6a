import type { z } from 'zod'
import { scrubberOf } from '#server/features/cvs/scrub.ts'
import type { card } from '#shared/hiring/board.ts'
import { shownNameOf } from '../blind/shown-name.ts'
import type { CardRow } from './board.queries.ts'

/** Name and headline, as the team may read them. */
export function shownOn({ application, identity }: Pick<CardRow, 'application' | 'identity'>) {
  const { headline, is_blind } = application
  const sieved = () => (identity ? scrubberOf(identity).text(headline) : '')
  return { full_name: shownNameOf(application), headline: is_blind ? sieved() : headline }
}

/** What stands on a card. */
export function presentCard(row: CardRow): z.input<typeof card> {
  const { application, owner_name } = row
  const { match_low: low, match_high: high, owner_member_id: member_id } = application
  return {
    ...application,
    ...shownOn(row),
    match:
      low === null || high === null
        ? null
        : {
            low,
            high,
            label: application.match_label,
            shown: application.match_shown,
            missed_must: application.missed_must,
          },
    promised_reply_at: application.first_reply_at ? null : application.promised_reply_at,
    is_viewed: application.viewed_at !== null,
    unread_messages: application.unread_by_team,
    next_interview_at: row.next_interview_at === null ? null : new Date(row.next_interview_at),
    scorecards: { done: row.scorecards_done, asked: row.scorecards_asked },
    owner: member_id && owner_name ? { member_id, full_name: owner_name } : null,
  }
}
