import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '#server/context.ts'
import { LOCAL_CHECKOUT_PATH } from '#server/platform/adapters/payments/local-payments.ts'
import { html } from '#server/platform/html.ts'
import { PAGE_POLICY, smallPage } from '#server/platform/http/small-page.ts'
import { paymentReference } from '#shared/billing/payments.ts'
import { priceWords } from '#shared/words/billing.ts'
import { chargeOf, decideLocally } from './local-checkout.service.ts'
import { receivePaymentEvent } from './payment-events.service.ts'

/** The second is what providers were told first: they go on using it until somebody changes it there. */
const WEBHOOK_PATHS = ['/api/v1/payments/webhooks/:provider', '/api/v1/payments/news/:provider']
const BODY_BYTES = 256 * 1024

/** Where providers tell us what happened, byte for byte as they signed it, and the page that stands for one offline. */
export async function providerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    for (const path of WEBHOOK_PATHS) {
      scope.post(path, async (request, reply) => {
        const { searchParams: query } = new URL(request.url, deps.config.public_url)
        const posted = { body: String(request.body ?? ''), headers: request.headers, query }
        await receivePaymentEvent(deps, String(Object(request.params).provider), posted)
        return reply.code(204).send()
      })
    }
    if (deps.payments.has('local')) localCheckout(scope, deps)
  })
}

const outcome = z.enum(['APPROVED', 'PENDING', 'REJECTED'])

function localCheckout(scope: FastifyInstance, deps: Deps): void {
  scope.get(`${LOCAL_CHECKOUT_PATH}/:reference`, { exposeHeadRoute: false }, async (request, reply) => {
    const reference = paymentReference.safeParse(Object(request.params).reference).data
    const charge = reference && (await chargeOf(deps, reference))
    if (!charge) return reply.callNotFound()
    const button = (name: z.infer<typeof outcome>, label: string) =>
      html`<button name="outcome" value="${name}"${name === 'APPROVED' ? html` class="strong"` : html``}>${label}</button>`
    const form = charge.is_open
      ? html`<form method="post"><div class="row">${button('APPROVED', 'Aprobar')}${button('PENDING', 'Dejar en proceso')}${button('REJECTED', 'Rechazar')}</div></form>`
      : html`<div class="row"><a class="home" href="/payment-success?ref=${reference}">Volver a Skillo</a></div>`
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .send(
        smallPage(
          'Pago de prueba',
          `${charge.plan_name}: ${priceWords(charge.total, charge.currency)}. Aquí no se cobra nada: elige qué habría pasado.`,
          form,
        ),
      )
  })
  scope.post(`${LOCAL_CHECKOUT_PATH}/:reference`, async (request, reply) => {
    const reference = paymentReference.safeParse(Object(request.params).reference).data
    const chosen = outcome.safeParse(new URLSearchParams(String(request.body ?? '')).get('outcome')).data
    if (!reference || !chosen || !(await decideLocally(deps, reference, chosen))) return reply.callNotFound()
    const page = chosen === 'REJECTED' ? '/payment-failure' : '/payment-success'
    return reply.redirect(`${page}?ref=${reference}`, 303)
  })
}
