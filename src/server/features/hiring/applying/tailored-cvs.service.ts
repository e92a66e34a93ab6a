import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { onOwnShelf, requireOwnCv } from '#server/features/cvs/cvs.service.ts'
import { copyBaseCv } from '#server/features/cvs/manage.service.ts'
import { requireJob } from '#server/features/jobs/public-job/public-job.service.ts'
import { explainToThePerson, seekerByCv } from '#server/features/matching/matching.service.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/hiring/tailored-cvs.ts'
import { chooseInDraft } from './apply.queries.ts'
import type { OfJob } from './apply-context.service.ts'
import { findTailored, insertTailored, listTailored } from './tailored-cvs.queries.ts'

const NO_CV = 'Aún no tienes un CV. Créalo primero y después podrás prepararlo para esta vacante.'

export async function listTailoredCvs(ctx: UserCtx): Promise<z.input<typeof contract.listTailoredCvs.answer>> {
  return { items: await listTailored(ctx.db, ctx.user.id), next_cursor: null }
}

/** A copy of the base, word for word: what is missing in it only its person can write. */
export async function tailorCv(ctx: UserCtx, { params }: OfJob): Promise<z.input<typeof contract.tailorCv.answer>> {
  const { vacancy, state } = await requireJob(ctx, params.vacancy_id)
  return onOwnShelf(ctx, async (tx) => {
    const present = await findTailored(tx.db, tx.user.id, vacancy.id)
    if (present) return { cv_id: present }
    if (state === 'CLOSED') throw new AppError('vacancy_closed')
    const cv = await copyBaseCv(tx, `Para ${vacancy.title}`)
    if (!cv) throw new AppError('state_conflict', NO_CV)
    await insertTailored(tx.db, { cv_id: cv.id, user_id: tx.user.id, vacancy_id: vacancy.id, created_at: tx.now() })
    await chooseInDraft(tx.db, { user_id: tx.user.id, vacancy_id: vacancy.id, cv_id: cv.id })
    return { cv_id: cv.id }
  })
}

type OfPair = { params: z.output<typeof contract.getCvMatch.params> }

export async function getCvMatch(
  ctx: UserCtx,
  { params }: OfPair,
): Promise<z.input<typeof contract.getCvMatch.answer>> {
  const cv = await requireOwnCv(ctx, params.cv_id)
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  const seeker = await seekerByCv(ctx, cv.id)
  return { match: seeker ? await explainToThePerson(ctx, seeker, vacancy) : null }
}
