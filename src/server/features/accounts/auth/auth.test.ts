import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import { getMe } from '#shared/accounts/users.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession, aUser, PASSWORD } from '#tests/support/factories.ts'
import { linkTokenIn, sentTo } from '#tests/support/outbox.ts'
import { plainLogin } from '#tests/support/sign-in-steps/plain-login.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const person = (email: string) => ({ full_name: 'Lucía Ñandú', email, password: PASSWORD, accept_terms: true as const })
const NEW_PASSWORD = 'una-orquidea-bajo-la-luna'

let network = 0
/** A network that no other test has used, so that limits do not meet. */
function freshIp(): string {
  network += 1
  return `198.51.${Math.floor(network / 250)}.${network % 250}`
}

describe('register', () => {
  it('creates the account, signs in and sends a link to confirm the address', async () => {
    const { status, answer } = await call(app, auth.register, {
      body: person('  Lucia@Correo.example '),
      ip: freshIp(),
    })
    expect(status).toBe(201)
    expect(answer.user).toMatchObject({
      email: 'lucia@correo.example',
      full_name: 'Lucía Ñandú',
      intent: null,
      email_verified: false,
    })
    expect((await call(app, getMe, { token: answer.token })).status).toBe(200)
    expect(await sentTo(app, 'lucia@correo.example')).toMatchObject([{ subject: 'Confirma tu correo' }])
  })

  it('says beside each field what to change', async () => {
    const body = { full_name: 'A', email: 'sin-arroba', password: 'corta', accept_terms: false }
    const { status, error } = await call(app, auth.register, { body: body as never, ip: freshIp() })
    expect(status).toBe(422)
    expect(error?.fields).toEqual({
      full_name: 'Escribe tu nombre y apellido.',
      email: 'Revisa el correo: parece incompleto.',
      password: 'Usa al menos 10 caracteres y evita contraseñas comunes.',
      accept_terms: 'Acepta los términos para crear tu cuenta.',
    })
  })

  it('tells a taken address, five times an hour and network at most', async () => {
    const { email } = await aUser(app)
    const ip = freshIp()
    for (let i = 0; i < 5; i += 1) {
      expect((await call(app, auth.register, { body: person(email), ip })).error?.code).toBe('email_taken')
    }
    expect((await call(app, auth.register, { body: person(email), ip })).status).toBe(429)
  })
})

