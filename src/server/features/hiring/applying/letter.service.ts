import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { letterFormats, letterPages, writeLetter } from '#server/features/cv-drawing/letters/letter.ts'
import { contentOf, fileNameOf } from '#server/features/cvs/cv-content.ts'
import { requireOwnCv } from '#server/features/cvs/cvs.service.ts'
import { requireJob } from '#server/features/jobs/public-job/public-job.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/hiring/letters.ts'
import { sentContent } from './sent-content.ts'

type OfLetter = { params: { vacancy_id: string }; body: z.output<typeof contract.letterBody> }

/** What stands over a letter, as it was when it was written. */
export const letterTitle = (title: string, company_name: string): string => `${title} · ${company_name}`

async function draftOf(ctx: UserCtx, { params, body }: OfLetter) {
  const { vacancy, company } = await requireJob(ctx, params.vacancy_id)
  const content = sentContent(contentOf(await requireOwnCv(ctx, body.cv_id)))
  return { content, letter: { title: letterTitle(vacancy.title, company.name), text: body.text }, company }
}

/** The letter as it would be sent now; nothing is kept. */
export async function previewLetter(ctx: UserCtx, asked: OfLetter) {
  await takeAttempt(ctx, rateRules.cv_preview_user, ctx.user.id)
  const { content, letter } = await draftOf(ctx, asked)
  return letterPages({ ...turnOf(ctx), replaces: `letter ${asked.params.vacancy_id}` }, content, letter)
}

export async function exportLetter(
  ctx: UserCtx,
  asked: OfLetter & { query: z.output<typeof contract.exportLetter.query> },
): Promise<FileAnswer> {
  await takeAttempt(ctx, rateRules.cv_export_user, ctx.user.id)
  const { format } = asked.query
  const { content, letter, company } = await draftOf(ctx, asked)
  const bytes = await writeLetter(turnOf(ctx), content, letter, { format, contact: true })
  const name = fileNameOf(['Carta', content.document.basics.full_name, company.name], format)
  return { bytes, type: letterFormats[format].type, name, disposition: 'attachment', cache_seconds: 0 }
}
