import { inTransaction, type UserCtx } from '#server/context.ts'
import { keepFile } from '#server/platform/files/files.service.ts'
import type { Upload } from '#server/platform/http/upload.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { requireEitherSide } from '../applications/application-access.service.ts'
import { attachmentOf, UNSEEN } from './attachment.ts'
import { findFile, insertMessageFile } from './messages.queries.ts'

type OfApplication = { params: { id: string } }

export async function uploadMessageFile(ctx: UserCtx, { params, file, file_name }: OfApplication & Upload) {
  await takeAttempt(ctx, rateRules.upload_user, ctx.user.id)
  const { application } = await requireEitherSide(ctx, params.id, 'message_candidate')
  const content = await file.read()
  const { name, type } = attachmentOf(content, file_name)
  const kept = await keepFile(ctx, { kind: 'MESSAGE_FILE', content_type: type, content })
  return inTransaction(ctx, async (tx) => {
    await kept.record(tx)
    return insertMessageFile(tx.db, {
      id: kept.id,
      application_id: application.id,
      uploader_id: tx.user.id,
      bytes: content.length,
      name,
      type,
      created_at: tx.now(),
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
