import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findUserByEmail } from '#server/features/accounts/users/users.queries.ts'
import * as auth from '#shared/accounts/auth.ts'
import { getMe } from '#shared/accounts/users.ts'
import { AppError } from '#shared/core/errors.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aSession, aUser, PASSWORD } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { hashPassword, isPassword, requireGoodPassword } from './passwords.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const person = { full_name: 'Lucía Fernández Ortiz', email: 'lucia.fdez@correo.example' }
const isGood = (password: string, of = person) => {
  try {
    requireGoodPassword(password, of)
    return true
  } catch {
    return false
  }
}

describe('good passwords', () => {
  it.each([
    'lluvia-sobre-el-tejado',
    'una orquídea bajo la luna',
    'xxxxxqzjvkwbf',
    'correcto caballo batería grapa',
    '🦆🦊🐢🦉🐝🦋🐙🦀🐿🦔',
    ' empieza con espacio y acaba así ',
    'A9$kf!20zQ',
    'lucia prefiere té verde',
    'skillo es donde busco trabajo',
  ])('%s', (password) => expect(isGood(password)).toBe(true))
})

describe('passwords that anybody would try', () => {
  it.each([
    'password123',
    'contraseña1',
    'Contraseña',
    '1234567890',
    'qwertyuiop',
    'QWERTYUIOP',
    '1q2w3e4r5t',
    'iloveyou123',
    'aaaaaaaaaa',
    'abcabcabcabc',
    '12121212121212',
    'skillo2026!!',
    'SKILLO-2026-',
    'Skillo.Skillo',
    'lucia2026!!!',
    'LucíaFernández',
    'fernandez1990',
    'luciaFernandezOrtiz',
    'lucia.fdez@correo.example',
    'lucia.fdez12',
    'correo.example',
  ])('%s', (password) => expect(isGood(password)).toBe(false))

  it('are refused at every door, beside the field, without trying them', async () => {
    const fields = { password: 'Usa al menos 10 caracteres y evita contraseñas comunes.' }
    const body = { ...person, password: 'skillo2026!!', accept_terms: true as const }
    const registered = await call(app, auth.register, { body, ip: freshIp() })
    expect([registered.status, registered.error?.fields]).toEqual([422, fields])
    const { token } = await aSession(app, { full_name: person.full_name })
    const change = { current_password: PASSWORD, password: 'fernandez1990' }
    const changed = await call(app, auth.changePassword, { body: change, token })
    expect([changed.status, changed.error?.fields]).toEqual([422, fields])
    expect((await call(app, getMe, { token })).status).toBe(200)
  })
})

describe('what was typed is what counts', () => {
  const long = 'áéíóú-'.repeat(21)
  it.each([
    ['of 128 characters', `${long}yz`],
    ['of emoji', '🦆🦊🐢🦉🐝🦋🐙🦀🐿🦔'],
    ['with a space at both ends', '  lluvia sobre el tejado  '],
    ['with a NUL inside', 'lluvia\u0000sobre el tejado'],
    ['with combining marks', 'lluvia sobre el tejado e\u0301'],
  ])('a password %s opens the account, and nothing near it does', async (_name, password) => {
    const email = `exacta-${freshIp()}@correo.example`
    const body = { full_name: 'Eva Exacta', email, password, accept_terms: true as const }
    expect((await call(app, auth.register, { body, ip: freshIp() })).status).toBe(201)
    const login = async (typed: string) =>
      (await call(app, auth.login, { body: { email, password: typed }, ip: freshIp() })).status
    expect(await login(password)).toBe(200)
    const near = [password.trim(), password.slice(0, -1), password.normalize('NFC')]
    for (const typed of near.filter((value) => value !== password)) expect(await login(typed)).toBe(422)
  })

  it('the 73rd byte counts', async () => {
    const start = 'a1b2c3d4e5f6'.repeat(6)
    const stored = await hashPassword(`${start}x`)
    expect(await isPassword(stored, `${start}x`)).toBe(true)
    expect(await isPassword(stored, `${start}y`)).toBe(false)
    expect(await isPassword(stored, start)).toBe(false)
  })

  it('longer than 128 is refused when chosen, and just wrong when typed', async () => {
    const body = { ...person, email: 'larga@correo.example', password: 'ab'.repeat(65), accept_terms: true as const }
    const refused = await call(app, auth.register, { body, ip: freshIp() })
    expect([refused.status, refused.error?.fields]).toEqual([422, { password: 'Usa como máximo 128 caracteres.' }])
    const { email } = await aUser(app)
    const typed = await call(app, auth.login, { body: { email, password: 'ab'.repeat(500) }, ip: freshIp() })
    expect(typed.error?.code).toBe('invalid_credentials')
  })
})

