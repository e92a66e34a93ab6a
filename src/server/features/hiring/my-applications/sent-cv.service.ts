import type { UserCtx } from '#server/context.ts'
import { renderPdf } from '#server/features/cv-drawing/render/render.ts'
import { fileNameOf } from '#server/features/cvs/cv-content.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { requireEitherSide, seesContact } from '../applications/application-access.service.ts'
import { findSnapshot } from '../applications/applications.queries.ts'
import { withoutContact } from '../applying/sent-content.ts'
import { redactionOf } from '../blind/redaction.service.ts'

/** The CV as it was sent; without contact data for roles that do not see them, and without a name in blind review. */
export async function getSentCv(ctx: UserCtx, { params }: { params: { id: string } }): Promise<FileAnswer> {
  await takeAttempt(ctx, rateRules.candidate_pdf_user, ctx.user.id)
  const access = await requireEitherSide(ctx, params.id, 'see_applications')
  const snapshot = await findSnapshot(ctx.db, access.application.id)
  if (!snapshot) throw new AppError('not_found')
  const { application, side } = access
  const redaction = side === 'SEEKER' ? undefined : await redactionOf(ctx, application)
  const contact = !redaction?.is_blind && (access.side === 'SEEKER' || (await seesContact(ctx, access)))
  const content = redaction ? redaction.content(snapshot.content) : snapshot.content
  const shown = contact ? content : { ...content, document: withoutContact(content.document) }
  const bytes = await renderPdf(turnOf(ctx), shown, { photo: null, contact, references: false })
  const name = fileNameOf([redaction?.name ?? application.full_name, 'CV'], 'pdf')
  return { bytes, type: 'application/pdf', name, disposition: 'attachment', cache_seconds: 0 }
}
