import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import type { revealBody } from '#shared/hiring/blind.ts'
import type { RevealReason } from '#shared/hiring/identity.ts'
import { requireTeamApplication } from '../applications/application-access.service.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { lockApplication } from '../applications/applications.queries.ts'
import { isKnownNow } from '../blind/redaction.service.ts'
import { cardOf } from '../board/board.service.ts'
import { surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'

type Reveal = { params: { id: string }; body: z.output<typeof revealBody> }

/** «Mostrar identidad»: possible, and never unnoticed. */
export async function revealApplication(ctx: UserCtx, { params, body }: Reveal) {
  return inTransaction(ctx, async (tx) => {
    await requireTeamApplication(tx, params.id, 'move_application')
    const application = await lockApplication(tx.db, params.id)
    if (application?.is_blind) await reveal(tx, application, tx.user.id, body.reason)
    return cardOf(tx, params.id)
  })
}

async function reveal(tx: UserCtx, application: ApplicationRow, actor_id: string, reason: RevealReason): Promise<void> {
  const told = { kind: 'REVEALED', actor_id, detail: reason } as const
  const row = await noteOn(tx, application, told, { is_blind: false })
  await isKnownNow(tx, row)
  const { title } = await surroundingsOf(tx, row)
  const ids = { company_id: row.company_id, vacancy_id: row.vacancy_id, person_id: row.user_id, actor_id }
  const facts = { title, application_id: row.id, why: reason }
  await emit(tx, { kind: 'APP_REVEALED', ...ids, facts, recipients: [row.user_id] })
}
