import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { isShutOut } from '#server/features/companies/blocked-companies.ts'
import { companiesAllowing } from '#server/features/companies/team/access.service.ts'
import { renderPdf } from '#server/features/cv-drawing/render/render.ts'
import { contentOf, fileNameOf } from '#server/features/cvs/cv-content.ts'
import { shownContent } from '#server/features/cvs/shown-content.ts'
import { recordView } from '#server/features/cvs/views.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/matching/candidates.ts'
import { findCandidate } from './candidates.queries.ts'

type OfCandidate = { params: { cv_id: string } }
type Found = NonNullable<Awaited<ReturnType<typeof findCandidate>>>

/**
 * The CV if this person may see it, and on whose behalf; everything else does not exist. The owner may look at it as
 * companies do. An application to a vacancy of the company is the other way in, and the one that brings contact data.
 */
async function requireCandidate(ctx: UserCtx, cvId: string): Promise<Found> {
  const searching = await companiesAllowing(ctx, 'search_talent')
  const [company] = searching
  const found = await findCandidate(ctx.db, cvId, { company_ids: searching.map(({ id }) => id), now: ctx.now() })
  const everywhere = await companiesAllowing(ctx, 'see_company')
  if (found?.owner.id === ctx.user.id) return found
  if (!found?.is_in_pool || !company) throw new AppError('not_found')
  // People are shut out, not letterheads: whoever works for such a company sees nothing through another one either.
  if (isShutOut(everywhere, found.owner.hidden_companies, found.cv.document)) throw new AppError('not_found')
  await recordView(ctx, { cv_id: cvId, company_id: company.id, viewer_id: ctx.user.id })
  return found
}

export async function getCandidate(ctx: UserCtx, { params }: OfCandidate): Promise<z.input<typeof contract.candidate>> {
  const { cv, owner } = await requireCandidate(ctx, params.cv_id)
  const { document, language } = shownContent(contentOf(cv))
  return {
    is_me: owner.id === ctx.user.id,
    cv_id: cv.id,
    full_name: document.basics.full_name || owner.full_name,
    profile_picture_url: null,
    language,
    document,
    contact: null,
    verified_email: owner.email_verified_at !== null,
    verified_phone: owner.phone_verified_at !== null,
    updated_at: cv.updated_at,
  }
}

export async function getCandidatePdf(ctx: UserCtx, { params }: OfCandidate): Promise<FileAnswer> {
  await takeAttempt(ctx, rateRules.candidate_pdf_user, ctx.user.id)
  const { cv } = await requireCandidate(ctx, params.cv_id)
  const content = shownContent(contentOf(cv))
  const bytes = await renderPdf(turnOf(ctx), content, { photo: null, contact: false, references: false })
  return {
    bytes,
    type: 'application/pdf',
    name: fileNameOf([content.document.basics.full_name, 'CV'], 'pdf'),
    disposition: 'attachment',
    cache_seconds: 0,
  }
}
