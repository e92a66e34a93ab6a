import type { Deps } from '#server/context.ts'
import { changeApplication } from '../applications/application-states.service.ts'
import { moveOutgoing } from '../outgoing/outgoing-states.service.ts'
import { listStages } from '../stages/stages.queries.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'

/** Letters written to somebody who was hired, e.g. a welcome, are not sent once they are not. */
export async function cancelWelcome(
  tx: Pick<Deps, 'db' | 'now'>,
  { id, decided_at }: Pick<ApplicationRow, 'id' | 'decided_at'>,
): Promise<void> {
  if (decided_at) await moveOutgoing(tx, 'cancel', { application_id: id, since: decided_at })
}

/**
 * Somebody who was hired is in the process again, one column before the last. Its person knows why: they said so, or
 * are written to; no notice says that they «passed» to a stage.
 */
export async function backFromHire(tx: Deps, application: ApplicationRow, actor_id: string): Promise<ApplicationRow> {
  const before = (await listStages(tx.db, application.vacancy_id)).at(-2)
  const to_stage_id = before?.id ?? application.stage_id
  const row = await changeApplication(tx, application, {
    step: 'unhire',
    changes: { stage_id: to_stage_id, told_stage_id: to_stage_id, stage_since: tx.now(), decided_at: null },
    history: { kind: 'RESTORED', actor_id, from_stage_id: application.stage_id, to_stage_id },
  })
  await cancelWelcome(tx, application)
  return row
}
