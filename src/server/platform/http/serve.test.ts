import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import { getMe } from '#shared/accounts/users.ts'
import { JSON_BODY_BYTES } from '#shared/core/limits.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { refusalIn, request, sendJson } from '#tests/support/request.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await aSession(app)).token
})
afterAll(() => app.close())

const PROFILE = '/api/v1/users/me'

describe('bodies', () => {
  const put = (json: string) => sendJson(app, { method: 'PUT', url: PROFILE, token, json })

  it.each(['{', '{"a":}', "{'a':1}", 'hola', '{"headline":"a"', '{"headline":"\n"}', '\u0000', '{"a":1}{"b":2}'])(
    'that are no JSON are told so: %j',
    async (json) => {
      const response = await put(json)
      expect([response.statusCode, refusalIn(response)]).toEqual([
        400,
        { code: 'bad_request', message: 'No entendimos la solicitud. Recarga la página e inténtalo de nuevo.' },
      ])
    },
  )

  it.each(['[]', '"texto"', '7', 'true'])('that are no object are refused: %s', async (json) => {
    const response = await put(json)
    expect([response.statusCode, refusalIn(response).code]).toEqual([422, 'validation'])
  })

  it('may have a megabyte and not one byte more', async () => {
    const frame = JSON.stringify({ unknown: '' })
    const fits = await put(frame.replace('""', `"${'a'.repeat(JSON_BODY_BYTES - frame.length)}"`))
    expect(fits.statusCode).toBe(200)
    const over = await put(frame.replace('""', `"${'a'.repeat(JSON_BODY_BYTES - frame.length + 1)}"`))
    expect([over.statusCode, refusalIn(over).code]).toEqual([413, 'body_too_large'])
    const huge = await put(JSON.stringify({ bio: 'a'.repeat(10_000_000) }))
    expect(huge.statusCode).toBe(413)
  })

  it('may be nested ten thousand deep without harm', async () => {
    const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    expect((await put(deep)).statusCode).toBe(200)
    expect((await put(`{"job_preferences":${deep}}`)).statusCode).toBe(200)
    expect((await put(`{"links":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).statusCode).toBe(422)
    expect((await put(`{"headline":${'['.repeat(100_000)}`)).statusCode).toBe(400)
  })

  it('with the same key twice count the last one', async () => {
    expect(JSON.parse((await put('{"city":"Lima","city":"Cusco"}')).body).city).toBe('Cusco')
  })

  it.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'application/xml',
    'text/html',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'nada',
  ])('of type %s are refused', async (type) => {
    const headers = { 'content-type': type }
    const response = await request(app, { method: 'PUT', url: PROFILE, token, headers, payload: '{"city":"Lima"}' })
    expect([response.statusCode, refusalIn(response).code]).toEqual([415, 'content_type'])
  })

  it.each(['application/json; charset=utf-8', 'APPLICATION/JSON'])('of type %s are read', async (type) => {
    const headers = { 'content-type': type }
    const response = await request(app, { method: 'PUT', url: PROFILE, token, headers, payload: '{"city":"Quito"}' })
    expect(response.statusCode).toBe(200)
  })

  it('may be left out beside a JSON type where none is needed, as the web sends it', async () => {
    const headers = { 'content-type': 'application/json' }
    const calls = [
      ['POST', '/api/v1/auth/logout', undefined, 204],
      ['POST', '/api/v1/users/me/send-verification-email', token, 202],
      ['DELETE', '/api/v1/auth/sessions', token, 204],
      ['GET', PROFILE, token, 200],
      ['PUT', PROFILE, token, 200],
      ['POST', '/api/v1/auth/login', undefined, 422],
    ] as const
    for (const [method, url, sent, status] of calls) {
      const response = await request(app, { method, url, headers, token: sent })
      expect([url, response.statusCode]).toEqual([url, status])
    }
  })
})

describe('paths', () => {
  it('are the same with and without a slash at the end', async () => {
    for (const url of [PROFILE, `${PROFILE}/`, '/api/v1/notifications', '/api/v1/notifications/'])
      expect((await request(app, { url, token })).statusCode).toBe(200)
  })

  it.each([
    '/api/v1/nada',
    '/api/v1/users/me/nada',
    '/api/v2/users/me',
    '/api/v1/USERS/ME',
    '/api/v1/users/me%2f',
    '/api/v1//users/me',
    '/api/v1/auth/sessions/..%2f..%2fhealth',
    `/api/v1/auth/sessions/${'x'.repeat(5000)}`,
    '/api/',
  ])('that are unknown answer 404 in JSON: %s', async (url) => {
    const response = await request(app, { method: url.includes('sessions') ? 'DELETE' : 'GET', url, token })
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    expect(refusalIn(response)).toEqual({
      code: 'not_found',
      message: 'No encontramos lo que buscas o ya no tienes acceso.',
    })
  })

  it.each(['/api/%', '/api/%E0%A4%A', '/%c0%ae%c0%ae/', '/api/v1/auth/sessions/%ff'])(
    'that are badly written say nothing about themselves: %s',
    async (url) => {
      const response = await request(app, { url, token })
      expect([400, 404]).toContain(response.statusCode)
      expect(response.body).not.toContain('%')
      if (url.startsWith('/api/')) expect(refusalIn(response).message).toMatch(/^No /)
    },
  )

  it.each(['//', '//evil.example', '//evil.example/login', '///', '/\\evil.example', '//[', '/?', '//?a', '/a?//'])(
    'that name a host are only paths: %s',
    async (url) => {
      const response = await request(app, { url })
      expect([200, 404]).toContain(response.statusCode)
      if (url.startsWith('//')) expect(response.statusCode).toBe(404)
      expect(response.headers.location).toBeUndefined()
    },
  )

  it('answer other methods like unknown paths', async () => {
    for (const method of ['PATCH', 'POST', 'OPTIONS'] as const)
      expect((await request(app, { method, url: PROFILE, token })).statusCode).toBe(404)
  })
})

describe('a thing of somebody else', () => {
  it('is answered like one that does not exist, byte for byte', async () => {
    const theirs = await aSession(app)
    const { answer } = await call(app, auth.listSessions, { token: theirs.token })
    const foreign = answer.items[0]?.id ?? ''
    const ask = (id: string) => request(app, { method: 'DELETE', url: `/api/v1/auth/sessions/${id}`, token })
    const shapes = [foreign, 'c0ffee00-0000-4000-8000-000000000000', 'nada', '1', '%27'].map(async (id) => {
      const { statusCode, headers, body } = await ask(id)
      const { date: _, 'x-request-id': __, ...rest } = headers
      return JSON.stringify([statusCode, rest, body.replace(/"request_id":"[^"]+"/, '')])
    })
    expect(new Set(await Promise.all(shapes)).size).toBe(1)
    expect((await call(app, getMe, { token: theirs.token })).status).toBe(200)
  })
})
