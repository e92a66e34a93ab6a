import { inTransaction, type UserCtx } from '#server/context.ts'
import { keepFile } from '#server/platform/files/files.service.ts'
import type { Upload } from '#server/platform/http/upload.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { requireEitherSide } from '../applications/application-access.service.ts'
import { attachmentKind } from './attachment-kind.ts'
import { findFile, insertMessageFile } from './messages.queries.ts'

type OfApplication = { params: { id: string } }
const REFUSED = 'Adjunta un PDF, un DOCX o una imagen PNG o JPG.'
const UNSEEN = 'Podrás abrir este archivo cuando se muestre la identidad: puede llevar su nombre.'
const NAME_MAX = 100

/** A label to show: no path, nothing that turns the text around, and the ending of what it is. */
function labelOf(name: string, extension: string): string {
  const plain = name
    .split(/[/\\]/)
    .at(-1)
    ?.normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .trim()
    .slice(0, NAME_MAX)
  return `${plain || 'archivo'}.${extension}`
}

export async function uploadMessageFile(ctx: UserCtx, { params, file, file_name }: OfApplication & Upload) {
  await takeAttempt(ctx, rateRules.upload_user, ctx.user.id)
  const { application } = await requireEitherSide(ctx, params.id, 'message_candidate')
  const content = await file.read()
  const kind = attachmentKind(content)
  if (!kind) throw new AppError('file_type', REFUSED)
  const kept = await keepFile(ctx, { kind: 'MESSAGE_FILE', content_type: kind.type, content })
  return inTransaction(ctx, async (tx) => {
    await kept.record(tx)
    return insertMessageFile(tx.db, {
      ...{ id: kept.id, application_id: application.id, uploader_id: tx.user.id, bytes: content.length },
      ...{ name: labelOf(file_name, kind.extension), type: kind.type, created_at: tx.now() },
    })
  })
}

type OfFile = { params: { id: string; file_id: string } }

/** For both sides once it was sent; before that only for who brought it. */
export async function getMessageFile(ctx: UserCtx, { params }: OfFile): Promise<FileAnswer> {
  const { application, side } = await requireEitherSide(ctx, params.id, 'message_candidate')
  const file = await findFile(ctx.db, application.id, params.file_id)
  if (!file || (file.message_id === null && file.uploader_id !== ctx.user.id)) throw new AppError('not_found')
  if (side === 'TEAM' && application.is_blind && file.uploader_id === application.user_id)
    throw new AppError('state_conflict', UNSEEN)
  const bytes = await ctx.storage.get(file.id)
  if (!bytes) throw new AppError('not_found')
  return { bytes, type: file.type, name: file.name, disposition: 'attachment', cache_seconds: 0 }
}
