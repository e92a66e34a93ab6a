import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/context.ts'
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

/** What the offline adapters "sent". The one page outside the contract: it exists only where nobody real gets mail. */
export function outboxRoutes(app: FastifyInstance, { config, db }: Pick<Deps, 'config' | 'db'>): void {
  const isOffline = !config.mail.smtp_url || !config.sms.twilio
  if (config.production || !isOffline) return
  app.get(PATH, async (request, reply) => {
    const found = await readOutbox(db, request.query)
    reply.header('cache-control', 'no-store').header('vary', 'accept')
    if (request.headers.accept?.includes('application/json')) {
      return reply.send({ items: found.rows.map(({ key: _, ...item }) => item), next_cursor: found.next_cursor })
    }
    const page = outboxPage({ path: PATH, public_url: config.public_url, ...found })
    return reply.type('text/html; charset=utf-8').header('content-security-policy', CSP).send(page)
  })
}
