import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { accents } from './cv-accents.ts'
import { type CvDesign, type CvTemplate, cvTemplate } from './cv-document.ts'

/** The letter that each template was drawn with. */
export const templateFonts: Record<CvTemplate, CvDesign['font']> = {
  ESENCIAL: 'SANS',
  CLASICO: 'SERIF',
  LATERAL: 'SANS',
  MODERNO: 'SANS',
  COMPACTO: 'SANS',
  EUROPEO: 'SANS',
}

/** The colours to choose from, so that there are few pictures to draw and all of them are kept. */
const accent = z.enum(accents.map(({ value }) => value))
export type Accent = z.infer<typeof accent>

export const getTemplatePicture = endpoint({
  method: 'GET',
  path: '/api/v1/cv-templates/:template/picture',
  summary: 'An invented CV, drawn by a template in a colour',
  session: 'none',
  params: z.object({ template: cvTemplate }),
  query: z.object({ accent: accent.default('#5a3ff0') }),
  answer: 'file',
})

/** The picture's address; a colour that is not one of ours shows the usual one. */
export function templatePicture(template: CvTemplate, colour: string): string {
  const path = getTemplatePicture.path.replace(':template', template)
  return accent.safeParse(colour).success ? `${path}?${new URLSearchParams({ accent: colour })}` : path
}
