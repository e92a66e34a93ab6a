import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMe, updateMe } from '#shared/accounts/users.ts'
import * as contract from '#shared/accounts/verification.ts'
import { PHONE_CODE_LIFE, rateRules } from '#shared/core/limits.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { databaseText } from '#tests/support/postgres/database-text.ts'
import { refusalIn, sendJson } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let numbers = 0
const freshPhone = () => {
  numbers += 1
  return `+346123${String(45_000 + numbers)}`
}

const withPhone = (phone = freshPhone()) => aSession(app, { phone })
const send = (token: string, ip = freshIp()) => call(app, contract.sendPhoneCode, { token, ip })
const verify = (token: string, code: string) =>
  call(app, contract.verifyPhone, { body: { code }, token, ip: freshIp() })

async function codesTo(phone: string): Promise<string[]> {
  return (await sentTo(app, phone)).flatMap(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? [])
}

async function codeFor(token: string, phone: string | null): Promise<string> {
  expect((await send(token)).status).toBe(202)
  const [code] = await codesTo(phone ?? '')
  if (!code) throw new Error('no code was sent')
  return code
}

/** A code that is not this one. */
const other = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0')

describe('code by SMS', () => {
  it('has six digits, goes to the saved number and verifies it', async () => {
    const { token, user } = await withPhone()
    const sent = await send(token)
    expect(sent.answer).toEqual({
      status: 'sent',
      phone_masked: `+34 ••• ${user.phone?.slice(-2)}`,
      expires_at: new Date(app.clock.now().getTime() + PHONE_CODE_LIFE * 1000).toISOString(),
    })
    const [code = ''] = await codesTo(user.phone ?? '')
    const verified = await verify(token, ` ${code.slice(0, 3)}-${code.slice(3)} `)
    expect([verified.status, verified.answer.status, verified.answer.user.phone_verified]).toEqual([
      200,
      'verified',
      true,
    ])
    expect((await verify(token, code)).answer.status).toBe('already_verified')
    expect((await send(token)).answer).toMatchObject({ status: 'already_verified', expires_at: null })
  })

  it.each(['12345', '1234567', '12345a', '', '١٢٣٤٥٦'])('refuses «%s» without using up a try', async (code) => {
    const { token, user } = await withPhone()
    const right = await codeFor(token, user.phone)
    for (let i = 0; i < 6; i += 1) {
      const refused = await verify(token, code)
      expect([refused.status, refused.error?.fields]).toEqual([422, { code: 'El código tiene 6 números.' }])
    }
    const json = '{"code":123456}'
    const asNumber = await sendJson(app, { method: 'POST', url: contract.verifyPhone.path, token, json })
    expect(refusalIn(asNumber).fields).toEqual({ code: 'El código tiene 6 números.' })
    expect((await verify(token, right)).status).toBe(200)
  })

  it('counts down five tries and is then dead, even for the right code', async () => {
    const { token, user } = await withPhone()
    const code = await codeFor(token, user.phone)
    const messages = []
    for (let i = 1; i <= 5; i += 1) messages.push((await verify(token, other(code, i))).error?.message)
    expect(messages).toEqual([
      'El código no coincide. Te quedan 4 intentos.',
      'El código no coincide. Te quedan 3 intentos.',
      'El código no coincide. Te quedan 2 intentos.',
      'El código no coincide. Te queda 1 intento.',
      'El código no coincide y ya no quedan intentos. Pide uno nuevo.',
    ])
    const right = await verify(token, code)
    expect([right.status, right.error?.code]).toEqual([410, 'code_expired'])
    expect((await call(app, getMe, { token })).answer.phone_verified).toBe(false)
  })

  it('compares five guesses of two hundred at once', async () => {
    const { token, user } = await withPhone()
    const code = await codeFor(token, user.phone)
    const guesses = await Promise.all(Array.from({ length: 200 }, (_, i) => verify(token, other(code, i + 1))))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(guesses.filter(({ status }) => status === 410)).toHaveLength(195)
    expect((await verify(token, code)).status).toBe(410)
  })

  it('lives ten minutes', async () => {
    const { token, user } = await withPhone()
    const first = await codeFor(token, user.phone)
    app.clock.forward(PHONE_CODE_LIFE)
    expect((await verify(token, first)).error?.code).toBe('code_expired')
    const second = await codeFor(token, user.phone)
    app.clock.forward(PHONE_CODE_LIFE - 1)
    expect((await verify(token, second)).status).toBe(200)
  })

  it('dies when a new one is sent, with its own five tries', async () => {
    const { token, user } = await withPhone()
    const old = await codeFor(token, user.phone)
    for (let i = 1; i <= 5; i += 1) await verify(token, other(old, i))
    app.clock.forward(60)
    await send(token)
    const code = (await codesTo(user.phone ?? '')).find((sent) => sent !== old) ?? old
    if (code !== old) expect((await verify(token, old)).status).toBe(422)
    expect((await verify(token, code)).status).toBe(200)
  })

  it('belongs to one person and one number', async () => {
    const phone = freshPhone()
    const [mine, theirs] = [await withPhone(phone), await withPhone(phone)]
    const code = await codeFor(mine.token, phone)
    expect((await verify(theirs.token, code)).status).toBe(410)
    await call(app, updateMe, { body: { phone: freshPhone() }, token: mine.token })
    expect((await verify(mine.token, code)).status).toBe(410)
    await call(app, updateMe, { body: { phone }, token: mine.token })
    expect((await verify(mine.token, code)).status).toBe(410)
  })

  it('never verifies a number that was changed at the same moment', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { token, user } = await withPhone()
      const code = await codeFor(token, user.phone)
      const changed = freshPhone()
      const [verified, updated] = await Promise.all([
        verify(token, code),
        call(app, updateMe, { body: { phone: changed }, token }),
      ])
      expect([200, 410]).toContain(verified.status)
      const { answer } = await call(app, getMe, { token })
      // Verified first, the number can only be changed with the password.
      expect(updated.status).toBe(verified.status === 200 && answer.phone !== changed ? 422 : 200)
      expect(answer.phone_verified && answer.phone === changed).toBe(false)
    }
  })

  it('cannot verify a number that another account has verified', async () => {
    const phone = freshPhone()
    const [first, second] = [await withPhone(phone), await withPhone(phone)]
    expect((await verify(first.token, await codeFor(first.token, phone))).status).toBe(200)
    app.clock.forward(1)
    const refused = await verify(second.token, await codeFor(second.token, phone))
    expect([refused.status, refused.error?.code]).toEqual([409, 'phone_taken'])
    expect((await call(app, getMe, { token: second.token })).answer.phone_verified).toBe(false)
  })

  it('needs a saved number', async () => {
    const { token } = await aSession(app)
    expect((await send(token)).error?.code).toBe('phone_missing')
    expect((await verify(token, '123456')).error?.code).toBe('phone_missing')
  })

  it('rests nowhere in clear', async () => {
    const { token, user } = await withPhone()
    await send(token)
    const waiting = await databaseText(app, ['outbox'])
    const [code = 'none'] = await codesTo(user.phone ?? '')
    expect(waiting).toContain('outbox.send-sms')
    expect(waiting).not.toMatch(new RegExp(`\\b${code}\\b(?!-)`))
    expect(await databaseText(app, ['outbox'])).not.toContain(`código de Skillo es ${code}`)
  })
})

