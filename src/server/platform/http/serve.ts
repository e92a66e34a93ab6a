import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Ctx, Deps, TeamCtx, UserCtx } from '#server/context.ts'
import { FairQueue, PATIENCE_MS, type Turn } from '#server/platform/processes/fair-queue.ts'
import type { Answered, EndpointSpec, FileAnswer, Received } from '#shared/core/endpoint.ts'
import { AppError, type FieldErrors } from '#shared/core/errors.ts'
import { compressed } from './compress.ts'
import { etagOf } from './etag.ts'
import { RequestOver } from './request-over.ts'
import { bearerToken, type FindKey, type FindSession, keyToken } from './session.ts'
import { type Upload, Uploads } from './upload.ts'

type ContextOf<E extends EndpointSpec> = E extends { session: 'none' }
  ? Ctx
  : E extends { session: 'optional' }
    ? Ctx & Partial<Pick<UserCtx, 'user' | 'session_id'>>
    : E extends { key: string }
      ? TeamCtx
      : UserCtx

type InputOf<E extends EndpointSpec> = Received<E> & (E extends { upload: object } ? Upload : unknown)

type Handler<E extends EndpointSpec> = (ctx: ContextOf<E>, input: InputOf<E>) => Promise<Answered<E>>

export type Serve = <E extends EndpointSpec>(endpoint: E, handler: Handler<E>) => void

interface ServeParts {
  findSession: FindSession
  findKey: FindKey
  /** Every endpoint that is served is added here. */
  registered: EndpointSpec[]
}

const DEADLINE_MS = 10_000

/**
 * One sender may hold so many connections of the database that others always find one: whoever asks for more at once
 * waits for their own answers, and above that is told to come back.
 */
const AT_ONCE_PER_SENDER = 6
const WAITING = 600

/** Connects contract and service: session, validation, deadline, serialisation. Nothing else registers API routes. */
export function createServe(app: FastifyInstance, deps: Deps, parts: ServeParts): Serve {
  const uploads = new Uploads(join(deps.config.data_dir, 'uploads'))
  app.addHook('onReady', () => uploads.sweep(deps.now()))
  const places = new FairQueue({
    at_once: Number.POSITIVE_INFINITY,
    at_once_per_person: AT_ONCE_PER_SENDER,
    waiting: WAITING,
    patience_ms: PATIENCE_MS,
  })
  return (endpoint, handler) => {
    parts.registered.push(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const over = new RequestOver(reply)
        const person = request.headers.authorization ?? request.ip
        const inTurn = <T>(work: () => Promise<T>) => places.run({ person }, () => over.within(DEADLINE_MS, work))
        const begin = async () => {
          const ctx = await contextOf(endpoint, deps, request, { ...parts, over })
          return { ctx, input: inputOf(endpoint, request) }
        }
        // The generic parameter cannot see that these parts are exactly what the endpoint declares.
        const act = ({ ctx, input }: Awaited<ReturnType<typeof begin>>, upload?: Upload) =>
          handler(ctx as never, { ...input, ...upload } as never)
        if (!endpoint.upload) return respond(endpoint, reply, request, await inTurn(async () => act(await begin())))
        // A slow sender is not a slow server: receiving has its own, longer limit.
        const begun = await inTurn(begin)
        const received = (upload: Upload) => inTurn(async () => act(begun, upload))
        const answer = await uploads.receive(request, endpoint.upload, senderOf(begun.ctx), received)
        return respond(endpoint, reply, request, answer)
      },
    })
  }
}

function inputOf(endpoint: EndpointSpec, request: FastifyRequest) {
  if (endpoint.body && request.isMultipart()) throw new AppError('content_type')
  return {
    params: check(endpoint.params, request.params, 'not_found'),
    query: check(endpoint.query, request.query),
    body: check(endpoint.body, request.body),
  }
}

function senderOf(ctx: Ctx | TeamCtx): Turn {
  return { person: 'user' in ctx ? ctx.user.id : ctx.request.ip, signal: ctx.request.signal }
}

async function contextOf(
  endpoint: EndpointSpec,
  deps: Deps,
  request: FastifyRequest,
  { over, findSession, findKey }: ServeParts & { over: RequestOver },
): Promise<Ctx | TeamCtx> {
  const facts = {
    id: request.id,
    ip: request.ip,
    user_agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    get signal() {
      return over.signal
    },
    outsideDeadline: <T>(work: () => Promise<T>) => over.outsideDeadline(work),
  }
  const ctx: Ctx = { ...deps, log: request.log, request: facts }
  if (endpoint.session === 'none') return ctx
  const key = endpoint.key && keyToken(request)
  if (endpoint.key && key) return Object.assign(ctx, await findKey(deps, key, endpoint.key))
  const token = bearerToken(request)
  const signedIn = token && (await findSession(deps, token))
  if (signedIn) return Object.assign(ctx, signedIn)
  if (endpoint.session === 'optional') return ctx
  throw new AppError('session_invalid')
}

/** A wrong id in the path is answered like an unknown one, so that nothing can be told from the shape of the answer. */
function check(
  schema: z.ZodType | undefined,
  value: unknown,
  code: 'validation' | 'not_found' = 'validation',
): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value ?? {})
  if (result.success) return result.data
  if (code === 'not_found') throw new AppError('not_found')
  throw new AppError('validation', undefined, { fields: fieldsOf(result.error) })
}

function fieldsOf(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues.slice(0, 50)) fields[issue.path.join('.').slice(0, 200) || 'body'] ??= issue.message
  return fields
}

async function respond(
  endpoint: EndpointSpec,
  reply: FastifyReply,
  request: FastifyRequest,
  answer: unknown,
): Promise<FastifyReply> {
  if (endpoint.answer === undefined) return reply.code(endpoint.status ?? 204).send()
  if (endpoint.answer === 'file') return sendFile(request, reply, answer as FileAnswer)
  const payload = JSON.stringify(endpoint.answer.parse(answer))
  reply.code(endpoint.status ?? 200).type('application/json; charset=utf-8')
  if (endpoint.etag) {
    const etag = etagOf(payload)
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  return reply.send(await compressed(request, reply, payload))
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  reply
    .type(file.type)
    .header('content-disposition', `${file.disposition}; filename="${file.name.replace(/[^\w.-]/g, '_')}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (file.is_live) {
    const etag = etagOf(Buffer.from(file.bytes).toString())
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.send(Buffer.from(file.bytes))
  }
  if (!file.is_public) {
    return reply
      .header('cache-control', `private, max-age=${file.cache_seconds}, immutable`)
      .send(Buffer.from(file.bytes))
  }
  const text = Buffer.from(file.bytes).toString()
  const etag = etagOf(text)
  reply.header('etag', etag).header('cache-control', `public, max-age=${file.cache_seconds}`)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  // Readers of feeds come from other sites.
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
  return reply.send(await compressed(request, reply, text))
}
