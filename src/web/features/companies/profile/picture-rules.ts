import { addPhoto, setCover, setLogo } from '#shared/companies/companies.ts'
import { COMPANY_COVER, COMPANY_LOGO, COMPANY_PHOTO } from '#shared/core/limits.ts'
import type { PictureKind } from '#web/data/companies/profile.ts'
import type { PictureRules } from '#web/ui/pictures/picture-file.ts'

export const pictureRules = {
  logo: {
    title: 'Logo de la empresa',
    width: 512,
    height: 512,
    whole: true,
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
} as const satisfies Record<PictureKind, PictureRules>
