import { setCoverPhoto, setProfilePicture } from '#shared/accounts/users.ts'
import { COVER_PHOTO, PROFILE_PICTURE } from '#shared/core/limits.ts'
import type { PictureKind } from '#web/data/accounts/accounts.ts'
import type { PictureRules } from '#web/ui/pictures/picture-file.ts'

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
} as const satisfies Record<PictureKind, PictureRules>
