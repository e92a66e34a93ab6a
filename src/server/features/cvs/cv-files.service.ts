import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { toDocx } from '#server/features/cv-drawing/exports/docx.ts'
import { toJsonResume } from '#server/features/cv-drawing/exports/json-resume.ts'
import { toPlainText } from '#server/features/cv-drawing/exports/plain-text.ts'
import { readBack } from '#server/features/cv-drawing/render/readback.ts'
import { type RenderExtras, renderPages, renderPdf } from '#server/features/cv-drawing/render/render.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import type { Turn } from '#server/platform/processes/fair-queue.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { rateRules } from '#shared/core/limits.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { ExportFormat, exportCv as exportEndpoint } from '#shared/cvs/cvs.ts'
import { contentOf, fileNameOf } from './cv-content.ts'
import { lockOwnCv, type OfCv, requireOwnCv } from './cvs.service.ts'
import { keepVersion } from './keep-version.service.ts'

/** The owner's picture, if the design shows one. */
export async function photoFor(
  ctx: Pick<Deps, 'storage'>,
  { design }: CvContent,
  owner: Pick<UserRow, 'profile_picture_id'>,
): Promise<Uint8Array | null> {
  if (!design.show_photo || !owner.profile_picture_id) return null
  return (await ctx.storage.get(owner.profile_picture_id)) ?? null
}

async function ownExtras(ctx: UserCtx, content: CvContent): Promise<RenderExtras> {
  return { photo: await photoFor(ctx, content, ctx.user), contact: true, references: true }
}

export async function getCvPreview(ctx: UserCtx, { params }: OfCv) {
  await takeAttempt(ctx, rateRules.cv_preview_user, ctx.user.id)
  const content = contentOf(await requireOwnCv(ctx, params.id))
  return renderPages(turnOf(ctx), content, await ownExtras(ctx, content))
}

export async function previewCv(ctx: UserCtx, { params, body }: OfCv & { body: CvContent }) {
  await takeAttempt(ctx, rateRules.cv_preview_user, ctx.user.id)
  await requireOwnCv(ctx, params.id)
  const extras = await ownExtras(ctx, body)
  // While somebody types, only the newest drawing is of use.
  return renderPages({ ...turnOf(ctx), replaces: `preview ${params.id}` }, body, extras)
}

export async function readBackCv(ctx: UserCtx, { params }: OfCv) {
  await takeAttempt(ctx, rateRules.cv_export_user, ctx.user.id)
  const content = contentOf(await requireOwnCv(ctx, params.id))
  const turn = turnOf(ctx)
  return readBack(turn, content, await renderPdf(turn, content, await ownExtras(ctx, content)))
}

const asText = (text: string): Uint8Array => Buffer.from(text, 'utf8')
const asJson = (value: object): Uint8Array => asText(`${JSON.stringify(value, null, 2)}\n`)

interface Format {
  type: string
  extension: string
  write: (turn: Turn, content: CvContent, extras: RenderExtras) => Promise<Uint8Array> | Uint8Array
}

const formats: Record<ExportFormat, Format> = {
  pdf: { type: 'application/pdf', extension: 'pdf', write: renderPdf },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    write: toDocx,
  },
  txt: {
    type: 'text/plain; charset=utf-8',
    extension: 'txt',
    write: (_turn, content) => asText(toPlainText(content)),
  },
  json: {
    type: 'application/json; charset=utf-8',
    extension: 'skillo.json',
    // The import knows our own files by this mark.
    write: (_turn, content) => asJson({ format: 'skillo-cv', version: 1, content }),
  },
  'json-resume': {
    type: 'application/json; charset=utf-8',
    extension: 'resume.json',
    write: (_turn, content) => asJson(toJsonResume(content)),
  },
}

/** What leaves the house is kept as a version: «¿qué CV envié?» always has an answer. */
export async function exportCv(
  ctx: UserCtx,
  { params, query }: OfCv & { query: z.output<typeof exportEndpoint.query> },
): Promise<FileAnswer> {
  await takeAttempt(ctx, rateRules.cv_export_user, ctx.user.id)
  const content = await inTransaction(ctx, async (tx) => {
    const cv = await lockOwnCv(tx, params.id)
    await keepVersion(tx, cv, 'EXPORT')
    return contentOf(cv)
  })
  const { type, extension, write } = formats[query.format]
  const bytes = await write(turnOf(ctx), content, await ownExtras(ctx, content))
  const name = fileNameOf([content.document.basics.full_name, content.title], extension)
  return { bytes, type, name, disposition: 'attachment', cache_seconds: 0 }
}
