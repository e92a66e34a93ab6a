import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#shared/core/errors.ts'
import type { Deps } from '../../context.ts'
import { outboxPage } from './outbox.page.ts'
import { listOutbox, type OutboxRow } from './outbox.queries.ts'

const PATH = '/api/dev/outbox'
const PAGE_SIZE = 30
const CSP = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const noControl = /^\P{Cc}*$/u
const cursor = z
  .string()
  .transform((value) => Buffer.from(value, 'base64url').toString().split(' '))
  .pipe(z.tuple([z.iso.datetime({ precision: 3 }), z.string().regex(noControl)]))
  .transform(([created_at, key]) => ({ created_at: new Date(created_at), key }))

const query = z.object({ to: z.string().trim().max(320).regex(noControl).optional(), before: cursor.optional() })

function cursorOf({ created_at, key }: OutboxRow): string {
  return Buffer.from(`${created_at.toISOString()} ${key}`).toString('base64url')
}

/** What the offline adapters "sent". The one page outside the contract: it exists only where nobody real gets mail. */
export function outboxRoutes(app: FastifyInstance, { config, db }: Deps): void {
  const isOffline = !config.mail.smtp_url || !config.sms.twilio
  if (config.production || !isOffline) return
  app.get(PATH, async (request, reply) => {
    const wanted = query.safeParse(request.query)
    if (!wanted.success) throw new AppError('validation')
    const { to, before } = wanted.data
    const rows = await listOutbox(db, { to, before, limit: PAGE_SIZE + 1 })
    const shown = rows.slice(0, PAGE_SIZE)
    const last = shown.at(-1)
    const next_cursor = last && rows.length > PAGE_SIZE ? cursorOf(last) : null
    reply.header('cache-control', 'no-store').header('vary', 'accept')
    if (request.headers.accept?.includes('application/json')) {
      return reply.send({ items: shown.map(({ key: _, ...item }) => item), next_cursor })
    }
    const page = outboxPage({ path: PATH, public_url: config.public_url, to, rows: shown, next_cursor })
    return reply.type('text/html; charset=utf-8').header('content-security-policy', CSP).send(page)
  })
}
