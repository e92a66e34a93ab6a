import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import * as contract from '#shared/accounts/passkeys.ts'
import { getSecondFactor } from '#shared/accounts/second-factor.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession, PASSWORD } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { withApp, withPasskey } from '#tests/support/sign-in-steps/second-factor.ts'
import { SoftPasskey } from '#tests/support/sign-in-steps/soft-passkey.ts'
import { updateUser } from '../users/users.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ask = async (ticket?: string) => {
  const body = ticket ? { ticket } : {}
  return (await call(app, contract.askForPasskey, { body, ip: freshIp() })).answer
}
const send = (ticket: string, passkey: ReturnType<SoftPasskey['use']>) =>
  call(app, contract.signInByPasskey, { body: { ticket, passkey }, ip: freshIp() })
const overview = async (token: string) => (await call(app, getSecondFactor, { token })).answer
const howIn = async (token: string) =>
  (await call(app, auth.listSessions, { token })).answer.items.find(({ is_current }) => is_current)?.signed_in_by

async function signInWith(key: SoftPasskey) {
  const { ticket, options } = await ask()
  return send(ticket, key.use(options))
}

async function ticketFor(email: string) {
  const { answer } = await call(app, auth.login, { body: { email, password: PASSWORD }, ip: freshIp() })
  if (!('second_step' in answer)) throw new Error('the password alone was enough')
  return answer.second_step
}

async function somebody() {
  const { user, token } = await aSession(app)
  return { user, token, ...(await withPasskey(app, token)) }
}

