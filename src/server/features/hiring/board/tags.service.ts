import { inTransaction, type UserCtx } from '#server/context.ts'
import { requireTeamApplication } from '../applications/application-access.service.ts'
import { updateApplication } from '../applications/applications.queries.ts'
import { cardOf } from './board.service.ts'

type Tag = { params: { id: string }; body: { tags: string[] } }

export async function tagApplication(ctx: UserCtx, { params, body }: Tag) {
  return inTransaction(ctx, async (tx) => {
    const { application } = await requireTeamApplication(tx, params.id, 'write_team_notes')
    await updateApplication(tx.db, application.id, { tags: [...new Set(body.tags)], changed_at: tx.now() })
    return cardOf(tx, application.id)
  })
}
