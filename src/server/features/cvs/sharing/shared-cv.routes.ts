import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx, Deps } from '#server/context.ts'
import { RequestOver } from '#server/platform/http/request-over.ts'
import { noticePage, PAGE_POLICY } from '#server/platform/http/small-page.ts'
import { AppError, type ErrorCode } from '#shared/core/errors.ts'
import { openSharedCv, unlockSharedCv } from '#shared/cvs/shared-cvs.ts'
import { sharePath } from './share-link.ts'
import { passwordPage } from './shared-cv.page.ts'
import { openShared, type SharedPdf, unlockShared } from './shared-cv.service.ts'

/** Some browsers refuse to draw a PDF under a sandbox; this one is our own drawing and cannot run anything. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const WRONG = 'La contraseña no coincide. Revísala e inténtalo de nuevo.'

const titles: Partial<Record<ErrorCode, [title: string, text: string]>> = {
  not_found: [
    'Este enlace no está disponible',
    'Quizá se cerró o la dirección está incompleta. Pide uno nuevo a quien te lo envió.',
  ],
  token_expired: ['Este enlace venció', 'Pide a quien te lo envió que lo abra de nuevo.'],
}

/** People open these addresses in a browser, so they get a PDF or a page; the rest of the API speaks JSON. */
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
  const query = openSharedCv.query.safeParse(request.query).data
  const download = query?.download === '1'
  const pdf = await openShared(contextOf(deps, request, reply), token, { pass: query?.pass, download })
  return pdf ? sendPdf(reply, pdf, download) : sendPage(reply, 200, passwordPage(sharePath(encodeURIComponent(token))))
}

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

function sendPdf(reply: FastifyReply, { bytes, name }: SharedPdf, download: boolean): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `${download ? 'attachment' : 'inline'}; filename="${name}"`)
    .header('content-security-policy', PDF_POLICY)
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
