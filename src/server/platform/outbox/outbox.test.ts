import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { createMail } from '#server/platform/adapters/mail/create-mail.ts'
import { renderMail } from '#server/platform/adapters/mail/layout.ts'
import { createSms } from '#server/platform/adapters/sms/create-sms.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/db/open.ts'
import { installErrors } from '#server/platform/http/errors.ts'
import { installHeaders } from '#server/platform/http/headers.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts'
import { outboxRoutes } from './outbox.routes.ts'

const PUBLIC_URL = 'http://localhost:3000'
const TWILIO = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+15005550006' }
const PRODUCTION = { NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(40), SMTP_URL: 'smtp://mail.example' }

let files: TestDatabase
let database: OpenDatabase
let app: FastifyInstance
let clock = 0
let sent = 0

async function appWith(env: Record<string, string>): Promise<FastifyInstance> {
  const fastify: FastifyInstance = Fastify()
  installErrors(fastify)
  await installHeaders(fastify)
  outboxRoutes(fastify, { config: readConfig({ PUBLIC_URL, ...env }), db: database.db })
  return fastify
}

beforeAll(async () => {
  files = await createTestDatabase()
  database = openDatabase(files.url, () => undefined, 2)
  app = await appWith({})
})
afterAll(async () => {
  await app.close()
  await database.close()
  await files.drop()
})
beforeEach(async () => {
  clock = Date.parse('2026-11-15T10:00:00.000Z')
  await database.pool.query('truncate outbox')
})

const now = () => new Date(clock)
const key = () => `key-${String(++sent).padStart(6, '0')}`

async function mailTo(to: string, title = 'Confirma tu correo', url = `${PUBLIC_URL}/verify-email?token=a&b=c`) {
  const mail = createMail(readConfig({}), database.db, now)
  await mail.send(
    renderMail({ to, subject: title, title, paragraphs: [title], button: { label: 'Abrir', url } }),
    key(),
  )
}

const answer = z.object({
  items: z.array(
    z.strictObject({
      channel: z.enum(['MAIL', 'SMS']),
      recipient: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string().nullable(),
      created_at: z.iso.datetime(),
    }),
  ),
  next_cursor: z.string().nullable(),
})

async function listed(query: Record<string, string> = {}) {
  const response = await app.inject({ url: '/api/dev/outbox', query, headers: { accept: 'application/json' } })
  expect(response.statusCode).toBe(200)
  return answer.parse(response.json())
}

async function page(query: Record<string, string> = {}) {
  return app.inject({ url: '/api/dev/outbox', query, headers: { accept: 'text/html,*/*' } })
}

describe('development outbox as JSON', () => {
  it('lists mails and SMS, newest first', async () => {
    await mailTo('ana@ejemplo.com')
    clock += 1000
    await createSms(readConfig({}), database.db, now).send({ to: '+34600111222', text: 'Tu código es 123456.' }, key())
    const { items, next_cursor } = await listed()
    expect(items.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['SMS', '+34600111222'],
      ['MAIL', 'ana@ejemplo.com'],
    ])
    expect(items[0]).toMatchObject({ subject: '', html: null, created_at: '2026-11-15T10:00:01.000Z' })
    expect(items[1]?.text).toContain(`${PUBLIC_URL}/verify-email?token=a&b=c`)
    expect(next_cursor).toBeNull()
  })

  it('shows only one recipient, whole and in any case', async () => {
    for (const to of ['ana@ejemplo.com', 'mariana@ejemplo.com', 'ana@ejemplo.com.mx']) await mailTo(to)
    expect((await listed({ to: ' Ana@Ejemplo.com ' })).items.map(({ recipient }) => recipient)).toEqual([
      'ana@ejemplo.com',
    ])
    expect((await listed({ to: "' or 1=1 --" })).items).toEqual([])
    expect((await listed({ to: '%' })).items).toEqual([])
  })

  it('pages through everything once, also when moments are equal', async () => {
    for (let count = 0; count < 65; count++) {
      if (count % 20 === 0) clock += 1000
      await mailTo('ana@ejemplo.com', `Correo ${count}`)
    }
    const seen: string[] = []
    let before: string | null = null
    do {
      const { items, next_cursor } = await listed({ to: 'ana@ejemplo.com', ...(before && { before }) })
      seen.push(...items.map(({ subject }) => subject))
      before = next_cursor
    } while (before)
    expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => `Correo ${64 - index}`))
  })

  it.each([
    { before: 'x' },
    { before: Buffer.from('2026-99-99T00:00:00.000Z a').toString('base64url') },
    { to: 'a\0' },
    { to: 'a'.repeat(400) },
  ])('refuses %j without falling over', async (query) => {
    const response = await app.inject({ url: '/api/dev/outbox', query: { ...query } })
    expect(response.statusCode).toBe(422)
  })
})

