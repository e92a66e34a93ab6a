import { inTransaction, type TeamCtx } from '#server/context.ts'
import { TAGS_MAX } from '#shared/hiring/application.ts'
import { lockTeamApplication } from '../applications/application-access.service.ts'
import { updateApplication } from '../applications/applications.queries.ts'
import { cardOf } from './board.service.ts'

type Tag = { params: { id: string }; body: { tags: string[]; before: string[] | null } }

/** Only what the person added or took away: what a rule or a colleague put there meanwhile stays. */
export async function tagApplication(ctx: TeamCtx, { params, body }: Tag) {
  return inTransaction(ctx, async (tx) => {
    const { application } = await lockTeamApplication(tx, params.id, 'write_team_notes')
    const unseen = body.before ? application.tags.filter((tag) => !body.before?.includes(tag)) : []
    const tags = [...new Set([...body.tags, ...unseen])].slice(0, TAGS_MAX)
    await updateApplication(tx.db, application.id, { tags, changed_at: tx.now() })
    return cardOf(tx, application.id)
  })
}
