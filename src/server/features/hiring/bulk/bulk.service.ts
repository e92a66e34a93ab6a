import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { mayInVacancy, type VacancyAccess } from '#server/features/vacancies/vacancy-access.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { addSeconds } from '#shared/core/time.ts'
import * as contract from '#shared/hiring/bulk.ts'
import { requireBoard } from '../applications/application-access.service.ts'
import { listAssigned } from '../applications/assigned.queries.ts'
import { viewerOf } from '../applications/viewer.ts'
import type { BulkRow } from '../tables/outgoing.tables.ts'
import { requireElsewhere } from '../talent-pool/talent-pool.service.ts'
import { countItems, findBulk, findBulkByKey, holdBulk, insertBulk, isAbout, waitingMails } from './bulk.queries.ts'
import { bulkTask } from './bulk.tasks.ts'
import { NEEDS } from './bulk-rights.service.ts'
import { undo } from './bulk-undo.service.ts'

const MOVE_UNDO_SECONDS = 3600

async function present(ctx: UserCtx, bulk: BulkRow): Promise<z.input<typeof contract.bulkWork>> {
  const [counts, waiting] = [await countItems(ctx.db, bulk.id), await waitingMails(ctx.db, bulk.id, ctx.now())]
  const { kind } = bulk.action
  const movesUntil = addSeconds(bulk.created_at, MOVE_UNDO_SECONDS)
  const until = kind === 'MOVE' ? (movesUntil > ctx.now() ? movesUntil : null) : (waiting?.first ?? null)
  const undo_until = bulk.state === 'UNDONE' ? null : until
  const total = bulk.application_ids.length
  return { ...bulk, ...counts, kind, total, calls_off: waiting?.calls_off ?? 0, undo_until }
}

type InVacancy = { params: { id: string } }
type Start = InVacancy & { body: z.output<typeof contract.bulkBody> }

export async function startBulk(ctx: UserCtx, { params, body }: Start) {
  const { action, creation_key } = body
  return inTransaction(ctx, async (tx) => {
    const access = await requireBoard(tx, params.id, NEEDS[action.kind])
    const { vacancy, company } = access
    const ids = await shownOf(tx, access, [...new Set(body.application_ids)])
    if (action.kind === 'INVITE') await requireElsewhere(tx, action.vacancy_id, company.id)
    requireConfirmed(action, ids.length, body.confirmed_number)
    const row = { vacancy_id: vacancy.id, user_id: tx.user.id, creation_key, action, application_ids: ids }
    const begun = await insertBulk(tx.db, { ...row, created_at: tx.now() })
    if (begun) await tx.tasks.enqueue(tx.db, bulkTask, { bulk_id: begun.id })
    const bulk = begun ?? (await findBulkByKey(tx.db, tx.user.id, creation_key))
    if (!bulk || bulk.vacancy_id !== vacancy.id) throw new AppError('state_conflict')
    return present(tx, bulk)
  })
}

/** Interviewers reach only what is given to them; the rest does not exist for them. */
export async function shownOf(tx: UserCtx, access: VacancyAccess, ids: string[]): Promise<string[]> {
  const { only_member_id } = viewerOf(tx, access)
  return only_member_id ? listAssigned(tx.db, ids, only_member_id) : ids
}

/** Whoever writes to more than twenty people at once types how many they are. */
function requireConfirmed({ kind }: contract.BulkAction, count: number, typed: number | null): void {
  if (kind !== 'REJECT' || count <= contract.BULK_CONFIRM_OVER || typed === count) return
  throw new AppError('validation', undefined, { fields: { confirmed_number: `Escribe ${count} para confirmar.` } })
}

type OfBulk = { params: { id: string; bulk_id: string } }

/** For everybody who could have started it: whoever did may be gone. */
async function requireBulk(ctx: UserCtx, { params }: OfBulk): Promise<BulkRow> {
  const access = await requireBoard(ctx, params.id, 'write_team_notes')
  const bulk = await findBulk(ctx.db, access.vacancy.id, params.bulk_id)
  if (!bulk) throw new AppError('not_found')
  const isShared = access.member.role !== 'INTERVIEWER' && mayInVacancy(access, NEEDS[bulk.action.kind])
  if (bulk.user_id === ctx.user.id) return bulk
  // What is done with their own application does not exist for whom it is about.
  if (!isShared || (await isAbout(ctx.db, bulk, ctx.user.id))) throw new AppError('not_found')
  return bulk
}

export const getBulk = async (ctx: UserCtx, input: OfBulk) => present(ctx, await requireBulk(ctx, input))

const NOT_UNDOABLE = 'Esto ya no se puede deshacer.'

/** From this answer on none of its mails is sent that has not left; the applications follow in the background. */
export async function undoBulk(ctx: UserCtx, input: OfBulk) {
  return inTransaction(ctx, async (tx) => {
    const { id } = await requireBulk(tx, input)
    const bulk = await holdBulk(tx.db, id, 'update')
    if (!bulk) throw new AppError('not_found')
    if (bulk.state !== 'UNDONE' && (await present(tx, bulk)).undo_until === null && bulk.state === 'DONE')
      throw new AppError('state_conflict', NOT_UNDOABLE)
    await undo(tx, bulk)
    return present(tx, { ...bulk, state: 'UNDONE' })
  })
}
