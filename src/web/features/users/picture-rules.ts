import { COVER_PHOTO, PROFILE_PICTURE } from '#shared/core/limits.ts'
import { setCoverPhoto, setProfilePicture } from '#shared/users.ts'
import type { PictureKind } from './users.hooks.ts'

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

/** What each picture is cut to, and what its file must be. */
export const pictureRules = {
  profile: {
    title: 'Tu foto',
    width: 512,
    height: 512,
    rule: PROFILE_PICTURE,
    wrong_file: setProfilePicture.upload.too_large,
    too_small: 'La imagen debe medir al menos 200 × 200 px.',
    help: 'JPG, PNG o WebP de hasta 5 MB y al menos 200 × 200 px.',
  },
  cover: {
    title: 'Tu portada',
    width: 1600,
    height: 400,
    rule: COVER_PHOTO,
    wrong_file: setCoverPhoto.upload.too_large,
    too_small: 'La portada debe medir al menos 1200 × 300 px.',
    help: 'JPG, PNG o WebP de hasta 8 MB y al menos 1200 × 300 px.',
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
