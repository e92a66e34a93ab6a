import { getDocumentProxy } from 'unpdf'
import { CV_FILE } from '#shared/core/limits.ts'
import { ImportFailure } from '../files/failure.ts'
import { type PdfDocument, type ReadPage, readPage } from './read-page.ts'

/** Pictures are never decoded: one pixel is the largest that would be. */
const LARGEST_PICTURE = 1

export async function readPdf(file: Uint8Array): Promise<ReadPage[]> {
  const pdf = await open(file)
  try {
    if (pdf.numPages > CV_FILE.max_pages) throw new ImportFailure('import_too_long')
    const pages: ReadPage[] = []
    const lost_hyphens = new Map<string, number>()
    for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(pdf, number, lost_hyphens))
    return pages
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function open(file: Uint8Array): Promise<PdfDocument> {
  try {
    // A copy, because pdf.js takes no Buffer and keeps what it gets.
    return await getDocumentProxy(new Uint8Array(file), {
      maxImageSize: LARGEST_PICTURE,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      verbosity: 0,
    })
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException'
    throw new ImportFailure(locked ? 'import_protected' : 'import_corrupt')
  }
}
