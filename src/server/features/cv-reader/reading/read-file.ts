import { CV_FILE } from '#shared/core/limits.ts'
import type { CvProposal, ImportSource } from '#shared/cvs/cv-imports.ts'
import { ImportFailure } from '../files/failure.ts'
import { fileKind } from '../files/file-kind.ts'
import { isJsonResume, proposeFromJsonResume } from '../json/json-resume.ts'
import { textsIn } from '../json/json-text.ts'
import { isOwnJson, proposeFromOwnJson } from '../json/own-json.ts'
import { proposeFromLinkedinZip } from '../linkedin-zip/linkedin-zip.ts'
import { MOST_LETTERS, type ReadLines, readLines } from './file-lines.ts'

export interface ReadCv {
  source: ImportSource
  proposal: CvProposal
}

/** Opens a file of any accepted kind: its lines, or the CV itself where the file names its fields. It does nothing but compute, and runs where it may be stopped at any moment. */
export async function openFile(file: Uint8Array): Promise<{ lines: ReadLines } | { read: ReadCv }> {
  const kind = fileKind(file)
  if (file.length > (kind === 'linkedin-zip' ? CV_FILE.zip_max_bytes : CV_FILE.max_bytes))
    throw new ImportFailure('file_too_large')
  const lines = await readLines(file)
  if (lines) return { lines }
  if (kind === 'json') return { read: readJson(file) }
  return { read: { source: 'LINKEDIN_ZIP', proposal: proposeFromLinkedinZip(file, MOST_LETTERS) } }
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
