import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import * as contract from '#shared/accounts/second-factor.ts'
import { getMe } from '#shared/accounts/users.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession, PASSWORD } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { linkTokenIn, sentTo } from '#tests/support/outbox.ts'
import { databaseText } from '#tests/support/postgres/database-text.ts'
import { codeAt } from '#tests/support/sign-in-steps/authenticator-code.ts'
import { withApp } from '#tests/support/sign-in-steps/second-factor.ts'
import { addressOf, newSecret, stepOf } from './authenticator.ts'
import { turnOffFactors } from './factor-changes.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const HOME = '198.51.100.7'
const typePassword = (email: string, { password = PASSWORD, ip = freshIp() } = {}) =>
  call(app, auth.login, { body: { email, password }, ip })

/** The ticket after the right password. */
async function ticketFor(email: string, options = {}): Promise<string> {
  const { answer } = await typePassword(email, options)
  if (!('second_step' in answer)) throw new Error('the password alone was enough')
  return answer.second_step.ticket
}
const finish = (ticket: string, code: string, ip = freshIp()) =>
  call(app, contract.finishSignIn, { body: { ticket, code }, ip })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const subjectsTo = async (email: string) => (await sentTo(app, email)).map(({ subject }) => subject)

async function somebody() {
  const { user, token } = await aSession(app)
  return { user, token, ...(await withApp(app, token)) }
}

describe('codes of an app', () => {
  // RFC 6238, appendix B: the secret is «12345678901234567890», of its eight digits the last six.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('are those of the standard %i s after 1970', (seconds, code) => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(stepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
    expect(stepOf(secret, wrong(code), new Date(seconds * 1000))).toBeNull()
  })

  it('hold for half a minute before and after, and no longer', () => {
    const secret = newSecret()
    const at = new Date('2026-03-02T09:00:00Z')
    const later = (seconds: number) => stepOf(secret, codeAt(secret, at), new Date(at.getTime() + seconds * 1000))
    expect([-60, -30, 0, 30, 60].map((seconds) => later(seconds) !== null)).toEqual([false, true, true, true, false])
  })

  it('are told to the app by an address with the account and the site', () => {
    const url = new URL(addressOf('GEZDGNBVGY3TQOJQ', 'ana@correo.example'))
    expect(decodeURIComponent(url.pathname)).toContain('Skillo:ana@correo.example')
    expect(url.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQ')
  })
})

describe('an app', () => {
  it('asks for nothing until a code was confirmed, and then brings ten codes that nobody reads again', async () => {
    const { user, token } = await aSession(app)
    const { secret } = (await call(app, contract.startApp, { body: { current_password: PASSWORD }, token })).answer
    expect('token' in (await typePassword(user.email)).answer).toBe(true)
    const code = codeAt(secret, app.clock.now())
    const refused = await call(app, contract.confirmApp, { body: { code: wrong(code) }, token })
    expect([refused.status, refused.error?.code]).toEqual([422, 'code_wrong'])
    const { answer } = await call(app, contract.confirmApp, { body: { code }, token })
    expect(new Set(answer.recovery_codes)).toHaveProperty('size', 10)
    expect('second_step' in (await typePassword(user.email)).answer).toBe(true)
    const shown = (await call(app, contract.getSecondFactor, { token })).answer
    expect(shown).toMatchObject({ app_since: app.clock.now().toISOString(), recovery_codes_left: 10, passkeys: [] })
    const kept = await databaseText(app)
    for (const secretText of [secret, ...(answer.recovery_codes ?? [])].flatMap((one) => [one, one.replace(/-/g, '')]))
      expect(kept).not.toContain(secretText)
    expect(await subjectsTo(user.email)).toContain('Activaste los códigos de tu aplicación al iniciar sesión')
  })

  it('is put on with the password, once, and in the place of one that was never confirmed', async () => {
    const { user, token } = await aSession(app)
    const start = (current_password: string) => call(app, contract.startApp, { body: { current_password }, token })
    expect((await start('no-es-esta-clave')).error?.code).toBe('wrong_password')
    const [first, second] = [await start(PASSWORD), await start(PASSWORD)]
    const confirm = (secret: string) =>
      call(app, contract.confirmApp, { body: { code: codeAt(secret, app.clock.now()) }, token })
    expect((await confirm(first.answer.secret)).status).toBe(422)
    expect((await confirm(second.answer.secret)).status).toBe(200)
    expect((await start(PASSWORD)).error?.code).toBe('state_conflict')
    expect((await confirm(second.answer.secret)).error?.code).toBe('state_conflict')
    expect('second_step' in (await typePassword(user.email)).answer).toBe(true)
  })

  it.each(['password', 'code'])('is turned off with the %s, and the recovery codes go with it', async (proof) => {
    const { user, token, code } = await somebody()
    const remove = (body: { current_password: string } | { code: string }) =>
      call(app, contract.removeApp, { body, token })
    expect((await remove({ current_password: 'no-es-esta-clave' })).status).toBe(422)
    expect((await remove({ code: wrong(code()) })).status).toBe(422)
    const right = proof === 'code' ? { code: code() } : { current_password: PASSWORD }
    expect((await remove(right)).status).toBe(204)
    expect((await call(app, contract.getSecondFactor, { token })).answer).toMatchObject({ recovery_codes_left: 0 })
    expect('token' in (await typePassword(user.email)).answer).toBe(true)
    expect((await remove({ current_password: PASSWORD })).status).toBe(404)
    expect(await subjectsTo(user.email)).toContain('Desactivaste los códigos de tu aplicación al iniciar sesión')
  })
})

