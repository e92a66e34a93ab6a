import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorBody, type ErrorCode } from '#shared/core/errors.ts'
import { inWords } from '#shared/core/time.ts'

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'content_type',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'bad_request',
  FST_PARTS_LIMIT: 'bad_request',
  FST_FIELDS_LIMIT: 'bad_request',
  FST_PROTO_VIOLATION: 'bad_request',
}

/** PostgreSQL out of reach, out of connections, shutting down, out of time or out of disk. */
const DATABASE_AWAY = /^(08|57P|53|57014|25P0[34])/
const SOCKET_AWAY = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/
const DISK_FULL = /^(ENOSPC|EDQUOT)$/
/** A folder that can no longer be written. */
const DISK_CLOSED = /^(EROFS|EACCES|EPERM|ENOTDIR)$/
const CONNECTION_LOST = /timeout exceeded when trying to connect|Connection terminated|not queryable/

/** When a crowd has usually gone. */
const BUSY_SECONDS = 5

/** What may be logged of a failure: never its message, since that can hold what a person typed. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const cause = error.cause instanceof Error ? error.cause : error
  const { code, constraint, table } = { ...cause, code: Reflect.get(cause, 'code') } as Record<string, unknown>
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    cause: cause.name,
    code,
    constraint,
    table,
    at: frames.slice(0, 6).map((frame) => frame.trim()),
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const code = error instanceof Error ? String(Reflect.get(error, 'code') ?? '') : ''
  const known = frameworkCodes[code]
  if (known) return new AppError(known)
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const deepCode = cause instanceof Error ? String(Reflect.get(cause, 'code') ?? '') : ''
  if (DISK_FULL.test(deepCode)) return new AppError('storage_full')
  if (DISK_CLOSED.test(deepCode))
    return new AppError('storage_full', 'Ahora mismo no podemos guardar archivos. Inténtalo más tarde.')
  if (DATABASE_AWAY.test(deepCode) || SOCKET_AWAY.test(deepCode)) return new AppError('busy')
  if (cause instanceof Error && CONNECTION_LOST.test(cause.message)) return new AppError('busy')
  const status = error instanceof Error ? Number(Reflect.get(error, 'statusCode') ?? 500) : 500
  if (status === 404) return new AppError('not_found')
  return new AppError(status >= 400 && status < 500 ? 'bad_request' : 'internal')
}

export function errorBodyOf(error: AppError, request_id: string): ErrorBody {
  const { code, message, fields } = error
  return { error: { code, message, ...(fields && { fields }) }, request_id }
}

export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const answer = toAppError(error)
    if (answer.status >= 500) request.log.error({ event: 'request.failed', error: describeError(error) })
    const pause = answer.retry_after_seconds ?? (answer.code === 'busy' ? BUSY_SECONDS : undefined)
    if (pause !== undefined) reply.header('retry-after', String(pause))
    return reply.code(answer.status).send(errorBodyOf(answer, request.id))
  })
  // The web signs the person out on any 403, so none may ever leave, whatever library answered it.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 403) return done(null, payload)
    reply.code(404).type('application/json; charset=utf-8').removeHeader('content-length')
    done(null, JSON.stringify(errorBodyOf(new AppError('not_found'), request.id)))
  })
}

export function rateLimited(seconds: number): AppError {
  const message = `Hiciste varios intentos seguidos. Prueba de nuevo en ${inWords(seconds)}.`
  return new AppError('rate_limited', message, { retry_after_seconds: Math.ceil(seconds) })
}
