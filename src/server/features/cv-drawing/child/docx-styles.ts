import { BorderStyle, type IStylesOptions } from 'docx'
import type { CvDesign, CvLanguage } from '#shared/cvs/cv-document.ts'

// Fonts that Word and LibreOffice bring along: whoever opens the file has them.
const FONT = { SANS: 'Calibri', SERIF: 'Cambria' }
const LOCALE: Record<CvLanguage, string> = { es: 'es-ES', en: 'en-GB', pt: 'pt-BR' }
const SOFT = '5C5968'
const HAIR = 'D8D5DF'

/** Sizes are half points, distances twentieths of a point. */
export function docxStyles({ accent, font, size }: CvDesign, language: CvLanguage): IStylesOptions {
  const colour = accent.slice(1).toUpperCase()
  const scaled = (factor: number) => Math.round(size * 2 * factor)
  const rule = { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: HAIR } }
  return {
    default: {
      document: {
        run: { font: FONT[font], size: scaled(1), language: { value: LOCALE[language] } },
        paragraph: { spacing: { after: 60, line: 264 } },
      },
      title: { run: { size: scaled(2.3), bold: true, font: FONT[font] }, paragraph: { spacing: { after: 40 } } },
      heading1: {
        run: { size: scaled(1.15), bold: true, color: colour, font: FONT[font] },
        paragraph: { spacing: { before: 280, after: 100 }, keepNext: true, border: rule },
      },
      heading2: {
        run: { size: scaled(1.05), bold: true, color: '1F1D2B', font: FONT[font] },
        paragraph: { spacing: { before: 140, after: 20 }, keepNext: true, keepLines: true },
      },
    },
    paragraphStyles: [
      { id: 'Headline', name: 'Headline', basedOn: 'Normal', run: { size: scaled(1.2), color: colour } },
      { id: 'Details', name: 'Details', basedOn: 'Normal', run: { color: SOFT } },
    ],
    characterStyles: [{ id: 'Dates', name: 'Dates', run: { bold: false, color: SOFT, size: scaled(1) } }],
  }
}
