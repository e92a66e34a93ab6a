import type { z } from 'zod'
import { inTransaction, type TeamCtx } from '#server/context.ts'
import type { moveBody } from '#shared/hiring/board.ts'
import { requireTeamApplication } from '../applications/application-access.service.ts'
import { conflict } from '../applications/application-states.service.ts'
import { moveTo } from '../moves/move-to.service.ts'
import { cardOf } from './board.service.ts'

type Move = { params: { id: string }; body: z.output<typeof moveBody> }

/** Compare and swap by stage and version; no lock is held while others move other cards. */
export async function moveApplication(ctx: TeamCtx, { params, body }: Move) {
  return inTransaction(ctx, async (tx) => {
    const { application } = await requireTeamApplication(tx, params.id, 'move_application')
    const { version, expected_stage_id = application.stage_id } = body
    if (application.version !== version || application.stage_id !== expected_stage_id)
      throw await conflict(tx, application.id)
    if (application.stage_id !== body.stage_id) await moveTo(tx, application, body.stage_id, tx.user.id)
    return cardOf(tx, application.id)
  })
}
