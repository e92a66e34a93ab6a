import type { z } from 'zod'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/cvs/cvs.ts'
import type { UserCtx } from '../../context.ts'
import { contentOf } from './cv-content.ts'
import { countCvs, findBaseCv, leaveBase, deleteCv as removeCv, updateCv } from './cvs.queries.ts'
import { addCv, changed, lockOwnCv, type OfCv, onOwnShelf, presentCv } from './cvs.service.ts'
import type { CvRow } from './cvs.tables.ts'
import { deleteShare } from './shares.queries.ts'

const CHOOSE_ANOTHER_BASE = 'Este es tu CV base. Elige antes otro como base.'
const ARCHIVED = 'Este CV está archivado. Recupéralo y podrás hacerlo.'
const TITLE_MAX = 80
const COPY = ' (copia)'

export async function duplicateCv(
  ctx: UserCtx,
  { params, body }: OfCv & { body: z.output<typeof contract.duplicateCv.body> },
) {
  const copy = await onOwnShelf(ctx, async (tx) => {
    const cv = await lockOwnCv(tx, params.id)
    return copyOf(tx, cv, body.title ?? cut(cv.title, TITLE_MAX - COPY.length) + COPY)
  })
  return presentCv(ctx, copy)
}

const copyOf = (tx: UserCtx, cv: CvRow, title: string): Promise<CvRow> =>
  addCv(tx, { ...contentOf(cv), title }, { parent_id: cv.id, file_hides_orders: cv.file_hides_orders })

/** Another one like the base, on the shelf that is held; undefined without a base. */
export async function copyBaseCv(tx: UserCtx, title: string): Promise<CvRow | undefined> {
  const base = await findBaseCv(tx.db, tx.user.id)
  return base && copyOf(tx, base, cut(title, TITLE_MAX))
}

/** Leaves no half of an emoji behind. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')

export async function makeBaseCv(ctx: UserCtx, { params }: OfCv) {
  const base = await onOwnShelf(ctx, async (tx) => {
    const cv = await lockOwnCv(tx, params.id)
    requireActive(cv)
    if (cv.is_base) return cv
    for (const before of await leaveBase(tx.db, ctx.user.id)) await changed(tx, before)
    return changed(tx, await updateCv(tx.db, cv.id, { is_base: true, parent_id: null }))
  })
  return presentCv(ctx, base)
}

export function requireActive({ status }: { status: string }): void {
  if (status !== 'ACTIVE') throw new AppError('state_conflict', ARCHIVED)
}

/** Nobody thinks of a link to a CV that was put away, so it closes. */
export async function archiveCv(ctx: UserCtx, { params }: OfCv) {
  const archived = await onOwnShelf(ctx, async (tx) => {
    const cv = await lockOwnCv(tx, params.id)
    if (cv.is_base) throw new AppError('state_conflict', CHOOSE_ANOTHER_BASE)
    await deleteShare(tx.db, cv.id)
    return changed(tx, await updateCv(tx.db, cv.id, { status: 'ARCHIVED' }))
  })
  return presentCv(ctx, archived)
}

export async function unarchiveCv(ctx: UserCtx, { params }: OfCv) {
  const active = await onOwnShelf(ctx, async (tx) => {
    const cv = await lockOwnCv(tx, params.id)
    return changed(tx, await updateCv(tx.db, cv.id, { status: 'ACTIVE' }))
  })
  return presentCv(ctx, active)
}

export async function deleteCv(ctx: UserCtx, { params }: OfCv): Promise<undefined> {
  await onOwnShelf(ctx, async (tx) => {
    const cv = await lockOwnCv(tx, params.id)
    if (cv.is_base && (await countCvs(tx.db, ctx.user.id)) > 1)
      throw new AppError('state_conflict', CHOOSE_ANOTHER_BASE)
    await removeCv(tx.db, cv.id)
    await changed(tx, cv)
  })
}
