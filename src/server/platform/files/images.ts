import type { UploadedFile } from '#server/platform/http/upload.ts'
import { AppError } from '#shared/core/errors.ts'
import { MAX_IMAGE_PIXELS } from '#shared/core/limits.ts'
import { pictureDecoders } from './decoders.ts'

interface ImageRule {
  min_width: number
  min_height: number
  too_small: string
  /** Said of anything that is no picture we take. */
  refused: string
  size: { width: number; height: number }
}

const FORMATS = new Set(['jpeg', 'png', 'webp'])
// One slow image must not hold the others up for longer than a request may take.
const SECONDS = 5

/** Decodes by content, whatever the name says, and writes a new image: nothing of the upload's own bytes or metadata survives. */
export async function reencodeImage(upload: UploadedFile, rule: ImageRule): Promise<Buffer> {
  const refuse = () => {
    throw new AppError('file_type', rule.refused)
  }
  const sharp = await pictureDecoders()
  const image = sharp(upload.path, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  })
  const { format, width = 0, height = 0, pages = 1 } = await image.metadata().catch(refuse)
  if (!FORMATS.has(format ?? '') || pages > 1 || width * height > MAX_IMAGE_PIXELS) return refuse()
  if (Math.min(width, height) < 1 || width < rule.min_width || height < rule.min_height) {
    throw new AppError('validation', rule.too_small, { fields: { upload_file: rule.too_small } })
  }
  return image
    .rotate()
    .resize({ ...rule.size, fit: 'cover', withoutEnlargement: false })
    .webp({ quality: 82 })
    .timeout({ seconds: SECONDS })
    .toBuffer()
    .catch(refuse)
}