describe('development outbox as a page', () => {
  it('is Spanish, runs no script and has a policy of its own', async () => {
    await mailTo('ana@ejemplo.com')
    const { headers, body } = await page()
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:/)
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(body).toContain('<html lang="es">')
    expect(body).not.toContain('<script')
  })

  it('makes links of our own addresses only', async () => {
    await mailTo(
      'ana@ejemplo.com',
      'Mira https://evil.example/x y http://localhost:3000@evil.example/ y javascript:alert(1)',
    )
    await mailTo('ana@ejemplo.com', 'Ajeno', 'http://localhost:30001/otro')
    const { body } = await page()
    const visible = body.replace(/srcdoc="[^"]*"/g, '')
    const links = [...visible.matchAll(/<a [^>]*href="(http[^"]*|javascript[^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual([`${PUBLIC_URL}/verify-email?token=a&amp;b=c`])
  })

  it('shows hostile text as text, in words, recipient and filter', async () => {
    const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>\''
    await mailTo('ana@ejemplo.com', hostile)
    for (const { body } of [await page(), await page({ to: hostile })]) {
      expect(body).not.toMatch(/<img|<script/)
      expect(body).toContain('&lt;script&gt;')
    }
  })

  it('says what to do when there is nothing', async () => {
    expect((await page()).body).toContain('Aún no hay mensajes.')
    expect((await page({ to: 'ana@ejemplo.com' })).body).toContain('Aún no hay mensajes para ana@ejemplo.com.')
  })
})

describe('development outbox exists', () => {
  it.each([
    { what: 'with both offline adapters', env: {}, status: 200 },
    { what: 'with one offline adapter', env: { SMTP_URL: 'smtp://mail.example' }, status: 200 },
    { what: 'not with both real adapters', env: { SMTP_URL: 'smtp://mail.example', ...TWILIO }, status: 404 },
    { what: 'not in production, though SMS are offline', env: PRODUCTION, status: 404 },
  ])('$what', async ({ env, status }) => {
    const other = await appWith(env)
    expect((await other.inject('/api/dev/outbox')).statusCode).toBe(status)
    await other.close()
  })
})

describe('who sees the development outbox', () => {
  const seen = async (env: Record<string, string>, host: string, remoteAddress: string) =>
    (await (await appWith(env)).inject({ url: '/api/dev/outbox', headers: { host }, remoteAddress })).statusCode

  it('is whoever sits at this machine, under its own names', async () => {
    const env = { HOST: '0.0.0.0' }
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect([host, await seen(env, host, '127.0.0.1')]).toEqual([host, 200])
    expect(await seen(env, 'localhost:3000', '::1')).toBe(200)
    expect(await seen(env, 'mal.example', '127.0.0.1')).toBe(404)
    expect(await seen(env, '192.168.1.5:3000', '192.168.1.9')).toBe(404)
    expect(await seen(env, 'localhost:3000', '192.168.1.9')).toBe(404)
  })

  it('is also whoever comes by the address that was set', async () => {
    const env = { PUBLIC_URL: 'https://pruebas.example' }
    expect(await seen(env, 'pruebas.example', '203.0.113.4')).toBe(200)
    expect(await seen(env, 'otra.example', '203.0.113.4')).toBe(404)
  })
})
