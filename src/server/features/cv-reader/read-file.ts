import { CV_FILE } from '#shared/core/limits.ts'
import type { CvProposal, ImportSource } from '#shared/cvs/cv-imports.ts'
import { ImportFailure } from './failure.ts'
import { fileKind } from './file-kind.ts'
import { MOST_LETTERS, pastedLines, type ReadLines, readLines } from './file-lines.ts'
import { isJsonResume, proposeFromJsonResume } from './json/json-resume.ts'
import { textsIn } from './json/json-text.ts'
import { isOwnJson, proposeFromOwnJson } from './json/own-json.ts'
import { proposeFromLinkedinZip } from './linkedin-zip/linkedin-zip.ts'
import { proposeFromLines } from './parse/propose-from-lines.ts'

export interface ReadCv {
  source: ImportSource
  proposal: CvProposal
}

/** Reads a file of any accepted kind; does nothing but compute, and runs where it may be stopped at any moment. */
export async function readFile(file: Uint8Array): Promise<ReadCv> {
  const kind = fileKind(file)
  if (file.length > (kind === 'linkedin-zip' ? CV_FILE.zip_max_bytes : CV_FILE.max_bytes))
    throw new ImportFailure('file_too_large')
  const lines = await readLines(file)
  if (lines) return proposed(lines)
  if (kind === 'json') return readJson(file)
  return { source: 'LINKEDIN_ZIP', proposal: proposeFromLinkedinZip(file, MOST_LETTERS) }
}

const proposed = ({ source, text, from_linkedin }: ReadLines): ReadCv => ({
  source,
  proposal: proposeFromLines(text, { from_linkedin }),
})

export const readPastedText = (text: string): ReadCv => proposed(pastedLines(text))

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
