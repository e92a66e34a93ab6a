import type { Deps } from '#server/context.ts'
import { lockApplication, updateApplication } from '../applications/applications.queries.ts'
import { notifyOfStage, notifySeeker, notifyTeam, surroundingsOf } from '../notices/notices.service.ts'
import { findStage } from '../stages/stages.queries.ts'
import { endOf } from './ending.service.ts'

export async function notifyOfMove(
  tx: Deps,
  { application_id, version }: { application_id: string; version: number },
): Promise<void> {
  const application = await lockApplication(tx.db, application_id)
  if (application?.version !== version || application.stage_id === application.told_stage_id) return
  const stage = await findStage(tx.db, application.stage_id)
  const before = application.told_stage_id ? await findStage(tx.db, application.told_stage_id) : undefined
  if (!stage) return
  await updateApplication(tx.db, application.id, { told_stage_id: stage.id, changed_at: application.changed_at })
  // Not before it is told: a card that only fell into the last column takes nobody's hours away.
  const around = await surroundingsOf(tx, application)
  if (stage.kind === 'HIRED') await endOf(tx, application, around, null)
  if (stage.kind === 'NEW' || stage.candidate_label === before?.candidate_label) return
  if (stage.kind !== 'HIRED') return notifyOfStage(tx, application, around, stage.candidate_label)
  await notifySeeker(tx, 'APP_HIRED', application, around)
  await notifyTeam(tx, 'APP_HIRED_TEAM', application, around)
}
