import type { getDocumentProxy } from 'unpdf'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

const MOST_LETTERS = 20_000

/** Title, subject, keywords and whatever else a file says about itself. */
export async function notesOf(pdf: PdfDocument): Promise<string> {
  try {
    const { info } = await pdf.getMetadata()
    return textsIn(info).join('\n').slice(0, MOST_LETTERS)
  } catch {
    return ''
  }
}

/** What pictures and other parts are called for those who do not see them. */
export async function descriptionsIn(page: PdfPage): Promise<string> {
  try {
    return textsIn(await page.getStructTree())
      .join('\n')
      .slice(0, MOST_LETTERS)
  } catch {
    return ''
  }
}

const DEEPEST = 40

/** Every text in a value, however deep. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return []
  return Object.values(value).flatMap((part) => textsIn(part, depth + 1))
}
