import { addPhoto, setCover, setLogo } from '#shared/companies.ts'
import { COMPANY_COVER, COMPANY_LOGO, COMPANY_PHOTO } from '#shared/core/limits.ts'
import type { PictureKind } from './profile.hooks.ts'

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

/** What each picture is cut to, and what its file must be. */
export const pictureRules = {
  logo: {
    title: 'Logo de la empresa',
    width: 512,
    height: 512,
    rule: COMPANY_LOGO,
    wrong_file: setLogo.upload.too_large,
    too_small: 'El logo debe medir al menos 128 × 128 px.',
    help: 'JPG, PNG o WebP de hasta 2 MB y al menos 128 × 128 px.',
  },
  cover: {
    title: 'Portada de la empresa',
    width: 1600,
    height: 400,
    rule: COMPANY_COVER,
    wrong_file: setCover.upload.too_large,
    too_small: 'La portada debe medir al menos 1200 × 300 px.',
    help: 'JPG, PNG o WebP de hasta 8 MB y al menos 1200 × 300 px.',
  },
  photo: {
    title: 'Añadir una foto',
    width: 1200,
    height: 800,
    rule: COMPANY_PHOTO,
    wrong_file: addPhoto.upload.too_large,
    too_small: 'La foto debe medir al menos 600 × 400 px.',
    help: 'JPG, PNG o WebP de hasta 8 MB y al menos 600 × 400 px.',
  },
} as const

/** The sentence about what is wrong with a file, or null. Said before cutting, because the cut always has its size. */
export async function pictureProblem(kind: PictureKind, file: File): Promise<string | null> {
  const { rule, wrong_file, too_small } = pictureRules[kind]
  if (!PICTURE_TYPES.split(',').includes(file.type) || file.size > rule.max_bytes) return wrong_file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return wrong_file
  const is_small = picture.width < rule.min_width || picture.height < rule.min_height
  picture.close()
  return is_small ? too_small : null
}
