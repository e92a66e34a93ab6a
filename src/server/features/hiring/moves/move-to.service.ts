import type { Deps } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import { addSeconds } from '#shared/core/time.ts'
import { changeApplication } from '../applications/application-states.service.ts'
import type { ApplicationStep } from '../applications/application-states.ts'
import { revealedByStage } from '../blind/redaction.service.ts'
import { holdStage } from '../stages/stages.queries.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import type { StageRow } from '../tables/pipelines.tables.ts'
import { NOTICE_DELAY_SECONDS } from '../timeline/steps-for-person.ts'
import { cancelWelcome } from './back-from-hire.service.ts'
import { findEntered } from './moves.queries.ts'
import { notifyOfMoveCall } from './stage-notice.ts'

const GONE = 'Esa etapa ya no existe. Vuelve a cargar el tablero.'

/** Puts a card into another column; the last column hires, and out of it is back in the process. */
export async function moveTo(
  tx: Deps,
  application: ApplicationRow,
  stageId: string,
  actor_id: string | null,
): Promise<ApplicationRow> {
  const stage = await holdStage(tx.db, application.vacancy_id, stageId)
  if (!stage) throw new AppError('validation', GONE, { fields: { stage_id: GONE } })
  const now = tx.now()
  const step = stepInto(stage, application)
  const times = (await timesBefore(tx, application, stage)) ?? {
    stage_since: now,
    last_contact_at: now,
    first_reply_at: application.first_reply_at ?? now,
  }
  const row = await changeApplication(tx, application, {
    ...(step && { step }),
    changes: {
      stage_id: stage.id,
      ...times,
      is_blind: application.is_blind && stage.is_blind,
      decided_at: stage.kind === 'HIRED' ? now : null,
    },
    history: {
      kind: stage.kind === 'HIRED' ? 'HIRED' : 'MOVED',
      actor_id,
      from_stage_id: application.stage_id,
      to_stage_id: stage.id,
    },
  })
  if (step === 'unhire') await cancelWelcome(tx, application)
  if (application.is_blind && !row.is_blind) await revealedByStage(tx, row, actor_id)
  const start_after = addSeconds(now, NOTICE_DELAY_SECONDS)
  await tx.tasks.enqueue(tx.db, notifyOfMoveCall, { application_id: row.id, version: row.version }, { start_after })
  return row
}

/**
 * Taken back before its person heard of it, a move never was: the time in the stage goes on, and what counted as the first
 * answer is none. Null where this is a move of its own.
 */
async function timesBefore({ db }: Pick<Deps, 'db'>, application: ApplicationRow, { id }: StageRow) {
  const { told_stage_id, stage_since, first_reply_at, last_contact_at, applied_at } = application
  if (told_stage_id !== id) return null
  const answered = first_reply_at?.getTime() !== stage_since.getTime()
  return {
    stage_since: (await findEntered(db, application.id, id)) ?? applied_at,
    last_contact_at: answered ? last_contact_at : null,
    first_reply_at: answered ? first_reply_at : null,
  }
}

function stepInto({ kind }: StageRow, { state }: ApplicationRow): ApplicationStep | undefined {
  if (kind === 'HIRED') return 'hire'
  if (state === 'HIRED') return 'unhire'
  if (state !== 'ACTIVE') throw new AppError('state_conflict')
  return undefined
}