/** Which part of the computing that some work takes is done by this thread, which serves everybody. */
async function shareOfThisThread(work: () => Promise<unknown>): Promise<number> {
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()]
  await work()
  const [all_since, own_since] = [process.cpuUsage(all), process.threadCpuUsage(own)]
  return (own_since.user + own_since.system) / (all_since.user + all_since.system)
}

describe('hashing', () => {
  it('is Argon2id with 19 MiB, two passes, one lane and a salt of its own', async () => {
    const email = 'hash@correo.example'
    const body = { full_name: 'Eva Sal', email, password: PASSWORD, accept_terms: true as const }
    await call(app, auth.register, { body, ip: freshIp() })
    const stored = (await findUserByEmail(app.deps.db, email))?.password_hash
    const second = await hashPassword(PASSWORD)
    for (const hash of [stored, second]) {
      const [, memory, passes, lanes] =
        /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$[\w+/]{22,}\$[\w+/]{43}$/.exec(hash ?? '') ?? []
      expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
      expect(Number(passes)).toBeGreaterThanOrEqual(2)
      expect(lanes).toBe('1')
    }
    expect(second).not.toBe(stored)
  })

  it('of a broken or foreign hash opens nothing', async () => {
    const { email } = await aUser(app, { password_hash: 'nada' })
    const broken = await call(app, auth.login, { body: { email, password: PASSWORD }, ip: freshIp() })
    expect(broken.status).not.toBe(200)
    expect(await isPassword(undefined, 'skillo')).toBe(false)
  })

  // Few in the short form: the bounds of the queue themselves are met in the next test.
  const LOGINS = soak(20, 200)
  it(`bends under ${LOGINS} logins at once and does not break`, { timeout: 180_000 }, async () => {
    const stored = await hashPassword(PASSWORD)
    const people = []
    for (let count = 0; count < LOGINS; count += 1) people.push(await aUser(app, { password_hash: stored }))
    const { token } = await aSession(app)
    const login = ({ email }: { email: string }) =>
      call(app, auth.login, { body: { email, password: PASSWORD }, ip: freshIp() })
    const statuses: number[] = []
    const logins = people.map(login)
    expect((await call(app, getMe, { token })).status).toBe(200)
    for (const { status } of await Promise.all(logins)) statuses.push(status)
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([])
    expect((await login(await aUser(app))).status).toBe(200)
  })

  it('works for two at a time, lets a hundred wait and sends the others away', async () => {
    const stored = await hashPassword(PASSWORD)
    const asked = await Promise.allSettled(Array.from({ length: 200 }, () => isPassword(stored, PASSWORD)))
    const refused = asked.filter((one) => one.status === 'rejected').map(({ reason }) => reason)
    // Those who wait may lose their patience on a busy machine; nobody else is in doubt.
    expect(asked.slice(0, 2)).toEqual(Array(2).fill({ status: 'fulfilled', value: true }))
    expect(asked.slice(102).map(({ status }) => status)).toEqual(Array(98).fill('rejected'))
    expect(refused.filter((reason) => !(reason instanceof AppError && reason.code === 'busy'))).toEqual([])
  })

  it('leaves the thread that serves everybody alone', async () => {
    const stored = await hashPassword(PASSWORD)
    const share = await shareOfThisThread(async () => {
      for (let time = 0; time < 5; time += 1) {
        await hashPassword(PASSWORD)
        expect(await isPassword(stored, PASSWORD)).toBe(true)
      }
    })
    expect(share).toBeLessThan(0.5)
  })
})
