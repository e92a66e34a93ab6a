import type { Turn } from '#server/platform/processes/fair-queue.ts'
import { AppError } from '#shared/core/errors.ts'
import { CV_FILE, CV_TEXT_MAX } from '#shared/core/limits.ts'
import type { CvProposal, ImportSource } from '#shared/cvs/cv-imports.ts'
import { readers } from './child/readers.ts'
import { ImportFailure, type ImportFailureCode } from './files/failure.ts'

export interface Proposed {
  source: ImportSource
  proposal: CvProposal
}

/** Read into memory only when its turn has come. */
interface SentFile {
  bytes: number
  read: () => Promise<Uint8Array>
}

/** Where a file has a clearer sentence than the one of its code. */
const SENTENCES: Partial<Record<ImportFailureCode, string>> = {
  file_type:
    'Sube tu CV en PDF, DOCX, ODT, TXT o JSON, o el ZIP de tus datos de LinkedIn. También puedes copiar el texto aquí.',
  file_too_large: 'Este archivo ocupa demasiado. Guárdalo sin imágenes o en otro formato, o copia el texto aquí.',
}

/** What a file says as a CV, in a process of its own. Nothing is kept. */
export async function proposeFromFile(turn: Turn, file: SentFile): Promise<Proposed> {
  if (file.bytes > CV_FILE.zip_max_bytes) throw new AppError('file_too_large', CV_FILE.too_large)
  return readers.file(turn, file.read).catch(asError)
}

/** What a pasted text says as a CV. */
export const proposeFromText = (turn: Turn, text: string): Promise<Proposed> =>
  readers.text(turn, text.slice(0, CV_TEXT_MAX)).catch(asError)

function asError(error: unknown): never {
  throw error instanceof ImportFailure ? new AppError(error.code, SENTENCES[error.code]) : error
}
