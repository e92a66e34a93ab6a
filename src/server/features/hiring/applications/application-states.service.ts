import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { standing } from '#shared/core/steps.ts'
import type { StepKind } from '#shared/hiring/application.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { type ApplicationStep, applicationRules, isOpen } from './application-states.ts'
import {
  type ApplicationChanges,
  findApplication,
  findLastMove,
  insertStep,
  updateApplication,
  writeApplicationState,
} from './applications.queries.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { requireWayBack } from './way-back.service.ts'

type Writer = Pick<Deps, 'db' | 'now'>

interface HistoryEntry {
  kind: StepKind
  /** Null for the clock. */
  actor_id: string | null
  from_stage_id?: string
  to_stage_id?: string
  detail?: string | null
}

interface Change {
  /** Left out for a card that only goes to another column. */
  step?: ApplicationStep
  changes?: ApplicationChanges & { stage_id?: string }
  history?: HistoryEntry
}

/**
 * The only way in which an application changes its state, and its stage but for a stage that is removed, which takes all
 * that stand in it elsewhere at once (`moveStanding`). `application` says which version the caller has
 * seen: whoever has not seen the present one changes nothing and is told who was quicker.
 */
export async function changeApplication(
  tx: Deps,
  application: ApplicationRow,
  { step, changes = {}, history }: Change,
): Promise<ApplicationRow> {
  if (step && standing(applicationRules[step], application.state) !== 'go') throw new AppError('state_conflict')
  const state = step ? applicationRules[step].to : application.state
  if (!isOpen(application.state) && isOpen(state)) await requireWayBack(tx, application)
  const changed_at = tx.now()
  const row = await writeApplicationState(tx.db, application, state, { ...changes, changed_at })
  if (!row) throw await conflict(tx, application.id)
  if (history) await writeHistory(tx, row, history)
  if (row.state !== application.state || row.stage_id !== application.stage_id) {
    const { id: application_id, company_id, state: before, stage_id } = application
    const from = { state: before, stage_id }
    await emit(tx, { kind: 'APPLICATION_MOVED', application_id, company_id, step: step ?? null, from })
  }
  return row
}

/** Something happened that leaves state and stage as they are. */
export async function noteOn(
  tx: Writer,
  application: ApplicationRow,
  entry: HistoryEntry,
  changes: ApplicationChanges = {},
): Promise<ApplicationRow> {
  await writeHistory(tx, application, entry)
  return updateApplication(tx.db, application.id, { ...changes, changed_at: tx.now() })
}

const writeHistory = (tx: Writer, { id, vacancy_id }: ApplicationRow, entry: HistoryEntry): Promise<void> =>
  insertStep(tx.db, { application_id: id, vacancy_id, ...entry, created_at: tx.now() })

/** What whoever came too late reads; the present place stands in the fields, so that the screen needs no other call. */
export async function conflict(tx: Writer, applicationId: string): Promise<AppError> {
  const present = await findApplication(tx.db, applicationId)
  const last = await findLastMove(tx.db, applicationId)
  if (!present) return new AppError('not_found')
  const fields = { stage_id: present.stage_id, version: String(present.version), state: present.state }
  return new AppError('version_conflict', last && changedMeanwhile(last, tx.now()), {
    fields: { ...fields, ...(last && { moved_at: last.at.toISOString() }) },
  })
}
