import type { z } from 'zod'
import { type Deps, inTransaction, type TeamCtx } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import { addSeconds } from '#shared/core/time.ts'
import type { moveBody } from '#shared/hiring/board.ts'
import { requireTeamApplication } from '../applications/application-access.service.ts'
import { changeApplication, conflict } from '../applications/application-states.service.ts'
import type { ApplicationStep } from '../applications/application-states.ts'
import { revealedByStage } from '../blind/blind.service.ts'
import { tellStageTask } from '../decisions/stage-news.tasks.ts'
import { cancelWelcome } from '../moves/back-from-hire.service.ts'
import { holdStage } from '../pipelines/pipelines.queries.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import type { StageRow } from '../tables/pipelines.tables.ts'
import { NEWS_AFTER_SECONDS } from '../timeline/news-steps.ts'
import { findEntered } from './board.queries.ts'
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
    ...{ stage_since: now, last_contact_at: now, first_reply_at: application.first_reply_at ?? now },
  }
  const row = await changeApplication(tx, application, {
    ...(step && { step }),
    changes: {
      ...{ stage_id: stage.id, ...times },
      is_blind: application.is_blind && stage.is_blind,
      decided_at: stage.kind === 'HIRED' ? now : null,
    },
    told: {
      kind: stage.kind === 'HIRED' ? 'HIRED' : 'MOVED',
      ...{ actor_id, from_stage_id: application.stage_id, to_stage_id: stage.id },
    },
  })
  if (step === 'unhire') await cancelWelcome(tx, application)
  if (application.is_blind && !row.is_blind) await revealedByStage(tx, row, actor_id)
  const start_after = addSeconds(now, NEWS_AFTER_SECONDS)
  await tx.tasks.enqueue(tx.db, tellStageTask, { application_id: row.id, version: row.version }, { start_after })
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