describe('login', () => {
  it('answers wrong address and wrong password with the same bytes', async () => {
    const { email } = await aUser(app)
    const ip = freshIp()
    const wrong = await call(app, auth.login, { body: { email, password: 'no-es-esta-clave' }, ip })
    const unknown = await call(app, auth.login, {
      body: { email: 'nadie@correo.example', password: 'no-es-esta-clave' },
      ip,
    })
    expect([wrong.status, wrong.error]).toEqual([
      422,
      { code: 'invalid_credentials', message: 'El correo o la contraseña no coinciden.' },
    ])
    expect([unknown.status, unknown.error]).toEqual([wrong.status, wrong.error])
  })

  it('signs in whatever case the address is typed in and ignores a stale token', async () => {
    const { email } = await aUser(app)
    const { status, answer } = await call(app, plainLogin, {
      body: { email: email.toUpperCase(), password: PASSWORD },
      token: 'A'.repeat(43),
      ip: freshIp(),
    })
    expect(status).toBe(200)
    expect(answer.user.email).toBe(email)
  })

  it('tells the owner about a sign-in from a new network, once', async () => {
    const { email } = await aUser(app)
    const ip = freshIp()
    await call(app, auth.login, { body: { email, password: PASSWORD }, ip })
    await call(app, auth.login, { body: { email, password: PASSWORD }, ip })
    expect((await sentTo(app, email)).filter((mail) => mail.subject.startsWith('Nuevo inicio de sesión'))).toHaveLength(
      1,
    )
  })

  it('stops guessing after ten tries from one network, while the owner still gets in from another', async () => {
    const { email } = await aUser(app)
    const attacker = freshIp()
    const statuses = []
    for (let i = 0; i < 12; i += 1)
      statuses.push(
        (await call(app, auth.login, { body: { email, password: `intento-${i}-malo` }, ip: attacker })).status,
      )
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
    expect((await call(app, auth.login, { body: { email, password: PASSWORD }, ip: attacker })).status).toBe(429)
    expect((await call(app, auth.login, { body: { email, password: PASSWORD }, ip: freshIp() })).status).toBe(200)
  })

  it('bounds guesses per account over all networks, but not for a network the owner has used', async () => {
    const { email } = await aUser(app)
    const home = freshIp()
    await call(app, auth.login, { body: { email, password: PASSWORD }, ip: home })
    const statuses = []
    for (let i = 0; i < 30; i += 1)
      statuses.push(
        (await call(app, auth.login, { body: { email, password: 'no-es-esta-clave' }, ip: freshIp() })).status,
      )
    expect(statuses.filter((status) => status === 422)).toHaveLength(25)
    expect((await call(app, auth.login, { body: { email, password: PASSWORD }, ip: home })).status).toBe(200)
  })

  it('bounds guesses per network over many accounts, and frees it after five minutes', async () => {
    const ip = freshIp()
    const users = await Promise.all(Array.from({ length: 30 }, () => aUser(app)))
    const statuses = []
    for (const { email } of users)
      statuses.push((await call(app, auth.login, { body: { email, password: 'no-es-esta-clave' }, ip })).status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(25)
    app.clock.forward(5 * 60)
    const { email } = await aUser(app)
    expect((await call(app, auth.login, { body: { email, password: PASSWORD }, ip })).status).toBe(200)
  })

  it('lets no parallel guess slip past the limit', async () => {
    const { email } = await aUser(app)
    const ip = freshIp()
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => call(app, auth.login, { body: { email, password: 'no-es-esta-clave' }, ip })),
    )
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(30)
  })
})

describe('sessions', () => {
  it('ends after fourteen idle days, and after sixty in any case', async () => {
    const idle = await aSession(app)
    const busy = await aSession(app)
    app.clock.forward(13 * 86_400)
    expect((await call(app, getMe, { token: busy.token })).status).toBe(200)
    app.clock.forward(86_400)
    expect((await call(app, getMe, { token: idle.token })).status).toBe(401)
    for (let day = 14; day < 60; day += 1) {
      expect((await call(app, getMe, { token: busy.token })).status).toBe(200)
      app.clock.forward(86_400)
    }
    expect((await call(app, getMe, { token: busy.token })).error?.code).toBe('session_invalid')
  })

  it('lists devices and signs out one or all the others at once', async () => {
    const { user, token } = await aSession(app)
    const login = () =>
      call(app, plainLogin, {
        body: { email: user.email, password: PASSWORD },
        ip: freshIp(),
        headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' },
      })
    const [second, third] = [await login(), await login()]
    const { answer } = await call(app, auth.listSessions, { token })
    expect(answer.items).toHaveLength(3)
    expect(answer.items.filter((item) => item.is_current)).toHaveLength(1)
    expect(answer.items.filter((item) => item.device === 'Chrome en Windows')).toHaveLength(2)
    const mine = await call(app, auth.listSessions, { token: second.answer.token })
    const secondId = mine.answer.items.find((item) => item.is_current)?.id ?? ''
    expect((await call(app, auth.revokeSession, { params: { id: secondId }, token })).status).toBe(204)
    expect((await call(app, getMe, { token: second.answer.token })).status).toBe(401)
    expect((await call(app, auth.revokeOtherSessions, { token })).status).toBe(204)
    expect((await call(app, getMe, { token: third.answer.token })).status).toBe(401)
    expect((await call(app, getMe, { token })).status).toBe(200)
  })

  it('cannot end somebody else’s session', async () => {
    const [mine, theirs] = [await aSession(app), await aSession(app)]
    const { answer } = await call(app, auth.listSessions, { token: theirs.token })
    const id = answer.items[0]?.id ?? ''
    expect((await call(app, auth.revokeSession, { params: { id }, token: mine.token })).status).toBe(404)
    expect((await call(app, getMe, { token: theirs.token })).status).toBe(200)
  })

  it('is over after logout, and logging out twice or without a session is fine', async () => {
    const { token } = await aSession(app)
    expect((await call(app, auth.logout, { token })).status).toBe(204)
    expect((await call(app, getMe, { token })).status).toBe(401)
    expect((await call(app, auth.logout, { token })).status).toBe(204)
    expect((await call(app, auth.logout, {})).status).toBe(204)
  })
})

