import { existsSync, readdirSync } from 'node:fs'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProfilePicture } from '#shared/accounts/users.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { request } from '#tests/support/request.ts'

const ASSETS = new URL('../../../../dist/web/assets', import.meta.url).pathname
const [asset] = existsSync(ASSETS) ? readdirSync(ASSETS).filter((name) => name.endsWith('.js')) : []

let app: TestApp
let token: string
let file_url: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await aSession(app)).token
  const { answer } = await call(app, setProfilePicture, { file: aPicture(300, 300), token })
  file_url = answer.profile_picture_url ?? ''
})
afterAll(() => app.close())

const CSP = [
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'",
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "form-action 'self'; require-trusted-types-for 'script'",
].join('; ')

type Kind = [name: string, get: () => Promise<LightMyRequestResponse>, csp: string | RegExp, cache: string]

const get = (url: string, headers: Record<string, string> = {}) => request(app, { url, headers })

const kinds: Kind[] = [
  ['an answer', () => request(app, { url: '/api/v1/users/me', token }), CSP, 'no-store'],
  ['a refusal', () => get('/api/v1/users/me'), CSP, 'no-store'],
  ['a polled list', () => request(app, { url: '/api/v1/notifications/', token }), CSP, 'private, no-cache'],
  ['an unknown call', () => get('/api/v1/nada'), CSP, 'no-store'],
  ['a call with a wrong method', () => request(app, { method: 'PATCH', url: '/api/v1/users/me' }), CSP, 'no-store'],
  ['an address that is none', () => get('/api/%E0%A4%A'), CSP, 'no-store'],
  ['a file', () => get(file_url), "default-src 'none'; sandbox", 'private, max-age=3600, immutable'],
  ['a missing file', () => get('/api/v1/files/x'), CSP, 'no-store'],
  ['the description', () => get('/api/openapi.json'), CSP, 'no-cache'],
  ['the documentation', () => get('/api/docs/'), /default-src 'none'.*frame-ancestors 'none'/, 'no-store'],
  [
    'the outbox',
    () => get('/api/dev/outbox', { host: new URL(PUBLIC_URL).host }),
    /default-src 'none'.*frame-ancestors 'none'/,
    'no-store',
  ],
  ...(asset
    ? ([
        ['a page', () => get('/login'), CSP, 'no-cache'],
        ['an unknown page', () => get('/nada'), CSP, 'no-cache'],
        ['a built file', () => get(`/assets/${asset}`), CSP, 'public, max-age=31536000, immutable'],
      ] satisfies Kind[])
    : []),
]

describe.each(kinds)('%s', (_name, ask, csp, cache) => {
  it('carries every protection', async () => {
    const { headers } = await ask()
    expect(headers['content-security-policy']).toEqual(typeof csp === 'string' ? csp : expect.stringMatching(csp))
    expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cache-control': cache,
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('set-cookie')
  })
})

describe('other origins', () => {
  const paths = ['/api/v1/users/me', '/api/v1/auth/login', '/api/openapi.json', '/api/docs/', '/api/v1/files/x', '/']

  it.each(paths)('learn nothing from %s', async (url) => {
    for (const origin of ['https://evil.example', 'null', 'https://skillo.example.evil.example']) {
      for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
        const headers = {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization',
        }
        const response = await request(app, { method, url, headers, token })
        expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
        expect(JSON.stringify(response.headers)).not.toContain('evil')
      }
    }
  })
})

describe('a request’s id', () => {
  it('is new for every request, stands in the refusal and cannot be chosen', async () => {
    const headers = { 'x-request-id': 'elegida', 'request-id': 'elegida' }
    const [first, second] = [await get('/api/v1/nada', headers), await get('/api/v1/nada', headers)]
    expect(JSON.parse(first.body).request_id).toBe(first.headers['x-request-id'])
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
    expect(JSON.stringify(first.headers) + first.body).not.toContain('elegida')
  })
})
