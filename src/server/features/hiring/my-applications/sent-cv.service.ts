import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { letterFormats, writeLetter } from '#server/features/cv-drawing/letters/letter.ts'
import { renderPdf } from '#server/features/cv-drawing/render/render.ts'
import { fileNameOf } from '#server/features/cvs/cv-content.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import type { getSentLetter as sentLetter } from '#shared/hiring/letters.ts'
import { requireEitherSide, seesContact } from '../applications/application-access.service.ts'
import { findSnapshot } from '../applications/applications.queries.ts'
import { withoutContact } from '../applying/sent-content.ts'
import { redactionOf } from '../blind/redaction.service.ts'

type OfApplication = { params: { id: string } }

/** What was sent, as this reader may see it: without contact data for roles that do not, and without a name in blind review. */
async function requireSent(ctx: UserCtx, { params }: OfApplication) {
  await takeAttempt(ctx, rateRules.candidate_pdf_user, ctx.user.id)
  const access = await requireEitherSide(ctx, params.id, 'see_applications')
  const snapshot = await findSnapshot(ctx.db, access.application.id)
  if (!snapshot) throw new AppError('not_found')
  const { application, side } = access
  const redaction = side === 'SEEKER' ? undefined : await redactionOf(ctx, application)
  const contact = !redaction?.is_blind && (access.side === 'SEEKER' || (await seesContact(ctx, access)))
  const content = redaction ? redaction.content(snapshot.content) : snapshot.content
  return {
    snapshot,
    contact,
    name: redaction?.name ?? application.full_name,
    content: contact ? content : { ...content, document: withoutContact(content.document) },
    say: redaction ? redaction.text : (words: string) => words,
  }
}

export async function getSentCv(ctx: UserCtx, asked: OfApplication): Promise<FileAnswer> {
  const { content, contact, name: person } = await requireSent(ctx, asked)
  const bytes = await renderPdf(turnOf(ctx), content, { photo: null, contact, references: false })
  const name = fileNameOf([person, 'CV'], 'pdf')
  return { bytes, type: 'application/pdf', name, disposition: 'attachment', cache_seconds: 0 }
}

export async function getSentLetter(
  ctx: UserCtx,
  asked: OfApplication & { query: z.output<typeof sentLetter.query> },
): Promise<FileAnswer> {
  const { snapshot, content, contact, name: person, say } = await requireSent(ctx, asked)
  const { note, letter_title } = snapshot
  if (!note || !letter_title) throw new AppError('not_found')
  const { format } = asked.query
  const bytes = await writeLetter(turnOf(ctx), content, { title: letter_title, text: say(note) }, { format, contact })
  const name = fileNameOf([person, 'Carta'], format)
  return { bytes, type: letterFormats[format].type, name, disposition: 'attachment', cache_seconds: 0 }
}
