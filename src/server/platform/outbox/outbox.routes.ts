import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/context.ts'
import { isHere, isLocalName } from '#server/platform/http/this-machine.ts'
import { outboxPage } from './outbox.page.ts'
import { readOutbox } from './outbox-page.service.ts'

const PATH = '/api/dev/outbox'
const CSP = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Links to accounts lie here, so it is shown on this machine, or under the address that somebody has set; never under any other name. */
function isMeant(request: FastifyRequest, publicUrl: string): boolean {
  const public_host = new URL(publicUrl).hostname
  if (!isLocalName(public_host) && request.hostname === public_host) return true
  return isHere(request)
}

/** What the offline adapters "sent". The one page outside the contract: it exists only where nobody real gets mail. */
export function outboxRoutes(app: FastifyInstance, { config, db }: Pick<Deps, 'config' | 'db'>): void {
  const isOffline = !config.mail.smtp_url || !config.sms.twilio
  if (config.production || !isOffline) return
  app.get(PATH, async (request, reply) => {
    if (!isMeant(request, config.public_url)) return reply.callNotFound()
    const found = await readOutbox(db, request.query)
    reply.header('cache-control', 'no-store').header('vary', 'accept')
    if (request.headers.accept?.includes('application/json')) {
      return reply.send({ items: found.rows.map(({ key: _, ...item }) => item), next_cursor: found.next_cursor })
    }
    const page = outboxPage({ path: PATH, public_url: config.public_url, ...found })
    return reply.type('text/html; charset=utf-8').header('content-security-policy', CSP).send(page)
  })
}
