import type { CvContent, CvTemplate } from '#shared/cvs/cv-document.ts'
import { templateFonts } from '#shared/cvs/cv-templates.ts'

/** Another template brings its letter along, unless the person has chosen a letter on their own. */
export function withTemplate(content: CvContent, template: CvTemplate): CvContent {
  const { design } = content
  const font = design.font === templateFonts[content.template] ? templateFonts[template] : design.font
  return { ...content, template, design: { ...design, font } }
}
