import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/accounts/users.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession, PASSWORD } from '#tests/support/factories.ts'
import { forbiddenFields as forbidden } from '#tests/support/hostile/forbidden-fields.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { changedColumns } from '#tests/support/postgres/database-text.ts'
import { refusalIn, sendJson } from '#tests/support/request.ts'
import { findUserByEmail } from '../users/users.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const PROFILE = '/api/v1/users/me'

describe('fields that are not the person’s to set', () => {
  it('are forty or more', () => expect(Object.keys(forbidden).length).toBeGreaterThanOrEqual(40))

  it('change no column, one by one or all together', async () => {
    const { token, user } = await aSession(app, { phone: '+34611111111' })
    const bodies = [...Object.entries(forbidden).map(([field, value]) => ({ [field]: value })), forbidden]
    for (const body of bodies) {
      const json = JSON.stringify({ ...body, headline: 'Mío' })
      const response = await sendJson(app, { method: 'PUT', url: PROFILE, token, json })
      expect(response.statusCode).toBe(200)
    }
    const after = await findUserByEmail(app.deps.db, user.email)
    expect(changedColumns(user, after ?? {})).toEqual(['headline'])
  })

  it.each([
    '{"headline":"x","__proto__":{"is_admin":true,"polluted":true}}',
    '{"headline":"x","constructor":{"prototype":{"polluted":true}}}',
    '{"job_preferences":{"__proto__":{"polluted":true}}}',
    '{"links":[{"kind":"OTHER","url":"https://a.example","__proto__":{"polluted":true}}]}',
  ])('poison no prototype: %s', async (json) => {
    const { token, user } = await aSession(app)
    const response = await sendJson(app, { method: 'PUT', url: PROFILE, token, json })
    expect([response.statusCode, refusalIn(response).code]).toEqual([400, 'bad_request'])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(await findUserByEmail(app.deps.db, user.email)).toEqual(user)
  })

  it('are dropped at registration too', async () => {
    const wanted = { full_name: 'Eva Intrusa', email: 'eva@correo.example', password: PASSWORD, accept_terms: true }
    const json = JSON.stringify({ ...forbidden, ...wanted })
    const response = await sendJson(app, { method: 'POST', url: '/api/v1/auth/register', json })
    expect(response.statusCode).toBe(201)
    const user = await findUserByEmail(app.deps.db, wanted.email)
    expect(user).toMatchObject({ email_verified_at: null, phone_verified_at: null, status: 'ACTIVE', intent: null })
    expect(user?.id).not.toBe(forbidden.id)
    expect(user?.created_at).toEqual(app.clock.now())
  })
})

describe('phone', () => {
  it.each([
    ['+52 1 55 1234 5678', '+525512345678'],
    ['+52 55 1234 5678', '+525512345678'],
    ['+54 11 2345-6789', '+5491123456789'],
    ['+54 9 11 2345-6789', '+5491123456789'],
    ['+34 (612) 34.56.78', '+34612345678'],
    ['+57 300 123 4567', '+573001234567'],
    ['+56 9 6123 4567', '+56961234567'],
    ['+51 912 345 678', '+51912345678'],
  ])('%s is kept as %s', async (typed, kept) => {
    const { token } = await aSession(app)
    const { status, answer } = await call(app, contract.updateMe, { body: { phone: typed }, token })
    expect([status, answer.phone]).toEqual([200, kept])
  })

  it.each([
    ['ES', '655 12 34 56', '+34655123456'],
    ['MX', '55 1234 5678', '+525512345678'],
    ['AR', '11 2345-6789', '+5491123456789'],
    ['ES', '+52 55 1234 5678', '+525512345678'],
  ])('of somebody in %s may be written as %s', async (country, typed, kept) => {
    const { token } = await aSession(app, { country })
    const { status, answer } = await call(app, contract.updateMe, { body: { phone: typed }, token })
    expect([status, answer.phone]).toEqual([200, kept])
  })

  it('is explained with a number of the own country', async () => {
    const { token } = await aSession(app, { country: 'ES' })
    const json = JSON.stringify({ phone: '655 12 34' })
    const response = await sendJson(app, { method: 'PUT', url: PROFILE, token, json })
    expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining('655 12 34 56')])
  })

  const verified = async () => aSession(app, { phone: '+525512345678', phone_verified_at: app.clock.now() })

  it('that is verified stays so when it is written another way', async () => {
    const { token } = await verified()
    const { status, answer } = await call(app, contract.updateMe, { body: { phone: '+52 1 55 1234 5678' }, token })
    expect([status, answer.phone_verified]).toEqual([200, true])
    await call(app, contract.updateMe, { body: { phone: null, current_password: PASSWORD }, token })
  })

  it.each(['+34612345678', null])('that is verified changes to %s only with the password', async (phone) => {
    const { token, user } = await verified()
    for (const current_password of [undefined, '', 'no-es-esta-clave']) {
      const json = JSON.stringify({ phone, current_password, city: 'Lima' })
      const response = await sendJson(app, { method: 'PUT', url: PROFILE, token, json })
      expect([response.statusCode, refusalIn(response).fields]).toEqual([
        422,
        { current_password: 'La contraseña actual no coincide.' },
      ])
    }
    expect(await findUserByEmail(app.deps.db, user.email)).toEqual(user)
    const body = { phone, current_password: PASSWORD }
    const { status, answer } = await call(app, contract.updateMe, { body, token })
    expect([status, answer.phone, answer.phone_verified]).toEqual([200, phone, false])
    expect(await sentTo(app, user.email)).toMatchObject([{ subject: 'El teléfono de tu cuenta cambió' }])
  })

  it('gives ten guesses at the password, and the session lives on', async () => {
    const { token } = await verified()
    const statuses: number[] = []
    for (let i = 0; i < 12; i += 1) {
      const body = { phone: '+34612345678', current_password: `intento-${i}` }
      statuses.push((await call(app, contract.updateMe, { body, token })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
    expect((await call(app, contract.getMe, { token })).status).toBe(200)
    app.clock.forward(15 * 60)
    await call(app, contract.updateMe, { body: { phone: null, current_password: PASSWORD }, token })
  })
})
