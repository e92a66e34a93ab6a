import type { z } from 'zod'
import { lockPerson } from '#server/features/accounts/users/people.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { CV_VARIANTS_MAX } from '#shared/core/limits.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type * as contract from '#shared/cvs/cvs.ts'
import { inTransaction, type UserCtx } from '../../context.ts'
import { completenessOf, contentOf, firstContent, isSameContent } from './cv-content.ts'
import * as queries from './cvs.queries.ts'
import type { CvRow, ShareRow } from './cvs.tables.ts'
import { type AutomaticReason, isVersionDue, keepVersion } from './keep-version.service.ts'
import { isOpen, presentShare } from './share-link.ts'
import { findShare } from './shares.queries.ts'
import { viewsOf } from './views.service.ts'

export type OfCv = { params: { id: string } }
type Summary = z.input<typeof contract.cvSummary>
type Detail = z.input<typeof contract.cvDetail>

const TOO_MANY = `Ya tienes ${CV_VARIANTS_MAX} variantes además de tu CV base, que es el máximo. Elimina una para crear otra.`
const EDITED_ELSEWHERE = 'Editaste este CV en otra pestaña. Elige qué conservar.'

function summaryOf(ctx: UserCtx, cv: CvRow, share: ShareRow | undefined): Summary {
  return { ...cv, completeness: completenessOf(cv.document, ctx.user), shared: isOpen(ctx, share) }
}

export async function presentCv(ctx: UserCtx, cv: CvRow): Promise<Detail> {
  const share = await findShare(ctx.db, cv.id)
  return {
    ...summaryOf(ctx, cv, share),
    ...contentOf(cv),
    revision: cv.revision,
    share: share ? presentShare(ctx, share) : null,
    views_30d: await viewsOf(ctx, cv.id),
    created_at: cv.created_at,
  }
}

/** The person's CV held until the transaction ends; anybody else's does not exist. */
export async function lockOwnCv(tx: UserCtx, id: string): Promise<CvRow> {
  const cv = await queries.lockCv(tx.db, tx.user.id, id)
  if (!cv) throw new AppError('not_found')
  return cv
}

/** Says that a CV is another than before: its text, whether it is the base, or whether it is put away. */
export async function changed(tx: UserCtx, cv: CvRow): Promise<CvRow> {
  await emit(tx, { kind: 'CV_CHANGED', cv_id: cv.id })
  return cv
}

/** How many there are and which one is the base is decided by one request at a time. */
export function onOwnShelf<R>(ctx: UserCtx, work: (tx: UserCtx) => Promise<R>): Promise<R> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockPerson(tx, ctx.user.id)
    return work({ ...tx, user })
  })
}

/** Another CV, or a file. */
type Origin = Partial<Pick<CvRow, 'parent_id' | 'file_hides_orders'>>

/** Puts one more CV on the shelf; the first is the base. */
export async function addCv(tx: UserCtx, content: CvContent, from: Origin = {}): Promise<CvRow> {
  const present = await queries.countCvs(tx.db, tx.user.id)
  if (present > CV_VARIANTS_MAX) throw new AppError('state_conflict', TOO_MANY)
  const now = tx.now()
  const place = { user_id: tx.user.id, ...from, is_base: present === 0 }
  return changed(tx, await queries.insertCv(tx.db, { ...content, ...place, created_at: now, updated_at: now }))
}

interface Change {
  revision: number
  content: CvContent
  /** Why the present state is kept as a version first; left out, it is kept when it is time for one. */
  reason?: AutomaticReason
  /** What it says comes from another file than before. */
  file_hides_orders?: boolean
}

/** Compare and swap: whoever has not seen the present revision changes nothing, unless it says the same already. */
export async function changeContent(tx: UserCtx, cv: CvRow, change: Change): Promise<CvRow> {
  const { revision, content, reason, file_hides_orders = cv.file_hides_orders } = change
  if (isSameContent(contentOf(cv), content)) return cv
  if (revision !== cv.revision) throw new AppError('version_conflict', EDITED_ELSEWHERE)
  if (reason || (await isVersionDue(tx, cv))) await keepVersion(tx, cv, reason ?? 'AUTO')
  const values = { ...content, file_hides_orders, revision: cv.revision + 1, updated_at: tx.now() }
  return changed(tx, await queries.updateCv(tx.db, cv.id, values))
}

export async function listCvs(ctx: UserCtx): Promise<z.input<typeof contract.listCvs.answer>> {
  const rows = await queries.listCvs(ctx.db, ctx.user.id)
  return { items: rows.map(({ cv, share }) => summaryOf(ctx, cv, share ?? undefined)), next_cursor: null }
}

export async function createCv(ctx: UserCtx, { body }: { body: z.output<typeof contract.newCv> }): Promise<Detail> {
  const cv = await onOwnShelf(ctx, (tx) => addCv(tx, firstContent(tx.user, body)))
  return presentCv(ctx, cv)
}

export async function getCv(ctx: UserCtx, { params }: OfCv): Promise<Detail> {
  return presentCv(ctx, await requireOwnCv(ctx, params.id))
}

export async function requireOwnCv(ctx: UserCtx, id: string): Promise<CvRow> {
  const cv = await queries.findCv(ctx.db, ctx.user.id, id)
  if (!cv) throw new AppError('not_found')
  return cv
}

export async function saveCv(
  ctx: UserCtx,
  { params, body }: OfCv & { body: z.output<typeof contract.cvChanges> },
): Promise<Detail> {
  const { revision, ...content } = body
  const cv = await inTransaction(ctx, async (tx) => {
    const before = await lockOwnCv(tx, params.id)
    return changeContent(tx, before, { revision, content })
  })
  return presentCv(ctx, cv)
}

/** How complete the base CV is; null when there is none yet. */
export async function baseCompleteness(ctx: UserCtx): Promise<number | null> {
  const base = await queries.findBaseCv(ctx.db, ctx.user.id)
  return base ? completenessOf(base.document, ctx.user) : null
}
