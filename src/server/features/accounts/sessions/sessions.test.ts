import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import { getMe } from '#shared/accounts/users.ts'
import * as verification from '#shared/accounts/verification.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession, aUser, PASSWORD } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { linkTokenIn, sentTo } from '#tests/support/outbox.ts'
import { databaseText } from '#tests/support/postgres/database-text.ts'
import { sendRaw } from '#tests/support/raw-http.ts'
import { request } from '#tests/support/request.ts'
import { plainLogin } from '#tests/support/sign-in-steps/plain-login.ts'
import { updateUser } from '../users/users.queries.ts'

let app: TestApp
let address: string
let token: string
beforeAll(async () => {
  app = await createTestApp()
  address = await app.listen()
  token = (await aSession(app)).token
})
afterAll(() => app.close())

const NEW_PASSWORD = 'una-orquidea-bajo-la-luna'
const ME = '/api/v1/users/me'
const withHeader = async (authorization: string) =>
  (await request(app, { url: ME, headers: { authorization } })).statusCode
const isAlive = async (sent: string) => (await call(app, getMe, { token: sent })).status === 200
const login = async (email: string, password = PASSWORD) =>
  (await call(app, plainLogin, { body: { email, password }, ip: freshIp() })).answer.token

/** The same text with one bit changed. */
function flipped(text: string, bit: number): string {
  const bytes = Buffer.from(text)
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return bytes.toString('latin1')
}

