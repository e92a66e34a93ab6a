import { ImportFailure } from './failure.ts'
import { firstNames } from './unpack.ts'

export type FileKind = 'pdf' | 'docx' | 'linkedin-zip' | 'json'

const PDF_WITHIN = 1024
const text = new TextDecoder('latin1')

/** What a file is by its content; names and announced types say nothing. */
export function fileKind(file: Uint8Array): FileKind {
  const start = text.decode(file.subarray(0, PDF_WITHIN))
  if (start.startsWith('PK\u0003\u0004')) return archiveKind(file)
  if (start.includes('%PDF-')) return 'pdf'
  if (/^(?:\u00ef\u00bb\u00bf)?\s*\{/.test(start)) return 'json'
  throw new ImportFailure('file_type')
}

const LINKEDIN_FILE = /(?:^|\/)(?:Profile|Positions|Education|Skills|Languages|Certifications)\.csv$/

function archiveKind(file: Uint8Array): FileKind {
  const names = firstNames(file)
  if (names.some((name) => name.startsWith('word/') || name === '[Content_Types].xml')) return 'docx'
  if (names.some((name) => LINKEDIN_FILE.test(name))) return 'linkedin-zip'
  throw new ImportFailure('file_type')
}
