import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import { getMe } from '#shared/accounts/users.ts'
import * as contract from '#shared/accounts/verification.ts'
import { VERIFY_LINK_LIFE } from '#shared/core/limits.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession, aUser } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { databaseText } from '#tests/support/postgres/database-text.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const unverified = () => aSession(app, { email_verified_at: null })
const verify = (token: string) => call(app, contract.verifyEmail, { body: { token }, ip: freshIp() })
const inspect = (token: string) => call(app, contract.inspectEmailToken, { body: { token }, ip: freshIp() })

/** The links of every mail to somebody, newest first. */
async function linksTo(email: string): Promise<string[]> {
  const mails = await sentTo(app, email)
  return mails.flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? [])
}

async function linksOf(token: string, email: string, count: number): Promise<string[]> {
  for (let i = 0; i < count; i += 1) {
    expect((await call(app, contract.sendVerificationEmail, { token })).status).toBe(202)
    app.clock.forward(60)
  }
  return linksTo(email)
}

describe('links to confirm an address', () => {
  it('live side by side; any one works, and all then say that it is done', async () => {
    const { token, user } = await unverified()
    const links = await linksOf(token, user.email, 3)
    expect(new Set(links).size).toBe(3)
    const [newest = '', middle = '', oldest = ''] = links
    expect((await inspect(oldest)).answer).toEqual({ status: 'pending', email_masked: 'p•••@correo.example' })
    expect((await verify(middle)).answer).toEqual({ status: 'verified', email_masked: 'p•••@correo.example' })
    expect((await call(app, getMe, { token })).answer.email_verified).toBe(true)
    expect((await verify(middle)).answer.status).toBe('already_verified')
    expect((await inspect(middle)).answer.status).toBe('already_verified')
    for (const unused of [newest, oldest]) expect((await verify(unused)).status).toBe(410)
  })

  it('used at the same moment confirm once', async () => {
    const { token, user } = await unverified()
    const links = await linksOf(token, user.email, 4)
    const answers = await Promise.all(links.flatMap((link) => [link, link, link]).map(verify))
    expect(answers.filter(({ status }) => ![200, 410].includes(status))).toEqual([])
    expect(answers.filter(({ answer }) => answer.status === 'verified')).toHaveLength(1)
    expect((await call(app, getMe, { token })).answer.email_verified).toBe(true)
  })

  it('are only used up by the button, however often a scanner looks', async () => {
    const { token, user } = await unverified()
    const [link = ''] = await linksOf(token, user.email, 1)
    const before = await databaseText(app, ['rate_limits'])
    const looks = await Promise.all(Array.from({ length: 50 }, () => inspect(link)))
    expect(new Set(looks.map(({ text }) => text)).size).toBe(1)
    expect(await databaseText(app, ['rate_limits'])).toBe(before)
    expect((await verify(link)).answer.status).toBe('verified')
  })

  it('work up to their last second and not after', async () => {
    const { token, user } = await unverified()
    const [link = ''] = await linksOf(token, user.email, 1)
    app.clock.forward(VERIFY_LINK_LIFE - 60 - 1)
    expect((await inspect(link)).answer.status).toBe('pending')
    app.clock.forward(1)
    for (const late of [await inspect(link), await verify(link)]) {
      expect([late.status, late.error?.code]).toEqual([410, 'token_expired'])
      expect(late.error?.message).toBe('Este enlace venció. Te enviamos uno nuevo cuando quieras.')
    }
    const { token: fresh } = await unverified()
    expect((await call(app, contract.sendVerificationEmail, { token: fresh })).status).toBe(202)
  })

  it('of another kind, unknown or cut short open nothing', async () => {
    const { email } = await aUser(app, { email_verified_at: null })
    await call(app, auth.forgotPassword, { body: { email }, ip: freshIp() })
    const [reset = ''] = await linksTo(email)
    const undo = await call(app, contract.undoEmailChange, { body: { token: reset }, ip: freshIp() })
    expect([(await verify(reset)).status, (await inspect(reset)).status, undo.status]).toEqual([410, 410, 410])
    expect((await verify('A'.repeat(43))).status).toBe(410)
    const cut = await verify(reset.slice(0, 42))
    expect([cut.status, cut.error?.fields]).toEqual([
      422,
      { token: 'Este enlace no está completo. Ábrelo de nuevo desde el correo.' },
    ])
    const { token, user } = await unverified()
    const [link = ''] = await linksOf(token, user.email, 1)
    const body = { token: link, password: 'una-orquidea-bajo-la-luna' }
    expect((await call(app, auth.resetPassword, { body, ip: freshIp() })).status).toBe(410)
  })

  it('can be asked for once a minute and five times a day', async () => {
    const { token, user } = await unverified()
    const ask = () => call(app, contract.sendVerificationEmail, { token })
    expect((await ask()).answer).toEqual({ status: 'sent', email_masked: 'p•••@correo.example' })
    const soon = await ask()
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '60'])
    expect(soon.error?.message).toBe('Hiciste varios intentos seguidos. Prueba de nuevo en 1 minuto.')
    for (let i = 0; i < 4; i += 1) {
      app.clock.forward(60)
      expect((await ask()).status).toBe(202)
    }
    app.clock.forward(60)
    const sixth = await ask()
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, String(86_400 - 5 * 60)])
    expect(await sentTo(app, user.email)).toHaveLength(5)
    app.clock.forward(86_400 - 5 * 60)
    expect((await ask()).status).toBe(202)
  })

  it('are not sent for an address that is confirmed', async () => {
    const { token, user } = await aSession(app)
    const { answer } = await call(app, contract.sendVerificationEmail, { token })
    expect(answer.status).toBe('already_verified')
    expect(await sentTo(app, user.email)).toEqual([])
  })

  it('can be guessed sixty times an hour from one network', async () => {
    const ip = freshIp()
    const statuses = []
    for (let i = 0; i < 61; i += 1) {
      const body = { token: String(i).padStart(43, 'x') }
      statuses.push((await call(app, contract.verifyEmail, { body, ip })).status)
    }
    expect(statuses).toEqual([...Array(60).fill(410), 429])
  })
})
