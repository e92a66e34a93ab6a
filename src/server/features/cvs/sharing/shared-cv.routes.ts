import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx, Deps } from '#server/context.ts'
import { compressed } from '#server/platform/http/compress.ts'
import { RequestOver } from '#server/platform/http/request-over.ts'
import { noticePage, PAGE_POLICY } from '#server/platform/http/small-page.ts'
import { AppError, type ErrorCode } from '#shared/core/errors.ts'
import { openSharedCv, unlockSharedCv } from '#shared/cvs/shared-cvs.ts'
import { sharePath } from '../share-link.ts'
import { passwordPage, SHARED_CV_POLICY, sharedCvPage } from './shared-cv.page.ts'
import { downloadShared, openShared, pictureOfShared, type SharedFile, unlockShared } from './shared-cv.service.ts'

const WRONG = 'La contraseña no coincide. Revísala e inténtalo de nuevo.'

const titles: Partial<Record<ErrorCode, [title: string, text: string]>> = {
  not_found: [
    'Este enlace no está disponible',
    'Quizá se cerró o la dirección está incompleta. Pide uno nuevo a quien te lo envió.',
  ],
  token_expired: ['Este enlace venció', 'Pide a quien te lo envió que lo abra de nuevo.'],
}

/** People open these addresses in a browser, so they get pages and files; the rest of the API speaks JSON. */
export async function sharedCvRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    )
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
    })
    scope.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply))
    scope.get(openSharedCv.path, { exposeHeadRoute: false }, (request, reply) => open(deps, request, reply))
    scope.post(unlockSharedCv.path, (request, reply) => unlock(deps, request, reply))
  })
}

function contextOf(deps: Deps, request: FastifyRequest, reply: FastifyReply): Ctx {
  const { signal } = new RequestOver(reply)
  return { ...deps, log: request.log, request: { id: request.id, ip: request.ip, user_agent: '', signal } }
}

const tokenOf = (request: FastifyRequest): string => openSharedCv.params.parse(request.params).token

async function open(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = tokenOf(request)
  const ctx = contextOf(deps, request, reply)
  const { download, picture, pass } = openSharedCv.query.safeParse(request.query).data ?? {}
  const path = sharePath(encodeURIComponent(token))
  if (picture) return sendFile(reply, { type: 'image/jpeg', bytes: await pictureOfShared(ctx, token), name: 'cv.jpg' })
  if (download) {
    const pdf = await downloadShared(ctx, token, { pass })
    return pdf ? sendFile(reply, { type: 'application/pdf', ...pdf }) : sendPage(reply, 200, passwordPage(path))
  }
  const page = await openShared(ctx, token, { pass, is_counted: !drawsCards(request) })
  if (!page) return sendPage(reply, 200, passwordPage(path))
  const html = sharedCvPage(page, { address: `${deps.config.public_url}${path}`, path, pass })
  reply.type('text/html; charset=utf-8').header('content-security-policy', SHARED_CV_POLICY)
  reply.header('cache-control', 'private, no-store')
  return reply.send(await compressed(request, reply, html))
}

const CARD_DRAWERS = /bot\b|crawler|spider|facebookexternalhit|whatsapp|telegram|slack|skype|preview/i
const drawsCards = (request: FastifyRequest): boolean => CARD_DRAWERS.test(request.headers['user-agent'] ?? '')

async function unlock(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = tokenOf(request)
  const path = sharePath(encodeURIComponent(token))
  const typed = unlockSharedCv.body.safeParse(request.body).data
  try {
    const pass = await unlockShared(contextOf(deps, request, reply), token, typed?.password ?? '')
    const query = new URLSearchParams({ pass, ...(typed?.download && { download: typed.download }) })
    return reply.code(303).header('location', `${path}?${query}`).send()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'wrong_password') throw error
    return sendPage(reply, error.status, passwordPage(path, WRONG))
  }
}

function sendFile(reply: FastifyReply, { type, bytes, name }: SharedFile & { type: string }): FastifyReply {
  const disposition = type === 'application/pdf' ? 'attachment' : 'inline'
  return reply
    .type(type)
    .header('content-disposition', `${disposition}; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes))
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(html)
}

/** The same page for every refusal; what is not a refusal of ours goes the way of all failures. */
function answerRefusal(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof AppError)) throw error
  if (error.retry_after_seconds !== undefined) reply.header('retry-after', String(error.retry_after_seconds))
  const [title, text] = titles[error.code] ?? ['Espera un momento', error.message]
  return sendPage(reply, error.status, noticePage(title, text))
}
