import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { requireCurrentPassword } from '#server/features/accounts/sessions/current-password.service.ts'
import { lockPerson } from '#server/features/accounts/users/people.service.ts'
import { forgetFile } from '#server/platform/files/files.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { DATA_COPY_LIFE, rateRules } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import type * as contract from '#shared/rights/rights.ts'
import { deleteCopy, findCopy, listOldCopies, replaceCopy } from './copies.queries.ts'
import type { CopyRow } from './data-copies.tables.ts'
import { makeCopyTask } from './make-copy.tasks.ts'

type Presented = z.input<typeof contract.dataCopy>

const NONE: Presented = { state: 'NONE', parts_done: 0, parts: 0, bytes: null, asked_at: null, expires_at: null }

/** One that is over its time is as good as gone, also before the clock has swept it. */
const present = (ctx: Pick<Deps, 'now'>, row: CopyRow | undefined): Presented =>
  row && row.expires_at > ctx.now() ? row : NONE

export const getDataCopy = async (ctx: UserCtx): Promise<Presented> => present(ctx, await findCopy(ctx.db, ctx.user.id))

type Asked = { body: z.output<typeof contract.startDataCopy.body> }

/** One at a time: whoever asks again while one is made is told how far it is. */
export async function startDataCopy(ctx: UserCtx, { body }: Asked): Promise<Presented> {
  await requireCurrentPassword(ctx, body.password)
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, tx.user.id)
    const before = await findCopy(tx.db, tx.user.id)
    if (before?.state === 'RUNNING' && before.expires_at > tx.now()) return present(tx, before)
    await takeAttempt(ctx, rateRules.data_copy_user, tx.user.id)
    if (before?.file_id) await forgetFile(tx, before.file_id)
    const asked_at = tx.now()
    const expires_at = addSeconds(asked_at, DATA_COPY_LIFE)
    const row = await replaceCopy(tx.db, { user_id: tx.user.id, number: randomUUID(), asked_at, expires_at })
    await tx.tasks.enqueue(tx.db, makeCopyTask, { user_id: tx.user.id, number: row.number })
    return present(tx, row)
  })
}

export async function downloadDataCopy(ctx: UserCtx): Promise<FileAnswer> {
  const row = await findCopy(ctx.db, ctx.user.id)
  if (!row?.file_id) throw new AppError('not_found')
  if (row.expires_at <= ctx.now()) throw new AppError('token_expired', 'Esta copia venció. Pide otra cuando quieras.')
  const bytes = await ctx.storage.get(row.file_id)
  if (!bytes) throw new AppError('not_found')
  const day = row.asked_at.toISOString().slice(0, 10)
  return {
    bytes,
    type: 'application/zip',
    name: `skillo-mis-datos-${day}.zip`,
    disposition: 'attachment',
    cache_seconds: 0,
  }
}

/** For an account that goes, and for copies whose days are over. */
export async function forgetCopy(tx: Pick<Deps, 'db' | 'tasks'>, userId: string): Promise<void> {
  const row = await findCopy(tx.db, userId)
  if (row?.file_id) await forgetFile(tx, row.file_id)
  await deleteCopy(tx.db, userId)
}

export function forgetOldCopies(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'rights.clean-copies',
    list: (page) => listOldCopies(deps.db, deps.now(), page),
    work: async (tx, user_id) => {
      await lockPerson(tx, user_id)
      // They may have asked for another one since the list was made.
      const row = await findCopy(tx.db, user_id)
      if (row && row.expires_at <= tx.now()) await forgetCopy(tx, user_id)
    },
  })
}
