import { errorTable } from '#shared/core/errors.ts'
import { CV_FILE } from '#shared/core/limits.ts'

/** What the file chooser offers; the server looks at the content, not at the name. */
export const CV_FILE_TYPES =
  '.pdf,.docx,.odt,.txt,.zip,.json,application/pdf,text/plain,application/vnd.oasis.opendocument.text,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/zip,application/json'

export const CV_FILE_HELP = 'PDF, DOCX, ODT, TXT, ZIP de LinkedIn o JSON Resume, hasta 10 MB (25 MB el ZIP).'

const READABLE = /\.(pdf|docx|odt|txt|zip|json)$/i
const OLD_WORD = /\.(doc|rtf)$/i

/** Said at once, before a byte is sent. */
export function fileProblem(file: File): string | null {
  if (file.size === 0) return 'Este archivo está vacío. Elige otro.'
  if (OLD_WORD.test(file.name)) return errorTable.import_old_format.message
  if (!READABLE.test(file.name))
    return 'Este tipo de archivo no lo podemos leer. Sube un PDF, un DOCX, un ODT, un TXT, un ZIP o un JSON.'
  const most = /\.zip$/i.test(file.name) ? CV_FILE.zip_max_bytes : CV_FILE.max_bytes
  return file.size > most ? CV_FILE.too_large : null
}
