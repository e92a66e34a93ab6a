import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { FairQueue, type Turn } from '#server/platform/processes/fair-queue.ts'
import { AppError } from '#shared/core/errors.ts'

const MISSING = 'Elige un archivo para subir.'
const MB = 1024 * 1024
/** What a form weighs beside its file. */
const FORM_BYTES = 64 * 1024
/** On the disk at the same moment, of everybody together. */
const BYTES_IN_ALL = 512 * MB
/** The time to send a request goes on while it lies unread in its connection. */
export const UNREAD_PATIENCE_MS = 12_000
const HOUR_MS = 60 * 60 * 1000

interface UploadLimit {
  max_bytes: number
  too_large: string
}

/** Lies on the disk while its request is being answered, so that a crowd of uploads takes no memory. */
export interface UploadedFile {
  path: string
  bytes: number
  /** All of it in memory, for who needs that: only when it is their turn to use it. */
  read: () => Promise<Buffer>
}

export interface Upload {
  file: UploadedFile
  /** What the sender calls it: a label to show, never a path to use. */
  file_name: string
}

/** Receives files: few at once of one person, a bounded number and weight of all, each streamed to the disk. */
export class Uploads {
  readonly #folder: string
  readonly #places = new FairQueue({
    at_once: 64,
    at_once_per_person: 2,
    waiting: 128,
    patience_ms: UNREAD_PATIENCE_MS,
  })
  #bytes = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The one file of a multipart request, in the field `upload_file`, whole and within its limit; gone after `use`. */
  async receive<T>(
    request: FastifyRequest,
    limit: UploadLimit,
    turn: Turn,
    use: (upload: Upload) => Promise<T>,
  ): Promise<T> {
    if (!request.isMultipart()) throw new AppError('content_type')
    const weight = Number(request.headers['content-length'] ?? limit.max_bytes)
    try {
      if (weight > limit.max_bytes + FORM_BYTES) throw new AppError('file_too_large', limit.too_large)
      return await this.#places.run(turn, () => this.#withRoom(weight, () => this.#withFile(request, limit, use)))
    } catch (error) {
      // Only who has sent everything listens for an answer; what is thrown away takes no memory.
      await finished(request.raw.resume()).catch(() => undefined)
      throw error
    }
  }

  async #withRoom<T>(weight: number, work: () => Promise<T>): Promise<T> {
    if (this.#bytes + weight > BYTES_IN_ALL) throw new AppError('busy')
    this.#bytes += weight
    try {
      return await work()
    } finally {
      this.#bytes -= weight
    }
  }

  async #withFile<T>(request: FastifyRequest, limit: UploadLimit, use: (upload: Upload) => Promise<T>): Promise<T> {
    const path = join(this.#folder, randomUUID())
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      const file_name = await readForm(request, limit, path)
      const bytes = file_name === undefined ? 0 : (await stat(path)).size
      if (file_name === undefined || bytes === 0)
        throw new AppError('validation', MISSING, { fields: { upload_file: MISSING } })
      return await use({ file: { path, bytes, read: () => readFile(path) }, file_name })
    } finally {
      await rm(path, { force: true })
    }
  }

  /** Removes what a killed process left behind; another one may be receiving right now. */
  async sweep(now: Date): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const path = join(this.#folder, name)
      const found = await stat(path).catch(() => undefined)
      if (found && now.getTime() - found.mtimeMs > HOUR_MS) await rm(path, { force: true })
    }
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Reads the form to its end: only then is it known to be whole. The name of the file, if there was one. */
async function readForm(request: FastifyRequest, limit: UploadLimit, path: string): Promise<string | undefined> {
  let name: string | undefined
  let file: MultipartFile['file'] | undefined
  try {
    const limits = { fileSize: limit.max_bytes, files: 1, fields: 5, parts: 6 }
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue
      file = part.file
      if (part.fieldname === 'upload_file') {
        await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
        name = part.filename ?? ''
      } else file.resume()
    }
  } catch (error) {
    if (['ENOSPC', 'EDQUOT'].includes(codeOf(error))) throw new AppError('storage_full')
    if (['EROFS', 'EACCES', 'ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw error
    // The parser's complaints differ, but they all mean a form that nobody's browser sends.
    if (!file?.truncated) throw new AppError('bad_request')
  }
  if (file?.truncated) throw new AppError('file_too_large', limit.too_large)
  return name
}