describe('a token', () => {
  it('has 256 random bits, new at every login', async () => {
    const { user } = await aSession(app)
    const tokens = [await login(user.email), await login(user.email), token]
    expect(new Set(tokens).size).toBe(3)
    for (const sent of tokens) expect(Buffer.from(sent, 'base64url')).toHaveLength(32)
  })

  it('is worth nothing with one bit changed, cut or lengthened', { timeout: 60_000 }, async () => {
    const bits = Array.from({ length: token.length * 8 }, (_, bit) => flipped(token, bit))
    const cuts = Array.from({ length: token.length }, (_, length) => token.slice(0, length))
    const forged = Array.from({ length: 700 }, () => randomBytes(32).toString('base64url'))
    const near = [
      `${token}A`,
      `A${token}`,
      token.toLowerCase(),
      token.toUpperCase(),
      token.split('').reverse().join(''),
    ]
    const statuses = new Map<number, number>()
    for (const sent of [...bits, ...cuts, ...forged, ...near].filter((value) => value !== token)) {
      const status = await withHeader(`Bearer ${sent}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses.keys()]).toEqual([401])
    expect(statuses.get(401)).toBeGreaterThan(1000)
    expect(await withHeader(`Bearer ${token}`)).toBe(200)
  })

  it('counts in its own header and form only', async () => {
    const claims = Buffer.from(JSON.stringify({ sub: '1', role: 'admin' })).toString('base64url')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
    const wrong = [
      token,
      `bearer ${token}`,
      `BEARER ${token}`,
      `Bearer  ${token}`,
      `Bearer\t${token}`,
      `Bearer ${token} `.replace(/ $/, ' x'),
      `Bearer ${token},Bearer ${token}`,
      `Bearer "${token}"`,
      `Bearer ${encodeURIComponent(token)}=`,
      `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
      `Token ${token}`,
      `Bearer ${none}`,
      'Bearer undefined',
      'Bearer null',
      'Bearer',
      '',
    ]
    for (const authorization of wrong)
      expect([authorization, await withHeader(authorization)]).toEqual([authorization, 401])
    const elsewhere = [
      { url: `${ME}?token=${token}` },
      { url: `${ME}?access_token=${token}&authorization=Bearer%20${token}` },
      { url: ME, headers: { cookie: `token=${token}; session=${token}` } },
      {
        url: ME,
        headers: { 'x-auth-token': token, 'x-access-token': token, 'proxy-authorization': `Bearer ${token}` },
      },
    ]
    for (const sent of elsewhere) expect((await request(app, sent)).statusCode).toBe(401)
  })

  it('sent twice, or in a header without end, is refused by a server that lives on', async () => {
    const ask = (lines: string[]) =>
      sendRaw(address, [`GET ${ME} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${lines.join('\r\n')}\r\n\r\n`])
    const bearer = `authorization: Bearer ${token}`
    expect((await ask([bearer])).status).toBe(200)
    expect((await ask([bearer, bearer])).status).toBe(401)
    expect((await ask([bearer, `Authorization: Bearer ${'A'.repeat(43)}`])).status).toBe(401)
    expect((await ask([`authorization: Bearer ${'A'.repeat(43)}`, `AUTHORIZATION: Bearer ${token}`])).status).toBe(401)
    expect((await ask([`authorization: Bearer ${token}`, ` ${'A'.repeat(10)}`])).status).toBe(400)
    const huge = await ask([`authorization: Bearer ${'A'.repeat(1024 * 1024)}`])
    expect([0, 431]).toContain(huge.status)
    expect((await ask([bearer])).status).toBe(200)
  })
})

describe('a session ends at once', () => {
  it('when its account is suspended, and lives again afterwards only if nobody ended it', async () => {
    const { user, token: mine } = await aSession(app)
    await updateUser(app.deps.db, user.id, { status: 'SUSPENDED' })
    expect(await isAlive(mine)).toBe(false)
    expect(
      (await call(app, auth.login, { body: { email: user.email, password: PASSWORD }, ip: freshIp() })).error,
    ).toEqual({
      code: 'invalid_credentials',
      message: 'El correo o la contraseña no coinciden.',
    })
    await updateUser(app.deps.db, user.id, { status: 'ACTIVE' })
    expect(await isAlive(mine)).toBe(true)
  })

  it('under fifty requests around a logout, none is let in after it was acknowledged', async () => {
    const { token: mine } = await aSession(app)
    let isOver = false
    const asked = Array.from({ length: 50 }, async (_, i) => {
      if (i === 25) {
        await call(app, auth.logout, { token: mine })
        isOver = true
      }
      const wasOver = isOver
      return { wasOver, status: (await call(app, getMe, { token: mine })).status }
    })
    const answers = await Promise.all(asked)
    expect(answers.filter(({ wasOver, status }) => wasOver && status !== 401)).toEqual([])
    expect(answers.filter(({ status }) => ![200, 401].includes(status))).toEqual([])
    expect(await isAlive(mine)).toBe(false)
  })

  it('on every other device when the password changes, on all when it is recovered', async () => {
    const { user, token: mine } = await aSession(app)
    const other = await login(user.email)
    await call(app, auth.changePassword, { body: { current_password: PASSWORD, password: NEW_PASSWORD }, token: mine })
    expect([await isAlive(mine), await isAlive(other)]).toEqual([true, false])
    await call(app, auth.forgotPassword, { body: { email: user.email }, ip: freshIp() })
    const link = await linkTokenIn(app, user.email, /contraseña nueva/)
    await call(app, auth.resetPassword, { body: { token: link, password: PASSWORD }, ip: freshIp() })
    expect(await isAlive(mine)).toBe(false)
  })

  it('and two links to recover the account, used with a change of password at once, do no harm', async () => {
    const { user, token: mine } = await aSession(app)
    for (let i = 0; i < 2; i += 1) await call(app, auth.forgotPassword, { body: { email: user.email }, ip: freshIp() })
    await app.runTasks()
    const { rows } = await app.database.pool.query('select text from outbox where recipient = $1', [user.email])
    const links = rows.flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? [])
    expect(links).toHaveLength(2)
    const answers = await Promise.all([
      ...links.map((link) =>
        call(app, auth.resetPassword, { body: { token: link, password: NEW_PASSWORD }, ip: freshIp() }),
      ),
      call(app, auth.changePassword, { body: { current_password: PASSWORD, password: NEW_PASSWORD }, token: mine }),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(
      (await call(app, auth.login, { body: { email: user.email, password: NEW_PASSWORD }, ip: freshIp() })).status,
    ).toBe(200)
  })
})

describe('the database', () => {
  it('holds no token, link or password in clear, nor does the queue', async () => {
    const email = 'secreta@correo.example'
    const body = { full_name: 'Eva Secreta', email, password: PASSWORD, accept_terms: true as const }
    const { answer } = await call(app, auth.register, { body, ip: freshIp() })
    const confirming = await linkTokenIn(app, email, /Confirma/)
    await call(app, verification.verifyEmail, { body: { token: confirming } })
    await call(app, auth.forgotPassword, { body: { email }, ip: freshIp() })
    await call(app, auth.changeEmail, {
      body: { email: `otra-${email}`, current_password: PASSWORD },
      token: answer.token,
    })
    const waiting = await databaseText(app, ['outbox'])
    const links = [
      confirming,
      await linkTokenIn(app, email, /contraseña nueva/),
      await linkTokenIn(app, email, /Van a cambiar/),
      await linkTokenIn(app, `otra-${email}`, /Confirma/),
    ]
    const worked = await databaseText(app, ['outbox'])
    expect(waiting).toContain('outbox.send-mail')
    for (const secret of [...links, answer.token, PASSWORD]) {
      for (const form of [
        secret,
        Buffer.from(secret).toString('hex'),
        Buffer.from(secret).toString('base64').slice(0, -4),
      ]) {
        expect(waiting).not.toContain(form)
        expect(worked).not.toContain(form)
      }
    }
  })
})

describe('the network of a session', () => {
  const signIn = async (email: string, ip: string) =>
    (await call(app, plainLogin, { body: { email, password: PASSWORD }, ip })).answer.token
  const told = async (email: string) =>
    (await sentTo(app, email)).filter(({ subject }) => subject.startsWith('Nuevo inicio de sesión')).length

  it.each([
    ['203.0.113.77', '203.0.113.0/24', '203.0.113.78'],
    ['::ffff:198.51.100.9', '198.51.100.0/24', '198.51.100.10'],
    ['2001:db8:aaaa:bbbb:cccc::1', '2001:db8:aaaa::/48', '2001:db8:aaaa:bbbc::1'],
  ])('of %s is kept as %s, and still known from its neighbour', async (ip, shown, neighbour) => {
    const { email } = await aUser(app)
    const sent = await signIn(email, ip)
    const { items } = (await call(app, auth.listSessions, { token: sent })).answer
    expect(items.map(({ ip_prefix }) => ip_prefix)).toEqual([shown])
    const text = await databaseText(app)
    for (const whole of [ip, ip.replace('::ffff:', ''), 'aaaa:bbbb']) expect(text).not.toContain(whole)
    await signIn(email, ip)
    expect(await told(email)).toBe(1)
    await signIn(email, neighbour)
    expect(await told(email)).toBe(2)
  })

  it('that an older release kept by its whole address is known too', async () => {
    const { email, id } = await aUser(app)
    await signIn(email, '203.0.113.90')
    await app.database.pool.query(`update sessions set network = null, ip_prefix = '203.0.113.90' where user_id = $1`, [
      id,
    ])
    await signIn(email, '203.0.113.90')
    expect(await told(email)).toBe(1)
  })
})
