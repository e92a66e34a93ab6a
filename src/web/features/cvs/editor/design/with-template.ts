import type { CvContent, CvDesign, CvTemplate } from '#shared/cvs/cv-document.ts'

/** The letter that each template was drawn with. */
const FONTS: Record<CvTemplate, CvDesign['font']> = {
  ESENCIAL: 'SANS',
  CLASICO: 'SERIF',
  COMPACTO: 'SANS',
  EUROPEO: 'SANS',
}

/** Another template brings its letter along, unless the person has chosen a letter on their own. */
export function withTemplate(content: CvContent, template: CvTemplate): CvContent {
  const { design } = content
  const font = design.font === FONTS[content.template] ? FONTS[template] : design.font
  return { ...content, template, design: { ...design, font } }
}
