import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/errors.ts'

const MISSING = 'Elige un archivo para subir.'

interface UploadLimit {
  max_bytes: number
  too_large: string
}

export interface Upload {
  file: Buffer
  /** What the sender calls it: a label to show, never a path to use. */
  file_name: string
}

/** The one file of a multipart request, in the field `upload_file`, whole and within its limit. */
export async function readUpload(request: FastifyRequest, limit: UploadLimit): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('content_type')
  const upload = await readForm(request, limit)
  if (!upload?.file.length) throw new AppError('validation', MISSING, { fields: { upload_file: MISSING } })
  return upload
}

/** Reads the form to its end: only then is it known to be whole, and only then can the sender hear an answer. */
async function readForm(request: FastifyRequest, limit: UploadLimit): Promise<Upload | undefined> {
  let upload: Upload | undefined
  let file: MultipartFile['file'] | undefined
  try {
    const limits = { fileSize: limit.max_bytes, files: 1, fields: 5, parts: 6 }
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue
      file = part.file
      const chunks: Buffer[] = []
      for await (const chunk of file) chunks.push(chunk)
      if (part.fieldname === 'upload_file') upload = { file: Buffer.concat(chunks), file_name: part.filename ?? '' }
    }
  } catch {
    // The parser's complaints differ, but they all mean a form that nobody's browser sends.
    if (!file?.truncated) throw new AppError('bad_request')
  }
  if (file?.truncated) throw new AppError('file_too_large', limit.too_large)
  return upload
}
