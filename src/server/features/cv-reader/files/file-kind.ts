import { textOf } from '#shared/core/text-file.ts'
import { ImportFailure } from './failure.ts'
import { firstNames } from './unpack.ts'

export type FileKind = 'pdf' | 'docx' | 'odt' | 'linkedin-zip' | 'json' | 'text'

const PDF_WITHIN = 1024
const text = new TextDecoder('latin1')

/** What a file is by its content; names and announced types say nothing. */
export function fileKind(file: Uint8Array): FileKind {
  const start = text.decode(file.subarray(0, PDF_WITHIN))
  if (start.startsWith('PK\u0003\u0004')) return archiveKind(file)
  if (start.includes('%PDF-')) return 'pdf'
  if (start.startsWith(OLD_WORD) || /^\s*\{\\rtf/.test(start)) throw new ImportFailure('import_old_format')
  if (/^(?:\u00ef\u00bb\u00bf)?\s*\{/.test(start)) return 'json'
  if (textOf(file) !== null) return 'text'
  throw new ImportFailure('file_type')
}

/** How files of Word before 2007 begin. */
const OLD_WORD = '\u00d0\u00cf\u0011\u00e0'
const LINKEDIN_FILE = /(?:^|\/)(?:Profile|Positions|Education|Skills|Languages|Certifications)\.csv$/

function archiveKind(file: Uint8Array): FileKind {
  const names = firstNames(file)
  if (names.some((name) => name.startsWith('word/') || name === '[Content_Types].xml')) return 'docx'
  if (names.includes('content.xml') && names.includes('mimetype')) return 'odt'
  if (names.some((name) => LINKEDIN_FILE.test(name))) return 'linkedin-zip'
  throw new ImportFailure('file_type')
}
