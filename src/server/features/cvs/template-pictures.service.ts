import type { z } from 'zod'
import type { Ctx } from '#server/context.ts'
import { templatePicture } from '#server/features/cv-drawing/pictures/template-picture.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import type { getTemplatePicture as contract } from '#shared/cvs/cv-templates.ts'

interface Wanted {
  params: z.output<typeof contract.params>
  query: z.output<typeof contract.query>
}

const DAY = 24 * 60 * 60

/** Everybody may see it: nobody's data are in it, and each is drawn once. */
export async function getTemplatePicture(_ctx: Ctx, { params, query }: Wanted): Promise<FileAnswer> {
  const bytes = await templatePicture(params.template, query.accent)
  const name = `${params.template.toLowerCase()}.webp`
  return { bytes, type: 'image/webp', name, disposition: 'inline', cache_seconds: DAY }
}