describe('the second step', () => {
  it('gives the session that the password alone did not, and the list says how it began', async () => {
    const { user, token, code } = await somebody()
    const { answer } = await typePassword(user.email)
    expect(answer).toEqual({ second_step: expect.objectContaining({ ways: ['CODE', 'RECOVERY_CODE'] }) })
    expect(JSON.stringify(answer)).not.toContain(user.email)
    const ticket = 'second_step' in answer ? answer.second_step.ticket : ''
    expect((await call(app, getMe, { token: ticket })).status).toBe(401)
    const done = await finish(ticket, code())
    expect([done.status, done.answer.user.id]).toEqual([200, user.id])
    const { items } = (await call(app, auth.listSessions, { token: done.answer.token })).answer
    expect(items.find(({ is_current }) => is_current)?.signed_in_by).toBe('PASSWORD_AND_CODE')
    expect((await call(app, getMe, { token })).status).toBe(200)
  })

  it('takes each code and each ticket once, also when they come many at a time', async () => {
    const { user, code } = await somebody()
    const tickets = [await ticketFor(user.email), await ticketFor(user.email), await ticketFor(user.email)]
    const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    const used = tickets[answers.findIndex(({ status }) => status === 200)] ?? ''
    app.clock.forward(60)
    expect((await finish(used, code())).error?.code).toBe('sign_in_expired')
  })

  it('refuses a code that was used, also while it is still shown', async () => {
    const { user, code } = await somebody()
    const now = code()
    expect((await finish(await ticketFor(user.email), now)).status).toBe(200)
    expect((await finish(await ticketFor(user.email), now)).status).toBe(422)
    app.clock.forward(30)
    expect((await finish(await ticketFor(user.email), now)).status).toBe(422)
    expect((await finish(await ticketFor(user.email), code())).status).toBe(200)
  })

  it('ends after five wrong codes or ten minutes: the password has to be typed again', async () => {
    const { user, code } = await somebody()
    const spent = await ticketFor(user.email)
    const told: string[] = []
    for (let i = 0; i < 5; i += 1) told.push((await finish(spent, wrong(code()))).error?.message ?? '')
    expect(told[3]).toBe('El código no coincide o ya se usó. Te queda 1 intento.')
    expect(told[4]).toBe('El código no coincide y ya no quedan intentos. Vuelve a escribir tu contraseña.')
    expect((await finish(spent, code())).status).toBe(410)
    const old = await ticketFor(user.email)
    app.clock.forward(10 * 60)
    expect((await finish(old, code())).error?.message).toBe('Pasó demasiado tiempo. Vuelve a empezar.')
    expect((await finish('Q'.repeat(43), code())).status).toBe(410)
  })

  it('is guessed at so often, from anywhere, but whoever guesses elsewhere shuts nobody out at home', async () => {
    const { user, code } = await somebody()
    expect((await finish(await ticketFor(user.email, { ip: HOME }), code(), HOME)).status).toBe(200)
    const statuses: number[] = []
    while (!statuses.includes(429) && statuses.length < 40)
      statuses.push((await finish(await ticketFor(user.email), wrong(code()))).status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(25)
    app.clock.forward(60)
    expect((await finish(await ticketFor(user.email), code())).status).toBe(429)
    expect((await finish(await ticketFor(user.email, { ip: HOME }), code(), HOME)).status).toBe(200)
  })
})

describe('a recovery code', () => {
  it('opens the account once, however it is written, and the person is told', async () => {
    const { user, recovery_codes } = await somebody()
    const [first = '', second = ''] = recovery_codes
    const done = await finish(await ticketFor(user.email), first.toLowerCase().replace(/-/g, ' '))
    expect(done.status).toBe(200)
    const { token } = done.answer
    const { items } = (await call(app, auth.listSessions, { token })).answer
    expect(items.find(({ is_current }) => is_current)?.signed_in_by).toBe('PASSWORD_AND_RECOVERY_CODE')
    expect((await finish(await ticketFor(user.email), first)).status).toBe(422)
    const [mail] = (await sentTo(app, user.email)).filter(({ subject }) => subject.includes('código de recuperación'))
    expect(mail?.text).toContain('Te quedan 9 códigos.')
    const [one, two] = [await ticketFor(user.email), await ticketFor(user.email)]
    const both = await Promise.all([finish(one, second), finish(two, second)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('of somebody else, or of before the new ones, opens nothing', async () => {
    const { user, token, recovery_codes } = await somebody()
    const other = await somebody()
    expect((await finish(await ticketFor(user.email), other.recovery_codes[0] ?? '')).status).toBe(422)
    const renew = (current_password: string) =>
      call(app, contract.renewRecoveryCodes, { body: { current_password }, token })
    expect((await renew('no-es-esta-clave')).status).toBe(422)
    const { answer } = await renew(PASSWORD)
    expect((await finish(await ticketFor(user.email), recovery_codes[0] ?? '')).status).toBe(422)
    expect((await finish(await ticketFor(user.email), answer.recovery_codes[0] ?? '')).status).toBe(200)
    const plain = await aSession(app)
    const none = await call(app, contract.renewRecoveryCodes, {
      body: { current_password: PASSWORD },
      token: plain.token,
    })
    expect(none.error?.code).toBe('state_conflict')
  })
})

describe('the ways to take an account over', () => {
  it('a new password by mail leaves the second step where it is', async () => {
    const { user, code } = await somebody()
    await call(app, auth.forgotPassword, { body: { email: user.email }, ip: freshIp() })
    const token = await linkTokenIn(app, user.email, /contraseña nueva/)
    const password = 'una-orquidea-bajo-la-luna'
    expect((await call(app, auth.resetPassword, { body: { token, password }, ip: freshIp() })).status).toBe(204)
    const ticket = await ticketFor(user.email, { password })
    expect((await finish(ticket, code())).status).toBe(200)
  })

  it('a lost phone: a recovery code, and then the app is turned off with the password', async () => {
    const { user, recovery_codes } = await somebody()
    const { token } = (await finish(await ticketFor(user.email), recovery_codes[0] ?? '')).answer
    const removed = await call(app, contract.removeApp, { body: { current_password: PASSWORD }, token })
    expect(removed.status).toBe(204)
    expect('token' in (await typePassword(user.email)).answer).toBe(true)
  })

  it('everything lost: the operator turns it off, all sessions and tickets end, and the person is told', async () => {
    const { user, token, code } = await somebody()
    const ticket = await ticketFor(user.email)
    expect(await turnOffFactors(app.deps, user.email)).toBe('OFF')
    expect((await call(app, getMe, { token })).status).toBe(401)
    expect((await finish(ticket, code())).status).toBe(410)
    expect('token' in (await typePassword(user.email)).answer).toBe(true)
    expect(await subjectsTo(user.email)).toContain(
      'El equipo de Skillo desactivó la verificación en dos pasos de tu cuenta',
    )
    expect(await turnOffFactors(app.deps, user.email)).toBe('HAS_NONE')
    expect(await turnOffFactors(app.deps, 'nadie@correo.example')).toBe('UNKNOWN')
  })

  it('another secret of the server ends the codes of apps, not the recovery codes', async () => {
    const { user, code, recovery_codes } = await somebody()
    const kept = app.deps.config.secret_key
    app.deps.config.secret_key = 'another-secret-of-at-least-32-characters'
    expect((await finish(await ticketFor(user.email), code())).status).toBe(422)
    expect((await finish(await ticketFor(user.email), recovery_codes[0] ?? '')).status).toBe(200)
    app.deps.config.secret_key = kept
  })
})
