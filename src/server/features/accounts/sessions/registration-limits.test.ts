import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import * as verification from '#shared/accounts/verification.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aUser, PASSWORD } from '#tests/support/factories.ts'
import { linkTokenIn } from '#tests/support/outbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const HOUR = 3600
const person = (email: string) => ({ full_name: 'Lucía Ñandú', email, password: PASSWORD, accept_terms: true as const })
const register = (email: string, ip: string) => call(app, auth.register, { body: person(email), ip })
const signIn = (email: string, ip: string) => call(app, auth.login, { body: { email, password: PASSWORD }, ip })

async function confirm(email: string, ip: string): Promise<number> {
  const token = await linkTokenIn(app, email, /Confirma/)
  const { answer } = await call(app, verification.inspectEmailToken, { body: { token }, ip })
  expect(answer.status).toBe('pending')
  return (await call(app, verification.verifyEmail, { body: { token }, ip })).status
}

/** As if a range had tried that often already. */
const setCounter = (rule: string, hits: number) =>
  app.database.pool.query('update rate_limits set hits = $1 where key like $2', [hits, `${rule}:%`])

const times = async (count: number, work: (i: number) => Promise<{ status: number }>): Promise<number[]> => {
  const statuses = []
  for (let i = 0; i < count; i += 1) statuses.push((await work(i)).status)
  return statuses
}

describe('an office behind one address', () => {
  it('registers and confirms sixty people at once, and sixty more who confirmed count no longer', async () => {
    const ip = '192.0.2.10'
    const mail = (i: number) => `oficina-${i}@empresa.example`
    expect(await times(60, (i) => register(mail(i), ip))).toEqual(Array(60).fill(201))
    expect(await times(60, async (i) => ({ status: await confirm(mail(i), ip) }))).toEqual(Array(60).fill(200))
    app.clock.forward(10 * 60)
    expect(await times(60, (i) => register(mail(60 + i), ip))).toEqual(Array(60).fill(201))
  })

  it('is cleared also when people confirm elsewhere, on the network of their phone', async () => {
    const ip = '192.0.3.10'
    await register('movil-0@empresa.example', ip)
    await setCounter('register-unconfirmed-ip', 60)
    expect((await register('movil-60@empresa.example', ip)).status).toBe(429)
    expect(await confirm('movil-0@empresa.example', '198.51.100.4')).toBe(200)
    expect((await register('movil-60@empresa.example', ip)).status).toBe(201)
  })

  it('does not pay for people who had an account and then sign in', async () => {
    const ip = '192.0.4.10'
    const known = await Promise.all(Array.from({ length: 12 }, () => aUser(app)))
    for (const { email } of known) {
      expect((await register(email, ip)).error?.code).toBe('email_taken')
      expect((await signIn(email, ip)).status).toBe(200)
    }
    expect((await register('nueva@empresa.example', ip)).status).toBe(201)
  })
})

