import { CV_FILE } from '#shared/core/limits.ts'

/** What the file chooser offers; the server looks at the content, not at the name. */
export const CV_FILE_TYPES =
  '.pdf,.docx,.zip,.json,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/zip,application/json'

export const CV_FILE_HELP = 'PDF, DOCX, ZIP de LinkedIn o JSON Resume, hasta 10 MB (25 MB el ZIP).'

const READABLE = /\.(pdf|docx|zip|json)$/i

/** Said at once, before a byte is sent. */
export function fileProblem(file: File): string | null {
  if (file.size === 0) return 'Este archivo está vacío. Elige otro.'
  if (!READABLE.test(file.name))
    return 'Este tipo de archivo no lo podemos leer. Sube un PDF, un DOCX, un ZIP o un JSON.'
  const most = /\.zip$/i.test(file.name) ? CV_FILE.zip_max_bytes : CV_FILE.max_bytes
  return file.size > most ? CV_FILE.too_large : null
}
