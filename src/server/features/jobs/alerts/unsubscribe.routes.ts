import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/context.ts'
import { html } from '#server/platform/html.ts'
import { noticePage, PAGE_POLICY, smallPage } from '#server/platform/http/small-page.ts'
import { AppError } from '#shared/core/errors.ts'
import { showUnsubscribe, unsubscribe } from '#shared/jobs/saved-searches.ts'
import { stopMails, unsubscriptionOf } from './unsubscribe.service.ts'

const GONE = noticePage('Esta alerta ya no existe', 'No te enviaremos más correos por ella.')

/** People open these from a mail, so they get pages; the rest of the API speaks JSON. */
export async function unsubscribeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    // The mail program's own button sends a form, whose one field says nothing that the address does not.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, {}),
    )
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error
      return sendPage(reply, 404, GONE)
    })
    scope.get(showUnsubscribe.path, { exposeHeadRoute: false }, (request, reply) => ask(deps, request, reply))
    scope.post(unsubscribe.path, (request, reply) => stop(deps, request, reply))
  })
}

const tokenOf = (request: FastifyRequest): string => {
  const params = showUnsubscribe.params.safeParse(request.params)
  if (!params.success) throw new AppError('not_found')
  return params.data.token
}

async function ask(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = tokenOf(request)
  const { name } = await unsubscriptionOf(deps, token)
  const path = unsubscribe.path.replace(':token', encodeURIComponent(token))
  const form = html`<form method="post" action="${path}"><div class="row"><button class="strong">Dejar de recibir correos</button></div></form>`
  const text =
    name === null
      ? 'No te enviaremos más correos de ninguna de tus alertas.'
      : `Dejaremos de enviarte correos de «${name}».`
  return sendPage(
    reply,
    200,
    smallPage('¿Dejar de recibir estos correos?', `${text} Seguirás viendo los avisos en Skillo.`, form),
  )
}

async function stop(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { name } = await stopMails(deps, tokenOf(request))
  const text = name === null ? 'No recibirás más correos de tus alertas.' : `No recibirás más correos de «${name}».`
  return sendPage(reply, 200, noticePage('Listo', `${text} Puedes cambiarlo cuando quieras en tus alertas.`))
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', PAGE_POLICY)
    .header('x-robots-tag', 'noindex')
    .send(page)
}
