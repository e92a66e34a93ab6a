import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { isShutOut } from '#server/features/companies/blocked-companies.ts'
import { companiesAllowing } from '#server/features/companies/team/access.service.ts'
import { renderPdf } from '#server/features/cv-drawing/render/render.ts'
import { contentOf, fileNameOf } from '#server/features/cvs/cv-content.ts'
import { shownContent } from '#server/features/cvs/shown-content.ts'
import { namelessText, unnamedContent } from '#server/features/cvs/unnamed-content.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type * as contract from '#shared/matching/candidates.ts'
import { UNNAMED } from '#shared/words/talent.ts'
import { requireReading } from '../people-reading/readers.service.ts'
import { openPerson } from '../people-reading/reading.service.ts'
import { findCandidate } from './candidates.queries.ts'

type OfCandidate = { params: { cv_id: string } }
type Found = NonNullable<Awaited<ReturnType<typeof findCandidate>>>

/**
 * The CV if this person may see it; everything else does not exist. The owner may look at it as companies do. An
 * application to a vacancy of the company is the other way in, and the one that brings contact data.
 */
async function requireCandidate(ctx: UserCtx, cvId: string): Promise<Found> {
  const own = await findOwn(ctx, cvId)
  if (own) return own
  const reading = await requireReading(ctx)
  const found = await findCandidate(ctx.db, cvId, { company_ids: reading.map(({ id }) => id), now: ctx.now() })
  if (!found?.is_in_pool) throw new AppError('not_found')
  // People are shut out, not letterheads: whoever works for such a company sees nothing through another one either.
  const everywhere = await companiesAllowing(ctx, 'see_company')
  if (isShutOut(everywhere, found.owner.hidden_companies, found.cv.document)) throw new AppError('not_found')
  await openPerson(ctx, reading[0], cvId)
  return found
}

async function findOwn(ctx: UserCtx, cvId: string): Promise<Found | undefined> {
  const found = await findCandidate(ctx.db, cvId, { company_ids: [], now: ctx.now() })
  return found?.owner.id === ctx.user.id ? found : undefined
}

/** With the name only once the person said yes to the company, or applied to it. */
function contentFor({ cv, owner, is_named }: Found): CvContent {
  const content = shownContent(contentOf(cv))
  return is_named ? content : unnamedContent(content, namelessText(contentOf(cv), owner))
}

export async function getCandidate(ctx: UserCtx, { params }: OfCandidate): Promise<z.input<typeof contract.candidate>> {
  const found = await requireCandidate(ctx, params.cv_id)
  const { cv, owner, is_named } = found
  const { document, language } = contentFor(found)
  return {
    is_me: owner.id === ctx.user.id,
    cv_id: cv.id,
    full_name: is_named ? document.basics.full_name || owner.full_name : null,
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
  const content = contentFor(await requireCandidate(ctx, params.cv_id))
  const { basics } = content.document
  const called = basics.full_name || UNNAMED
  const titled = { ...content, document: { ...content.document, basics: { ...basics, full_name: called } } }
  const bytes = await renderPdf(turnOf(ctx), titled, { photo: null, contact: false, references: false })
  return {
    bytes,
    type: 'application/pdf',
    name: fileNameOf([called, 'CV'], 'pdf'),
    disposition: 'attachment',
    cache_seconds: 0,
  }
}
