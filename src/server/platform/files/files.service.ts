import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Ctx, Deps, UserCtx } from '#server/context.ts'
import { isSignedBy, sign } from '#server/platform/secrets.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import type { getFile as getFileEndpoint } from '#shared/files/files.ts'
import { deleteFile, findFile, insertFile, sumOwnBytes } from './files.queries.ts'
import type { files } from './files.tables.ts'
import { removeObjectTask } from './files.tasks.ts'

const PURPOSE = 'file-url'
const HOUR_MS = 60 * 60 * 1000
const LIFE_MS = 24 * HOUR_MS

/** An address that works for a day or so for whoever it was given to; it changes once an hour, so that browsers can cache it. */
export function signedFileUrl(ctx: Pick<Deps, 'config' | 'now'>, id: string): string {
  const until = String(Math.floor(ctx.now().getTime() / HOUR_MS) * HOUR_MS + LIFE_MS)
  const signature = sign(ctx.config.secret_key, PURPOSE, `${id} ${until}`).toString('base64url')
  return `/api/v1/files/${id}?until=${until}&signature=${signature}`
}

type GetFile = { params: z.output<typeof getFileEndpoint.params>; query: z.output<typeof getFileEndpoint.query> }

export async function getFile(ctx: Ctx, { params, query }: GetFile): Promise<FileAnswer> {
  const isSigned = isSignedBy(
    ctx.config.secret_key,
    PURPOSE,
    `${params.id} ${query.until}`,
    Buffer.from(query.signature, 'base64url'),
  )
  if (!isSigned || Number(query.until) < ctx.now().getTime()) throw new AppError('not_found')
  return readFile(ctx, params.id)
}

/** For whoever has a right of another kind to see it. */
export async function readFile(ctx: Pick<Deps, 'db' | 'storage'>, id: string): Promise<FileAnswer> {
  const file = await findFile(ctx.db, id)
  const content = file && (await ctx.storage.get(file.id))
  if (!content) throw new AppError('not_found')
  const extension = z.string().parse(file.content_type.split('/')[1])
  return {
    bytes: content,
    type: file.content_type,
    name: `${file.id}.${extension}`,
    disposition: 'inline',
    cache_seconds: 3600,
  }
}

interface NewFile {
  kind: (typeof files.$inferInsert)['kind']
  content_type: string
  content: Buffer
}

/** Stores the bytes first; the caller records the row in its transaction, so a row never points at nothing. */
export async function storeFile(
  deps: Pick<Deps, 'storage' | 'now'>,
  owner_id: string,
  { kind, content_type, content }: NewFile,
) {
  const id = randomUUID()
  await deps.storage.put(id, content, content_type)
  const record = (tx: Pick<Deps, 'db'>) =>
    insertFile(tx.db, { id, owner_id, kind, content_type, bytes: content.length, created_at: deps.now() })
  return { id, record }
}

const OWN_BYTES_MAX = 500 * 1024 * 1024

/** The same for whoever is signed in, within one share of the store for all that a person brings. */
export async function keepFile(ctx: UserCtx, file: NewFile) {
  if ((await sumOwnBytes(ctx.db, ctx.user.id)) + file.content.length > OWN_BYTES_MAX) {
    throw new AppError('file_too_large', 'Ya guardas 500 MB en archivos. Quita alguno e inténtalo de nuevo.')
  }
  return storeFile(ctx, ctx.user.id, file)
}

/** Forgets the row now and the bytes right after the transaction is kept. */
export async function forgetFile(tx: Pick<Deps, 'db' | 'tasks'>, id: string): Promise<void> {
  await deleteFile(tx.db, id)
  await tx.tasks.enqueue(tx.db, removeObjectTask, { id })
}
