import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import * as auth from '#shared/accounts/auth.ts'
import * as users from '#shared/accounts/users.ts'
import { errorTable } from '#shared/core/errors.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { type Called, call } from '#tests/support/call.ts'
import { aSession, PASSWORD } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { refusalIn, request, sendJson } from '#tests/support/request.ts'

let app: TestApp
/** An application whose store never answers. */
let stuck: TestApp
let stuck_token: string
/** Begun first and looked at last, so that nothing waits for it. */
let unending: Promise<Called<unknown>>
beforeAll(async () => {
  app = await createTestApp()
  stuck = await createTestApp({ deps: { storage: { ...brokenStore, put: hanging } } })
  stuck_token = (await aSession(stuck)).token
  unending = call(stuck, users.setProfilePicture, { file: aPicture(300, 300), token: stuck_token })
})
afterAll(async () => {
  await stuck.close()
  await app.close()
})

const INTERNAL_DETAIL =
  /\bat .+:\d+|node_modules|\/src\/|\.ts\b|select |insert |relation|postgres|drizzle|fastify|FST_|ECONN|\b23505\b|stack/i

/** A store whose every move fails as a broken disk would. */
const broken = () => Promise.reject(new Error('EIO: select secret from /srv/secret/disk.ts'))
const brokenStore = {
  put: broken,
  get: broken,
  remove: broken,
  list: async function* () {
    yield await broken()
  },
}
const hanging = () => new Promise<never>(() => undefined)

describe('failures inside', () => {
  it('say one Spanish sentence, an id and nothing else', async () => {
    const sick = await createTestApp({ deps: { storage: brokenStore } })
    try {
      const { token } = await aSession(sick)
      const { status, text, headers } = await call(sick, users.setProfilePicture, { file: aPicture(300, 300), token })
      expect(status).toBe(500)
      expect(JSON.parse(text)).toEqual({
        error: { code: 'internal', message: errorTable.internal.message },
        request_id: headers['x-request-id'],
      })
      expect(sick.logged()).toContain('"event":"request.failed"')
      expect(sick.logged()).not.toContain('secret')
    } finally {
      await sick.close()
    }
  })

  it('of the database show no SQL', async () => {
    const { token } = await aSession(app)
    await app.database.pool.query('alter table notifications rename column is_read to is_read_away')
    const response = await request(app, { url: '/api/v1/notifications/', token })
    await app.database.pool.query('alter table notifications rename column is_read_away to is_read')
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toMatch(INTERNAL_DETAIL)
    expect((await request(app, { url: '/api/v1/notifications/', token })).statusCode).toBe(200)
  })

  it('never show in any refusal of any route', async () => {
    const { token } = await aSession(app)
    for (const { method, path } of app.endpoints) {
      for (const payload of ['{"', '{}', '[[[', '{"a":"\\u0000"}', 'x'.repeat(2_000_000)]) {
        const url = path.replace(/:\w+/g, "'%00;--")
        const sent = { method, url, token, headers: { 'content-type': 'application/json' } }
        const response = await request(app, method === 'GET' ? sent : { ...sent, payload })
        if (response.statusCode < 400) continue
        expect(response.statusCode).toBeLessThan(500)
        expect(response.body).not.toMatch(INTERNAL_DETAIL)
        expect(refusalIn(response).message).toMatch(/[a-záéíóú]\.$/)
      }
    }
  })
})

describe('a stray 403', () => {
  it('leaves as the 404 of an unknown thing', async () => {
    const { fastify } = await createApp(app.deps)
    fastify.get('/api/stray', (_request, reply) => reply.code(403).type('text/html').send('<h1>Forbidden</h1>'))
    fastify.get('/api/thrown', () => {
      throw Object.assign(new Error('no'), { statusCode: 403 })
    })
    const [sent, thrown, unknown] = [
      await fastify.inject('/api/stray'),
      await fastify.inject('/api/thrown'),
      await fastify.inject('/api/nada'),
    ]
    expect([sent.statusCode, refusalIn(sent)]).toEqual([404, refusalIn(unknown)])
    expect(sent.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(thrown.statusCode).not.toBe(403)
    await fastify.close()
  })
})

describe('logs', () => {
  it('hold no name, address, number, password, token or text of anybody, in one line per event', async () => {
    const canary = 'canariozorzal'
    const injected = `Ana ${canary}\r\n{"level":50,"event":"forged"}`
    const email = `${canary}@correo.example`
    const person = { full_name: `Ana ${canary}`, email, password: `${PASSWORD}-${canary}`, accept_terms: true as const }
    const { answer } = await call(app, auth.register, {
      body: person,
      ip: freshIp(),
      headers: { 'user-agent': injected.replace(/[\r\n]/g, ' ') },
    })
    const { token } = answer
    await call(app, users.updateMe, {
      body: { phone: '+34612345678', bio: injected, city: canary, headline: injected },
      token,
    })
    await call(app, auth.login, { body: { email, password: `mala-${canary}` }, ip: freshIp() })
    await call(app, auth.forgotPassword, { body: { email }, ip: freshIp() })
    await call(app, auth.changeEmail, { body: { email: `otra-${email}`, current_password: person.password }, token })
    await call(app, auth.changePassword, {
      body: { current_password: person.password, password: `${person.password}-2` },
      token,
    })
    await sendJson(app, { method: 'PUT', url: `/api/v1/users/me?x=${canary}`, token, json: `{"bio":"${canary}` })
    await request(app, { url: `/api/v1/${canary}?token=${token}`, token })
    await request(app, { url: `/${canary}/%E0%A4%A`, token })
    await request(app, {
      method: 'PUT',
      url: '/api/v1/users/me/profile-picture',
      token,
      headers: { 'content-type': `multipart/form-data; boundary=${canary}` },
      payload: `--${canary}\r\n\r\n`,
    })
    await app.runTasks()
    const logged = app.logged()
    for (const secret of [canary, email, token, '612345678', PASSWORD, 'forged', '198.18.', '198.19.'])
      expect(logged).not.toContain(secret)
    const lines = logged.trimEnd().split('\n')
    const events = lines.map((line) => JSON.parse(line).event)
    for (const wanted of ['auth.registered', 'auth.login_failed', 'auth.password_changed', 'auth.email_change_asked'])
      expect(events).toContain(wanted)
    expect(lines.every((line) => JSON.parse(line).level < 50 || !line.includes('forged'))).toBe(true)
  })
})

describe('work inside', () => {
  it('that never ends is answered within ten seconds', { timeout: 30_000 }, async () => {
    const { status, error } = await unending
    expect([status, error]).toEqual([503, { code: 'busy', message: errorTable.busy.message }])
    expect((await call(stuck, users.getMe, { token: stuck_token })).status).toBe(200)
  })
})
