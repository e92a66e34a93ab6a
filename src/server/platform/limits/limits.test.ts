import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aUser, PASSWORD } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { refusalIn, sendJson } from '#tests/support/request.ts'
import { ipPrefix, returnAttempt, takeAttempt } from './limits.service.ts'
import { cleanLimitsTask } from './limits.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const rule = { name: 'test', max: 3, window_seconds: 100 }
let subjects = 0
const freshSubject = () => {
  subjects += 1
  return `subject-${subjects}`
}
const outcome = (work: Promise<void>) =>
  work.then(
    () => 'let through',
    (error: { retry_after_seconds: number }) => error.retry_after_seconds,
  )

describe('counters', () => {
  it('let exactly the allowed number through and start again with the next window', async () => {
    const subject = freshSubject()
    const take = () => outcome(takeAttempt(app.deps, rule, subject))
    expect([await take(), await take(), await take()]).toEqual(Array(3).fill('let through'))
    app.clock.forward(40)
    expect(await take()).toBe(60)
    app.clock.forward(59.999)
    expect(await take()).toBe(1)
    app.clock.forward(0.001)
    expect(await take()).toBe('let through')
  })

  it('hold against a volley', async () => {
    const subject = freshSubject()
    const answers = await Promise.all(Array.from({ length: 60 }, () => outcome(takeAttempt(app.deps, rule, subject))))
    expect(answers.filter((answer) => answer === 'let through')).toHaveLength(3)
  })

  it('give an attempt back, and never more than was taken', async () => {
    const subject = freshSubject()
    const take = () => outcome(takeAttempt(app.deps, rule, subject))
    await returnAttempt(app.deps, rule, subject)
    for (let i = 0; i < 20; i += 1) {
      expect(await take()).toBe('let through')
      await returnAttempt(app.deps, rule, subject)
    }
    await returnAttempt(app.deps, rule, subject)
    expect([await take(), await take(), await take(), await take()]).toEqual([...Array(3).fill('let through'), 100])
  })

  it('tell subjects and rules apart and store neither', async () => {
    const [a, b] = [freshSubject(), freshSubject()]
    for (let i = 0; i < 3; i += 1) await takeAttempt(app.deps, rule, a)
    expect(await outcome(takeAttempt(app.deps, rule, b))).toBe('let through')
    expect(await outcome(takeAttempt(app.deps, { ...rule, name: 'other' }, a))).toBe('let through')
    const { rows } = await app.database.pool.query('select key from rate_limits')
    // Nor what anybody could compute: there are only so many addresses and phones to try.
    for (const known of [a, createHash('sha256').update(a).digest('base64url')])
      expect(JSON.stringify(rows)).not.toContain(known)
  })

  it('are swept when their window is over, and only then', async () => {
    const subject = freshSubject()
    for (let i = 0; i < 3; i += 1) await takeAttempt(app.deps, rule, subject)
    await cleanLimitsTask.run(app.deps, {}, { id: 'test' })
    expect(await outcome(takeAttempt(app.deps, rule, subject))).toBe(100)
    app.clock.forward(100)
    await cleanLimitsTask.run(app.deps, {}, { id: 'test' })
    const { rows } = await app.database.pool.query(`select count(*)::int as n from rate_limits where key like 'test:%'`)
    expect(rows).toEqual([{ n: 0 }])
  })

  it('refuse when they cannot count, also with the right password', async () => {
    const { email } = await aUser(app)
    await app.database.pool.query('alter table rate_limits rename to rate_limits_away')
    const refused = await call(app, auth.login, { body: { email, password: PASSWORD }, ip: freshIp() })
    await app.database.pool.query('alter table rate_limits_away rename to rate_limits')
    expect([refused.status, refused.error?.code]).toEqual([500, 'internal'])
    expect((await call(app, auth.login, { body: { email, password: PASSWORD }, ip: freshIp() })).status).toBe(200)
  })
})

describe('networks', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (ip, prefix) => expect(ipPrefix(ip)).toBe(prefix))

  const guess = async (from: TestApp, ip: string, headers: Record<string, string> = {}) => {
    const { email } = await aUser(from)
    const json = JSON.stringify({ email, password: 'no-es-esta-clave' })
    return sendJson(from, { method: 'POST', url: auth.login.path, json, ip, headers })
  }

  it('of IPv6 share one counter per /64', async () => {
    const statuses = []
    for (let i = 0; i < 27; i += 1) statuses.push((await guess(app, `2001:db8:7:7::${i.toString(16)}`)).statusCode)
    expect(statuses).toEqual([...Array(25).fill(422), 429, 429])
    expect((await guess(app, '2001:db8:7:8::1')).statusCode).toBe(422)
  })

  const forged = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip', 'client-ip']

  it('cannot be invented in a header', async () => {
    const ip = freshIp()
    const statuses = []
    for (let i = 0; i < 27; i += 1) {
      const headers = Object.fromEntries(forged.map((name) => [name, `10.1.1.${i}`]))
      statuses.push((await guess(app, ip, headers)).statusCode)
    }
    expect(statuses).toEqual([...Array(25).fill(422), 429, 429])
  })

  it('come from the trusted proxy alone, by the last address that it did not add itself', async () => {
    const behind = await createTestApp({ env: { TRUST_PROXY: '10.0.0.1' } })
    try {
      const throughProxy = (client: string) => guess(behind, '10.0.0.1', { 'x-forwarded-for': `1.2.3.4, ${client}` })
      for (let i = 0; i < 25; i += 1) expect((await throughProxy('203.0.113.9')).statusCode).toBe(422)
      expect((await throughProxy('203.0.113.9')).statusCode).toBe(429)
      expect((await throughProxy('203.0.113.10')).statusCode).toBe(422)
      const direct = freshIp()
      for (let i = 0; i < 25; i += 1) await guess(behind, direct, { 'x-forwarded-for': `203.0.113.${100 + i}` })
      const refused = await guess(behind, direct, { 'x-forwarded-for': '203.0.113.200' })
      expect([refused.statusCode, refusalIn(refused).code]).toEqual([429, 'rate_limited'])
    } finally {
      await behind.close()
    }
  })
})
