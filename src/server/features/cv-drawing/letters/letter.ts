import type { Turn } from '#server/platform/processes/fair-queue.ts'
import { type CvContent, cvDocument } from '#shared/cvs/cv-document.ts'
import type { DrawnPages } from '../child/typst-child.ts'
import { toDocx } from '../exports/docx.ts'
import { type RenderExtras, renderPages, renderPdf } from '../render/render.ts'

interface Letter {
  /** What stands over it: the work and the company. */
  title: string
  text: string
}

/** A letter in the look of a CV is that CV with nothing but its head and this text: what draws the one draws the other. */
function asContent(content: CvContent, { title, text }: Letter): CvContent {
  const sections = [{ key: 'summary', title, hidden: false }]
  const document = { ...cvDocument.parse({}), basics: content.document.basics, summary: text, sections }
  return { ...content, document }
}

/** No photo, so that nobody is chosen by it; `contact`: mail, phone and links in its head. */
const extras = (contact: boolean): RenderExtras => ({ photo: null, contact, references: false, is_letter: true })

export const letterFormats = {
  pdf: { type: 'application/pdf', write: renderPdf },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', write: toDocx },
} as const

interface Wanted {
  format: keyof typeof letterFormats
  contact: boolean
}

export const writeLetter = (turn: Turn, content: CvContent, letter: Letter, { format, contact }: Wanted) =>
  letterFormats[format].write(turn, asContent(content, letter), extras(contact))

/** Its first pages, as the PDF will have them. */
export const letterPages = (turn: Turn, content: CvContent, letter: Letter): Promise<DrawnPages> =>
  renderPages(turn, asContent(content, letter), extras(true))
