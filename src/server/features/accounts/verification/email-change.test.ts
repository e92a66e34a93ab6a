import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import { getMe } from '#shared/accounts/users.ts'
import * as contract from '#shared/accounts/verification.ts'
import { UNDO_LINK_LIFE } from '#shared/core/limits.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession, PASSWORD } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { linkTokenIn, sentTo } from '#tests/support/outbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const NEW_PASSWORD = 'una-orquidea-bajo-la-luna'
let counter = 0
const freshAddress = () => {
  counter += 1
  return `nueva-${counter}@otro.example`
}

const ask = (token: string, email: string, current_password = PASSWORD) =>
  call(app, auth.changeEmail, { body: { email, current_password }, token })
const verify = (token: string) => call(app, contract.verifyEmail, { body: { token }, ip: freshIp() })
const undo = (token: string) => call(app, contract.undoEmailChange, { body: { token }, ip: freshIp() })
const login = (email: string, password = PASSWORD) =>
  call(app, auth.login, { body: { email, password }, ip: freshIp() })
const register = (email: string) =>
  call(app, auth.register, {
    body: { full_name: 'Otra Persona', email, password: NEW_PASSWORD, accept_terms: true },
    ip: freshIp(),
  })
const confirmLink = (email: string) => linkTokenIn(app, email, /Confirma tu correo/)
const undoLink = (email: string) => linkTokenIn(app, email, /Van a cambiar el correo/)

/** A person whose address has been replaced, as a thief with the password would do it. */
async function changed() {
  const { token, user } = await aSession(app)
  const address = freshAddress()
  await ask(token, address)
  expect((await verify(await confirmLink(address))).answer.status).toBe('verified')
  return { token, user, old: user.email, address }
}

describe('changing the address', () => {
  it('keeps the old one working until the new one is confirmed', async () => {
    const { token, user } = await aSession(app)
    const address = freshAddress()
    expect((await ask(token, address)).answer).toEqual({ pending_email: address })
    const { answer } = await call(app, getMe, { token })
    expect(answer).toMatchObject({ email: user.email, pending_email: address, email_verified: true })
    expect((await login(address)).status).toBe(422)
    expect((await login(user.email)).status).toBe(200)

    expect((await verify(await confirmLink(address))).answer.status).toBe('verified')
    expect((await call(app, getMe, { token })).answer).toMatchObject({
      email: address,
      pending_email: null,
      email_verified: true,
    })
    expect((await login(user.email)).status).toBe(422)
    expect((await login(address)).status).toBe(200)
    const subjects = (await sentTo(app, user.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining(['Van a cambiar el correo de tu cuenta', 'El correo de tu cuenta cambió']),
    )
  })

  it('needs the password and tells nobody when it is wrong', async () => {
    const { token, user } = await aSession(app)
    const wrong = await ask(token, freshAddress(), 'no-es-esta-clave')
    expect([wrong.status, wrong.error?.code]).toEqual([422, 'wrong_password'])
    expect(await sentTo(app, user.email)).toEqual([])
    expect((await call(app, getMe, { token })).answer.pending_email).toBeNull()
  })

  it('can be called off, and its links die', async () => {
    const { token, user } = await aSession(app)
    const address = freshAddress()
    await ask(token, address)
    const link = await confirmLink(address)
    expect((await call(app, auth.cancelEmailChange, { token })).status).toBe(204)
    expect((await verify(link)).status).toBe(410)
    expect((await call(app, getMe, { token })).answer).toMatchObject({ email: user.email, pending_email: null })
  })

  it('follows the last wish when it is asked for twice', async () => {
    const { token } = await aSession(app)
    const [first, second] = [freshAddress(), freshAddress()]
    await ask(token, first)
    const stale = await confirmLink(first)
    await ask(token, second)
    expect((await verify(stale)).status).toBe(410)
    expect((await verify(await confirmLink(second))).answer.status).toBe('verified')
    expect((await call(app, getMe, { token })).answer.email).toBe(second)
  })

  it('gives an address that two people want to the first who confirms it', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aSession(app)))
    const address = freshAddress()
    for (const { token } of people) await ask(token, address)
    const mails = await sentTo(app, address)
    const links = mails.flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? [])
    expect(links).toHaveLength(6)
    const answers = await Promise.all(links.map(verify))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('email_taken')
    const after = await Promise.all(people.map(({ token }) => call(app, getMe, { token })))
    expect(after.filter(({ answer }) => answer.email === address)).toHaveLength(1)
  })

  it('loses against a registration that comes first', async () => {
    const { token } = await aSession(app)
    const address = freshAddress()
    await ask(token, address)
    const link = await confirmLink(address)
    expect((await register(address)).status).toBe(201)
    expect((await verify(link)).error?.code).toBe('email_taken')
  })
})

