import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/errors.ts'

/** The one file of a multipart request, in the field `upload_file`, whole and within its limit. */
export async function readUpload(
  request: FastifyRequest,
  limit: { max_bytes: number; too_large: string },
): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('content_type')
  const part = await request.file({ limits: { fileSize: limit.max_bytes, files: 1, fields: 5, parts: 6 } })
  if (!part || part.fieldname !== 'upload_file') {
    part?.file.resume()
    throw new AppError('validation', 'Elige un archivo para subir.', {
      fields: { upload_file: 'Elige un archivo para subir.' },
    })
  }
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  if (part.file.truncated) throw new AppError('file_too_large', limit.too_large)
  return Buffer.concat(chunks)
}