describe('a flood', () => {
  it('of accounts that nobody confirms ends with the sixtieth of an address', async () => {
    const ip = '192.0.5.10'
    const statuses = await times(64, (i) => register(`riada-${i}@nadie.example`, ip))
    expect(statuses).toEqual([...Array(60).fill(201), ...Array(4).fill(429)])
    const refused = await register('riada@nadie.example', ip)
    expect(refused.headers['retry-after']).toBe(String(HOUR))
    expect(refused.error?.message).toBe('Hiciste varios intentos seguidos. Prueba de nuevo en 1 hora.')
    app.clock.forward(HOUR)
    expect((await register('riada@nadie.example', ip)).status).toBe(201)
  })

  it('over the addresses of a range ends with its limit, fast or slow', async () => {
    await register('rapida@nadie.example', '192.0.6.1')
    await setCounter('register-burst-range', 117)
    const fast = await times(6, (i) => register(`rapida-${i}@nadie.example`, `192.0.6.${10 + i}`))
    expect(fast).toEqual([201, 201, 201, 429, 429, 429])
    app.clock.forward(5 * 60)
    await setCounter('register-unconfirmed-range', 177)
    const slow = await times(6, (i) => register(`lenta-${i}@nadie.example`, `192.0.6.${20 + i}`))
    expect(slow).toEqual([201, 201, 201, 429, 429, 429])
    expect((await register('al-lado@nadie.example', '192.0.7.1')).status).toBe(201)
  })

  it('of IPv6 is one network per /64 and one range per /48', async () => {
    await register('seis@nadie.example', '2001:db8:9:1::1')
    await setCounter('register-unconfirmed-ip', 59)
    const statuses = await times(3, (i) => register(`seis-${i}@nadie.example`, `2001:db8:9:1::a${i}`))
    expect(statuses).toEqual([201, 429, 429])
    expect((await register('seis-vecina@nadie.example', '2001:db8:9:2::1')).status).toBe(201)
  })

  it('of confirmed accounts has an end too', async () => {
    const ip = '192.0.8.10'
    await register('propia@dominio.example', ip)
    expect(await confirm('propia@dominio.example', ip)).toBe(200)
    await setCounter('register-ip', 198)
    const statuses = await times(4, (i) => register(`propia-${i}@dominio.example`, ip))
    expect(statuses).toEqual([201, 201, 429, 429])
  })

  it('lets no parallel try slip past', async () => {
    const ip = '192.0.9.10'
    await register('par@nadie.example', ip)
    await setCounter('register-unconfirmed-ip', 55)
    const tries = await Promise.all(Array.from({ length: 15 }, (_, i) => register(`par-${i}@nadie.example`, ip)))
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(10).fill(429)])
  })
})

describe('a guesser of known addresses', () => {
  it('is told five times, refused from the sixth, and soon registers nobody from there', async () => {
    const ip = '192.0.10.10'
    const known = await Promise.all(Array.from({ length: 12 }, () => aUser(app)))
    const probes = await times(10, (i) => register(known[i]?.email ?? '', ip))
    expect(probes).toEqual([...Array(5).fill(409), ...Array(5).fill(429)])
    // Whether an address is known is no longer to be seen: known and new ones are refused alike, and unread.
    const [old, fresh] = [await register(known[11]?.email ?? '', ip), await register('quien@nadie.example', ip)]
    expect([fresh.status, fresh.error]).toEqual([old.status, old.error])
    expect(fresh.status).toBe(429)
    expect((await register('quien@nadie.example', '192.0.11.10')).status).toBe(201)
  })

  it('who changes addresses inside a range is bound by the range', async () => {
    const { email } = await aUser(app)
    await register(email, '192.0.12.1')
    await setCounter('register-taken-range', 18)
    const told = await times(4, (i) => register(email, `192.0.12.${10 + i}`))
    expect(told).toEqual([409, 409, 429, 429])
    await setCounter('register-taken-range', 40)
    expect((await register('otra@nadie.example', '192.0.12.200')).status).toBe(429)
  })

  it('gets nothing back by signing in to an account of their own', async () => {
    const ip = '192.0.13.10'
    const own = await aUser(app)
    const known = await Promise.all(Array.from({ length: 6 }, () => aUser(app)))
    const probes = await times(6, async (i) => {
      const probe = await register(known[i]?.email ?? '', ip)
      await signIn(own.email, ip)
      return probe
    })
    expect(probes).toEqual([...Array(5).fill(409), 429])
  })
})

describe('links of mails', () => {
  it('that exist never shut out an office; those that do not, do', async () => {
    const ip = '192.0.14.10'
    await register('enlace@empresa.example', ip)
    const token = await linkTokenIn(app, 'enlace@empresa.example', /Confirma/)
    const inspect = (sent: string) => call(app, verification.inspectEmailToken, { body: { token: sent }, ip })
    expect(await times(80, () => inspect(token))).toEqual(Array(80).fill(200))
    const guesses = await times(62, (i) => inspect(String(i).padStart(43, 'A')))
    expect(guesses).toEqual([...Array(60).fill(410), 429, 429])
  })
})