describe('recovery', () => {
  it('gives one answer for known and unknown addresses', async () => {
    const { email } = await aUser(app)
    const ip = freshIp()
    const known = await call(app, auth.forgotPassword, { body: { email }, ip })
    const unknown = await call(app, auth.forgotPassword, { body: { email: 'nadie-mas@correo.example' }, ip })
    expect([known.status, known.text]).toEqual([202, unknown.text])
    expect(await sentTo(app, email)).toHaveLength(1)
    expect(await sentTo(app, 'nadie-mas@correo.example')).toHaveLength(0)
  })

  it('changes the password once per link and ends every session', async () => {
    const { user, token: oldSession } = await aSession(app)
    await call(app, auth.forgotPassword, { body: { email: user.email }, ip: freshIp() })
    const token = await linkTokenIn(app, user.email, /contraseña nueva/)
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(app, auth.resetPassword, { body: { token, password: NEW_PASSWORD }, ip: freshIp() }),
      ),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(410)])
    expect((await call(app, getMe, { token: oldSession })).status).toBe(401)
    expect(
      (await call(app, auth.login, { body: { email: user.email, password: PASSWORD }, ip: freshIp() })).status,
    ).toBe(422)
    expect(
      (await call(app, auth.login, { body: { email: user.email, password: NEW_PASSWORD }, ip: freshIp() })).status,
    ).toBe(200)
    expect(await sentTo(app, user.email)).toContainEqual(expect.objectContaining({ subject: 'Tu contraseña cambió' }))
  })

  it('refuses an old link, and keeps the link usable when the new password is too weak', async () => {
    const { email } = await aUser(app)
    await call(app, auth.forgotPassword, { body: { email }, ip: freshIp() })
    const token = await linkTokenIn(app, email, /contraseña nueva/)
    expect(
      (await call(app, auth.resetPassword, { body: { token, password: 'qwertyuiop' }, ip: freshIp() })).status,
    ).toBe(422)
    app.clock.forward(60 * 60)
    const late = await call(app, auth.resetPassword, { body: { token, password: NEW_PASSWORD }, ip: freshIp() })
    expect([late.status, late.error?.code]).toEqual([410, 'token_expired'])
  })

  it('writes the configured address into links, whatever the request claims', async () => {
    const { email } = await aUser(app)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    await call(app, auth.forgotPassword, { body: { email }, ip: freshIp(), headers })
    const [mail] = await sentTo(app, email)
    expect(mail?.text).toContain('https://skillo.example/reset-password?token=')
    expect(mail?.text).not.toContain('evil')
  })
})

describe('account changes', () => {
  it('changes the password with the current one, keeps this session and ends the others', async () => {
    const { user, token } = await aSession(app)
    const other = await call(app, plainLogin, { body: { email: user.email, password: PASSWORD }, ip: freshIp() })
    const wrong = await call(app, auth.changePassword, {
      body: { current_password: 'no-es-esta', password: NEW_PASSWORD },
      token,
    })
    expect([wrong.status, wrong.error?.fields]).toEqual([
      422,
      { current_password: 'La contraseña actual no coincide.' },
    ])
    expect(
      (await call(app, auth.changePassword, { body: { current_password: PASSWORD, password: NEW_PASSWORD }, token }))
        .status,
    ).toBe(204)
    expect((await call(app, getMe, { token })).status).toBe(200)
    expect((await call(app, getMe, { token: other.answer.token })).status).toBe(401)
  })

  it('refuses to change to an address that somebody has', async () => {
    const [{ token }, { email }] = [await aSession(app), await aUser(app)]
    const refused = await call(app, auth.changeEmail, { body: { email, current_password: PASSWORD }, token })
    expect([refused.status, refused.error?.code]).toEqual([409, 'email_taken'])
  })
})
