import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { CV_VIEW_LIFE } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import type { getCvPrivacy as contract } from '#shared/cvs/cv-privacy.ts'
import { findBaseCv } from './cvs.queries.ts'
import { listViewers } from './views.queries.ts'

export async function getCvPrivacy(ctx: UserCtx): Promise<z.input<typeof contract.answer>> {
  const base = await findBaseCv(ctx.db, ctx.user.id)
  const jobs = base?.document.experience ?? []
  const employers = jobs
    .filter(({ current, company }) => current && company.trim() !== '')
    .map(({ company }) => company)
  return {
    base_cv_id: base?.id ?? null,
    current_employers: [...new Set(employers)],
    views: await listViewers(ctx.db, ctx.user.id, addSeconds(ctx.now(), -CV_VIEW_LIFE)),
  }
}