describe('sending is limited', () => {
  it('to one a minute and three an hour per person', async () => {
    const { token } = await withPhone()
    expect((await send(token)).status).toBe(202)
    expect((await send(token)).headers['retry-after']).toBe('60')
    for (let i = 0; i < 2; i += 1) {
      app.clock.forward(60)
      await call(app, updateMe, { body: { phone: freshPhone() }, token })
      expect((await send(token)).status).toBe(202)
    }
    app.clock.forward(60)
    const fourth = await send(token)
    expect([fourth.status, fourth.headers['retry-after']]).toEqual([429, String(3600 - 180)])
    app.clock.forward(3600 - 180)
    expect((await send(token)).status).toBe(202)
  })

  it('to five a day per number, whoever asks', async () => {
    const phone = freshPhone()
    const statuses = []
    for (let i = 0; i < 6; i += 1) statuses.push((await send((await withPhone(phone)).token)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    expect(await codesTo(phone)).toHaveLength(5)
  })

  it('to ten a day per person, whatever the number', async () => {
    const { token } = await withPhone()
    const statuses = []
    for (let sent = 0; sent < 11; sent += 1) {
      await call(app, updateMe, { body: { phone: freshPhone() }, token })
      statuses.push((await send(token)).status)
      app.clock.forward(1300)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429])
  })

  it('to twenty a day per network, also in one volley', async () => {
    const people = await Promise.all(Array.from({ length: 25 }, () => withPhone()))
    const ip = freshIp()
    const answers = await Promise.all(people.map(({ token }) => send(token, ip)))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    app.clock.forward(3700)
    expect((await send((await withPhone()).token, ip)).status).toBe(429)
  })

  it('to a thousand a day for everybody together', async () => {
    const { name, max } = rateRules.phone_code_everybody
    await app.database.pool.query('update rate_limits set hits = $1 where key like $2', [max - 1, `${name}:%`])
    expect((await send((await withPhone()).token)).status).toBe(202)
    const refused = await send((await withPhone()).token)
    expect([refused.status, refused.error?.code]).toEqual([429, 'rate_limited'])
    app.clock.forward(86_400)
  })
})
