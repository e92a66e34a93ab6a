import { textOf } from '#shared/core/text-file.ts'
import type { ImportSource } from '#shared/cvs/cv-imports.ts'
import { ImportFailure } from '../files/failure.ts'
import { type FileKind, fileKind } from '../files/file-kind.ts'
import type { ReadText } from '../lines/line.ts'
import { isLinkedinProfile } from '../parse/linkedin.ts'
import type { Reading } from '../parse/read-sections.ts'
import { toText } from '../pdf/pdf-text.ts'
import { readText } from '../typed-text/text-lines.ts'

const FEWEST_LETTERS = 25
/** About fifty dense pages; nobody's CV is longer. */
export const MOST_LETTERS = 200_000

/** The lines of a file in reading order, and where they come from. */
export interface ReadLines extends Reading {
  source: ImportSource
  text: ReadText
}

/** What is read line by line; the other kinds name their fields. */
export async function readLines(file: Uint8Array): Promise<ReadLines | null> {
  const kind = fileKind(file)
  return kind === 'linkedin-zip' || kind === 'json' ? null : LINES[kind](file)
}

// The big libraries are loaded for the files that need them: a reader starts sooner without the other one.
const LINES: Record<
  Exclude<FileKind, 'linkedin-zip' | 'json'>,
  (file: Uint8Array) => Promise<ReadLines> | ReadLines
> = {
  pdf: async (file) => {
    const { readPdf } = await import('../pdf/read-pdf.ts')
    const text = withText(toText(await readPdf(file)))
    const from_linkedin = isLinkedinProfile(text)
    return { source: from_linkedin ? 'LINKEDIN_PDF' : 'PDF', text, from_linkedin }
  },
  docx: async (file) => {
    const { readDocx } = await import('../docx/docx-text.ts')
    return { source: 'DOCX', text: withText(await readDocx(file)), from_linkedin: false }
  },
  odt: async (file) => {
    const { readOdt } = await import('../odt/odt-text.ts')
    return { source: 'ODT', text: withText(readOdt(file)), from_linkedin: false }
  },
  text: (file) => pastedLines(textOf(file) ?? ''),
}

export function pastedLines(text: string): ReadLines {
  if (text.length > MOST_LETTERS) throw new ImportFailure('import_too_long')
  return { source: 'TEXT', text: withText(readText(text)), from_linkedin: false }
}

function withText(read: ReadText): ReadText {
  const letters = read.pages.reduce((sum, page) => sum + page.replace(/\P{L}/gu, '').length, 0)
  if (letters < FEWEST_LETTERS) throw new ImportFailure('import_no_text')
  if (read.pages.reduce((sum, page) => sum + page.length, 0) > MOST_LETTERS) throw new ImportFailure('import_too_long')
  return read
}
