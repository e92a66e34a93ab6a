import { emit } from '#server/features/events/events.service.ts'
import { forgetFile, keepFile } from '#server/platform/files/files.service.ts'
import { reencodeImage } from '#server/platform/files/images.ts'
import type { UploadedFile } from '#server/platform/http/upload.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import * as contract from '#shared/companies/companies.ts'
import { AppError } from '#shared/core/errors.ts'
import { COMPANY_COVER, COMPANY_LOGO, COMPANY_PHOTO, COMPANY_PHOTOS_MAX, rateRules } from '#shared/core/limits.ts'
import { inTransaction, type UserCtx } from '../../../context.ts'
import { type CompanyChanges, updateCompanyRow } from '../companies.queries.ts'
import type { CompanyRow } from '../companies.tables.ts'
import { requireCompany, requireLockedCompany } from '../team/access.service.ts'
import { presentCompany } from '../team/company-view.service.ts'

const pictures = {
  COMPANY_LOGO: {
    size: { width: 256, height: 256 },
    rule: COMPANY_LOGO,
    too_small: 'El logo debe medir al menos 128 × 128 px.',
    refused: contract.setLogo.upload.too_large,
  },
  COMPANY_COVER: {
    size: { width: 1600, height: 400 },
    rule: COMPANY_COVER,
    too_small: 'La portada debe medir al menos 1200 × 300 px.',
    refused: contract.setCover.upload.too_large,
  },
  COMPANY_PHOTO: {
    size: { width: 1200, height: 800 },
    rule: COMPANY_PHOTO,
    too_small: 'La foto debe medir al menos 600 × 400 px.',
    refused: contract.addPhoto.upload.too_large,
  },
} as const

type InCompany = { params: { id: string } }
type Upload = InCompany & { file: UploadedFile }
/** What the company holds afterwards, and which file it no longer needs. */
type Place = (company: CompanyRow, fileId: string) => { changes: CompanyChanges; replaced: string | null }

async function addPicture(ctx: UserCtx, kind: keyof typeof pictures, { params, file: upload }: Upload, place: Place) {
  await requireCompany(ctx, params.id, 'edit_company')
  await takeAttempt(ctx, rateRules.upload_user, ctx.user.id)
  const { rule, ...wanted } = pictures[kind]
  const image = await reencodeImage(upload, { ...rule, ...wanted })
  const file = await keepFile(ctx, { kind, content_type: 'image/webp', content: image })
  return changePictures(ctx, params.id, async (tx, company) => {
    const { changes, replaced } = place(company, file.id)
    await file.record(tx)
    if (replaced) await forgetFile(tx, replaced)
    return changes
  })
}

async function changePictures(
  ctx: UserCtx,
  companyId: string,
  change: (tx: UserCtx, company: CompanyRow) => Promise<CompanyChanges>,
) {
  return inTransaction(ctx, async (tx) => {
    const access = await requireLockedCompany(tx, companyId, 'edit_company')
    const changes = await change(tx, access.company)
    // The revision stays: a form that is open beside the picture must still be savable.
    const company = await updateCompanyRow(tx.db, companyId, { ...changes, updated_at: ctx.now() })
    await emit(tx, { kind: 'COMPANY_PICTURES', company_id: companyId, actor_id: ctx.user.id })
    return presentCompany(tx, { ...access, company })
  })
}

export const setLogo = (ctx: UserCtx, sent: Upload) =>
  addPicture(ctx, 'COMPANY_LOGO', sent, ({ logo_id }, id) => ({ changes: { logo_id: id }, replaced: logo_id }))

export const setCover = (ctx: UserCtx, sent: Upload) =>
  addPicture(ctx, 'COMPANY_COVER', sent, ({ cover_id }, id) => ({ changes: { cover_id: id }, replaced: cover_id }))

export const addPhoto = (ctx: UserCtx, sent: Upload) =>
  addPicture(ctx, 'COMPANY_PHOTO', sent, ({ photo_ids }, id) => {
    if (photo_ids.length >= COMPANY_PHOTOS_MAX)
      throw new AppError(
        'state_conflict',
        `Puedes tener hasta ${COMPANY_PHOTOS_MAX} fotos. Quita una para añadir otra.`,
      )
    return { changes: { photo_ids: [...photo_ids, id] }, replaced: null }
  })

const removePicture = (ctx: UserCtx, { params }: InCompany, column: 'logo_id' | 'cover_id') =>
  changePictures(ctx, params.id, async (tx, company) => {
    const before = company[column]
    if (before) await forgetFile(tx, before)
    return { [column]: null }
  })

export const removeLogo = (ctx: UserCtx, sent: InCompany) => removePicture(ctx, sent, 'logo_id')
export const removeCover = (ctx: UserCtx, sent: InCompany) => removePicture(ctx, sent, 'cover_id')

export const removePhoto = (ctx: UserCtx, { params }: { params: { id: string; photo_id: string } }) =>
  changePictures(ctx, params.id, async (tx, { photo_ids }) => {
    if (!photo_ids.includes(params.photo_id)) throw new AppError('not_found')
    await forgetFile(tx, params.photo_id)
    return { photo_ids: photo_ids.filter((id) => id !== params.photo_id) }
  })