describe('a passkey', () => {
  it('is kept with a name, brings recovery codes with the first, and the person is told', async () => {
    const { user, token, added } = await somebody()
    expect([added.status, added.answer.passkey.name]).toEqual([201, 'Mi teléfono'])
    expect(added.answer.recovery_codes).toHaveLength(10)
    const second = await withPasskey(app, token)
    expect([second.added.status, second.added.answer.recovery_codes]).toEqual([201, null])
    expect((await overview(token)).passkeys).toHaveLength(2)
    const told = (await sentTo(app, user.email)).filter(({ subject }) => /Añadiste una llave/.test(subject))
    expect(told).toHaveLength(2)
  })

  it('opens its account without a password, says so, and notes when', async () => {
    const { user, token, key, added } = await somebody()
    const done = await signInWith(key)
    expect([done.status, done.answer.user.id, await howIn(done.answer.token)]).toEqual([200, user.id, 'PASSKEY'])
    const [kept] = (await overview(token)).passkeys
    expect(kept).toEqual({ ...added.answer.passkey, last_used_at: app.clock.now().toISOString() })
  })

  it('is the second step after a password, and only for its own account', async () => {
    const { user, key } = await somebody()
    const other = await somebody()
    const { ticket, ways } = await ticketFor(user.email)
    expect(ways).toEqual(['PASSKEY', 'RECOVERY_CODE'])
    const { options } = await ask(ticket)
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([key.id.toString('base64url')])
    expect((await send(ticket, other.key.use(options))).error?.code).toBe('passkey_refused')
    const done = await send(ticket, key.use(options))
    expect([done.status, await howIn(done.answer.token)]).toEqual([200, 'PASSWORD_AND_PASSKEY'])
    expect((await send(ticket, key.use(options))).status).toBe(410)
  })

  it('is nothing without its challenge, its site, its finger or its account', async () => {
    const { user, key } = await somebody()
    const { ticket, options } = await ask()
    const refused = async (passkey: ReturnType<SoftPasskey['use']>) => (await send(ticket, passkey)).status
    expect(await refused(key.use({ challenge: 'something-else' }))).toBe(422)
    expect(await refused(new SoftPasskey({ origin: PUBLIC_URL }).use(options))).toBe(422)
    const used = key.use(options)
    const forged = { ...used, response: { ...used.response, signature: Buffer.from('no').toString('base64url') } }
    expect(await refused(forged)).toBe(422)
    expect(await refused(used)).toBe(200)
    // The same answer sent again, and one that a copy of the authenticator counted.
    expect((await send(ticket, used)).status).toBe(410)
    key.counter = 0
    expect((await signInWith(key)).status).toBe(422)
    key.counter = 10
    await updateUser(app.deps.db, user.id, { status: 'SUSPENDED' })
    expect((await signInWith(key)).status).toBe(410)
  })

  it.each([
    ['another site', { origin: 'https://skillo.example.evil.example' }],
    ['a device that asked for nothing', { origin: PUBLIC_URL, verifies: false }],
  ])('of %s is not kept', async (_, made) => {
    const { user, token } = await aSession(app)
    const { added } = await withPasskey(app, token, new SoftPasskey(made))
    expect([added.status, added.error?.message]).toEqual([
      422,
      'No pudimos guardar esa llave de acceso. Vuelve a intentarlo.',
    ])
    expect((await overview(token)).passkeys).toEqual([])
    expect((await call(app, auth.login, { body: { email: user.email, password: PASSWORD } })).answer).toHaveProperty(
      'token',
    )
  })

  it('is made with the password, by whoever began, and belongs to one account', async () => {
    const { token } = await aSession(app)
    const other = await aSession(app)
    const start = (current_password: string) => call(app, contract.startPasskey, { body: { current_password }, token })
    expect((await start('no-es-esta-clave')).status).toBe(422)
    const { ticket, options } = (await start(PASSWORD)).answer
    const key = new SoftPasskey({ origin: PUBLIC_URL })
    const body = { ticket, name: 'Llave', passkey: key.create(options) }
    expect((await call(app, contract.addPasskey, { body, token: other.token })).status).toBe(410)
    expect((await call(app, contract.addPasskey, { body, token })).status).toBe(201)
    expect((await withPasskey(app, other.token, key)).added.error?.message).toBe(
      'Esa llave de acceso ya está guardada.',
    )
  })

  it('is renamed and removed by its owner, and with the last factor the password is enough again', async () => {
    const { user, token, key, added } = await somebody()
    const other = await aSession(app)
    const params = { id: added.answer.passkey.id }
    const rename = (by: string) => call(app, contract.renamePasskey, { params, body: { name: 'Portátil' }, token: by })
    expect([(await rename(other.token)).status, (await rename(token)).answer.name]).toEqual([404, 'Portátil'])
    const remove = (by: string, current_password = PASSWORD) =>
      call(app, contract.removePasskey, { params, body: { current_password }, token: by })
    expect((await remove(token, 'no-es-esta-clave')).status).toBe(422)
    expect([(await remove(other.token)).status, (await remove(token)).status]).toEqual([404, 204])
    expect((await signInWith(key)).error?.code).toBe('passkey_refused')
    expect(await overview(token)).toMatchObject({ recovery_codes_left: 0, passkeys: [] })
    expect((await call(app, auth.login, { body: { email: user.email, password: PASSWORD } })).answer).toHaveProperty(
      'token',
    )
  })

  it('beside an app leaves the recovery codes alone when it goes', async () => {
    const { user, token } = await aSession(app)
    await withApp(app, token)
    const { added } = await withPasskey(app, token)
    expect(added.answer.recovery_codes).toBeNull()
    const { ways } = await ticketFor(user.email)
    expect(ways).toEqual(['CODE', 'PASSKEY', 'RECOVERY_CODE'])
    const params = { id: added.answer.passkey.id }
    await call(app, contract.removePasskey, { params, body: { current_password: PASSWORD }, token })
    expect((await overview(token)).recovery_codes_left).toBe(10)
    expect((await ticketFor(user.email)).ways).toEqual(['CODE', 'RECOVERY_CODE'])
  })

  it('is one of ten at most', async () => {
    const { token } = await aSession(app)
    for (let i = 0; i < 10; i += 1) expect((await withPasskey(app, token)).added.status).toBe(201)
    const more = await call(app, contract.startPasskey, { body: { current_password: PASSWORD }, token })
    expect(more.error?.message).toContain('Ya tienes 10 llaves')
  })
})