describe('«No fui yo»', () => {
  it('gives the account back to the old address and shuts everybody else out', async () => {
    const { token, old, address } = await changed()
    const link = await undoLink(old)
    expect((await undo(link)).answer).toEqual({ email_masked: 'p•••@correo.example' })
    expect((await call(app, getMe, { token })).status).toBe(401)
    expect((await login(address)).status).toBe(422)
    expect((await login(old)).status).toBe(422)
    const token2 = await linkTokenIn(app, old, /contraseña nueva/)
    const body = { token: token2, password: NEW_PASSWORD }
    expect((await call(app, auth.resetPassword, { body, ip: freshIp() })).status).toBe(204)
    expect((await login(old, NEW_PASSWORD)).status).toBe(200)
    expect((await undo(link)).status).toBe(410)
  })

  it('also stops a change that was not confirmed yet', async () => {
    const { token, user } = await aSession(app)
    const address = freshAddress()
    await ask(token, address)
    const link = await confirmLink(address)
    expect((await undo(await undoLink(user.email))).status).toBe(200)
    expect((await verify(link)).status).toBe(410)
    expect((await call(app, getMe, { token })).status).toBe(401)
  })

  it('works for seven days, once, also under twenty clicks', async () => {
    const { old } = await changed()
    const link = await undoLink(old)
    app.clock.forward(UNDO_LINK_LIFE - 1)
    const clicks = await Promise.all(Array.from({ length: 20 }, () => undo(link)))
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1)
    // A machine that is too busy may send some away for a moment; it lets nobody through twice.
    expect(clicks.filter(({ status }) => ![200, 410, 503].includes(status))).toEqual([])
    expect((await undo(link)).status).toBe(410)
    const late = await changed()
    const lateLink = await undoLink(late.old)
    app.clock.forward(UNDO_LINK_LIFE)
    expect((await undo(lateLink)).status).toBe(410)
  })

  it('cannot be blocked by somebody who occupies the old address meanwhile', async () => {
    const { old } = await changed()
    const link = await undoLink(old)
    expect((await register(old)).error?.code).toBe('email_taken')
    const thief = await aSession(app)
    expect((await ask(thief.token, old)).error?.code).toBe('email_taken')
    expect((await undo(link)).status).toBe(200)
  })

  it('frees the old address when its time is over, and lets its owner go back at any time', async () => {
    const { token, old, address } = await changed()
    expect((await ask(token, old)).status).toBe(202)
    const other = await changed()
    app.clock.forward(UNDO_LINK_LIFE)
    expect((await register(other.old)).status).toBe(201)
    expect(address).not.toBe(old)
  })

  it('ends the thief’s own way back to an address in between', async () => {
    const { token, old, address: second } = await changed()
    app.clock.forward(60)
    const third = freshAddress()
    await ask(token, third)
    await verify(await confirmLink(third))
    const [victims, thiefs] = [await undoLink(old), await undoLink(second)]
    expect((await undo(victims)).status).toBe(200)
    expect((await undo(thiefs)).status).toBe(410)
  })

  it('wins also when the thief clicks first', async () => {
    const { token, old, address: second } = await changed()
    app.clock.forward(60)
    await ask(token, freshAddress())
    const [victims, thiefs] = [await undoLink(old), await undoLink(second)]
    expect((await undo(thiefs)).status).toBe(200)
    expect((await undo(victims)).answer).toEqual({ email_masked: 'p•••@correo.example' })
    expect(await linkTokenIn(app, old, /contraseña nueva/)).toHaveLength(43)
  })
})

describe('an address that nobody has confirmed', () => {
  it('is free again at once when its account leaves it, and gets no way back', async () => {
    const victim = freshAddress()
    const stranger = await register(victim)
    const other = freshAddress()
    expect((await ask(stranger.answer.token, other, NEW_PASSWORD)).status).toBe(202)
    expect((await sentTo(app, victim)).some(({ subject }) => /Van a cambiar el correo/.test(subject ?? ''))).toBe(false)
    expect((await verify(await confirmLink(other))).answer.status).toBe('verified')
    expect((await register(victim)).status).toBe(201)
  })

  it('is not taken along to another one once its reader has chosen a new password', async () => {
    const victim = freshAddress()
    const stranger = await register(victim)
    const other = freshAddress()
    await ask(stranger.answer.token, other, NEW_PASSWORD)
    const strangersLink = await confirmLink(other)
    await call(app, auth.forgotPassword, { body: { email: victim }, ip: freshIp() })
    const reset = await linkTokenIn(app, victim, /contraseña/)
    const password = 'otra-lluvia-sobre-el-mar'
    expect((await call(app, auth.resetPassword, { body: { token: reset, password }, ip: freshIp() })).status).toBe(204)
    expect((await verify(strangersLink)).status).toBe(410)
    expect((await login(victim, password)).status).toBe(200)
  })
})
