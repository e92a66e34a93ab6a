import { inTransaction, type UserCtx } from '#server/context.ts'
import { forgetFile, keepFile } from '#server/platform/files/files.service.ts'
import { reencodeImage } from '#server/platform/files/images.ts'
import type { UploadedFile } from '#server/platform/http/upload.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import * as contract from '#shared/accounts/users.ts'
import { COVER_PHOTO, PROFILE_PICTURE, rateRules } from '#shared/core/limits.ts'
import { presentUser } from '../users/present-user.service.ts'
import { lockUser, updateUser } from '../users/users.queries.ts'

const pictures = {
  PROFILE_PICTURE: {
    column: 'profile_picture_id',
    size: { width: 512, height: 512 },
    rule: PROFILE_PICTURE,
    too_small: 'La imagen debe medir al menos 200 × 200 px.',
    refused: contract.setProfilePicture.upload.too_large,
  },
  COVER_PHOTO: {
    column: 'cover_photo_id',
    size: { width: 1600, height: 400 },
    rule: COVER_PHOTO,
    too_small: 'La portada debe medir al menos 1200 × 300 px.',
    refused: contract.setCoverPhoto.upload.too_large,
  },
} as const

type PictureKind = keyof typeof pictures

async function setPicture(ctx: UserCtx, kind: PictureKind, upload: UploadedFile) {
  await takeAttempt(ctx, rateRules.upload_user, ctx.user.id)
  const { column, rule, ...wanted } = pictures[kind]
  const image = await reencodeImage(upload, { ...rule, ...wanted })
  const file = await keepFile(ctx, { kind, content_type: 'image/webp', content: image })
  const user = await inTransaction(ctx, async (tx) => {
    // The person first: the file's own row refers to them, and two uploads must not wait for each other.
    const before = (await lockUser(tx.db, ctx.user.id))[column]
    await file.record(tx)
    const after = await updateUser(tx.db, ctx.user.id, { [column]: file.id, updated_at: ctx.now() })
    if (before) await forgetFile(tx, before)
    return after
  })
  return presentUser(ctx, user)
}

async function removePicture(ctx: UserCtx, kind: PictureKind) {
  const { column } = pictures[kind]
  const user = await inTransaction(ctx, async (tx) => {
    const before = (await lockUser(tx.db, ctx.user.id))[column]
    if (before) await forgetFile(tx, before)
    return updateUser(tx.db, ctx.user.id, { [column]: null, updated_at: ctx.now() })
  })
  return presentUser(ctx, user)
}

export const setProfilePicture = (ctx: UserCtx, { file }: { file: UploadedFile }) =>
  setPicture(ctx, 'PROFILE_PICTURE', file)
export const removeProfilePicture = (ctx: UserCtx) => removePicture(ctx, 'PROFILE_PICTURE')
export const setCoverPhoto = (ctx: UserCtx, { file }: { file: UploadedFile }) => setPicture(ctx, 'COVER_PHOTO', file)
export const removeCoverPhoto = (ctx: UserCtx) => removePicture(ctx, 'COVER_PHOTO')
