import { CV_FILE } from '#shared/core/limits.ts'
import type { CvProposal, ImportSource } from '#shared/cvs/cv-imports.ts'
import { ImportFailure } from './failure.ts'
import { type FileKind, fileKind } from './file-kind.ts'
import { isJsonResume, proposeFromJsonResume } from './json/json-resume.ts'
import { textsIn } from './json/json-text.ts'
import { isOwnJson, proposeFromOwnJson } from './json/own-json.ts'
import type { ReadText } from './lines/line.ts'
import { proposeFromLinkedinZip } from './linkedin-zip/linkedin-zip.ts'
import { isLinkedinProfile } from './parse/linkedin.ts'
import { proposeFromLines } from './parse/propose-from-lines.ts'
import { toText } from './pdf/pdf-text.ts'
import { textOf } from './text-file.ts'
import { readText } from './text-lines.ts'

export interface ReadCv {
  source: ImportSource
  proposal: CvProposal
}

const FEWEST_LETTERS = 25
/** About fifty dense pages; nobody's CV is longer. */
const MOST_LETTERS = 200_000

/** Reads a file of any accepted kind; does nothing but compute, and runs where it may be stopped at any moment. */
export async function readFile(file: Uint8Array): Promise<ReadCv> {
  const kind = fileKind(file)
  if (file.length > (kind === 'linkedin-zip' ? CV_FILE.zip_max_bytes : CV_FILE.max_bytes))
    throw new ImportFailure('file_too_large')
  return READERS[kind](file)
}

// The big libraries are loaded for the files that need them: a reader starts sooner without the other one.
const READERS: Record<FileKind, (file: Uint8Array) => Promise<ReadCv> | ReadCv> = {
  pdf: async (file) => {
    const { readPdf } = await import('./pdf/read-pdf.ts')
    const text = withText(toText(await readPdf(file)))
    const from_linkedin = isLinkedinProfile(text)
    return { source: from_linkedin ? 'LINKEDIN_PDF' : 'PDF', proposal: proposeFromLines(text, { from_linkedin }) }
  },
  docx: async (file) => {
    const { readDocx } = await import('./docx/docx-text.ts')
    return { source: 'DOCX', proposal: proposeFromLines(withText(await readDocx(file)), { from_linkedin: false }) }
  },
  odt: async (file) => {
    const { readOdt } = await import('./odt/odt-text.ts')
    return { source: 'ODT', proposal: proposeFromLines(withText(readOdt(file)), { from_linkedin: false }) }
  },
  text: (file) => readPastedText(textOf(file) ?? ''),
  'linkedin-zip': (file) => ({ source: 'LINKEDIN_ZIP', proposal: proposeFromLinkedinZip(file, MOST_LETTERS) }),
  json: readJson,
}

export function readPastedText(text: string): ReadCv {
  if (text.length > MOST_LETTERS) throw new ImportFailure('import_too_long')
  return { source: 'TEXT', proposal: proposeFromLines(withText(readText(text)), { from_linkedin: false }) }
}

function readJson(file: Uint8Array): ReadCv {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(file))
  } catch {
    throw new ImportFailure('import_corrupt')
  }
  if (textsIn(value).join('').length > MOST_LETTERS) throw new ImportFailure('import_too_long')
  if (isOwnJson(value)) return { source: 'SKILLO_JSON', proposal: proposeFromOwnJson(value) }
  if (isJsonResume(value)) return { source: 'JSON_RESUME', proposal: proposeFromJsonResume(value) }
  throw new ImportFailure('file_type')
}

function withText(read: ReadText): ReadText {
  const letters = read.pages.reduce((sum, page) => sum + page.replace(/\P{L}/gu, '').length, 0)
  if (letters < FEWEST_LETTERS) throw new ImportFailure('import_no_text')
  if (read.pages.reduce((sum, page) => sum + page.length, 0) > MOST_LETTERS) throw new ImportFailure('import_too_long')
  return read
}
