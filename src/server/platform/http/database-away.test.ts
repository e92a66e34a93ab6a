import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { errorTable } from '#shared/core/errors.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { aSession } from '#tests/support/factories.ts'
import { type PostgresProxy, startPostgresProxy } from '#tests/support/postgres/postgres-proxy.ts'
import { refusalIn, request } from '#tests/support/request.ts'

let whole: TestApp
/** The same application, whose way to the database can be cut. */
let app: TestApp
let proxy: PostgresProxy
let token: string
beforeAll(async () => {
  whole = await createTestApp()
  token = (await aSession(whole)).token
  proxy = await startPostgresProxy(whole.database_url)
  const database = openDatabase(proxy.url, () => undefined)
  const deps = { ...whole.deps, db: database.db }
  const created = await createApp(deps)
  app = { ...whole, ...created, deps, database }
})
afterAll(async () => {
  await app.fastify.close()
  await app.database.close()
  await proxy.close()
  await whole.close()
})

/** The outbox is shown under the address that was set. */
const get = (url: string) => request(app, { url, token, headers: { host: new URL(PUBLIC_URL).host } })
const BUSY = { code: 'busy', message: errorTable.busy.message }

describe('without a database', () => {
  it('only the process itself is well, every other answer is 503, and all is well when it is back', async () => {
    expect((await get('/api/v1/ready')).statusCode).toBe(200)
    await proxy.kill()
    for (let round = 0; round < 3; round += 1) {
      const health = await get('/api/v1/health')
      expect([health.statusCode, health.body]).toEqual([200, '{"status":"ok"}'])
      const ready = await get('/api/v1/ready')
      expect([ready.statusCode, refusalIn(ready)]).toEqual([503, BUSY])
      for (const url of ['/api/v1/users/me', '/api/v1/notifications/', '/api/v1/auth/sessions', '/api/dev/outbox']) {
        const response = await get(url)
        expect([url, response.statusCode, refusalIn(response)]).toEqual([url, 503, BUSY])
      }
    }
    const json = { 'content-type': 'application/json' }
    const login = { email: 'ana@correo.example', password: 'no-es-esta-clave' }
    for (const path of ['login', 'forgot-password']) {
      const url = `/api/v1/auth/${path}`
      const response = await request(app, { method: 'POST', url, headers: json, payload: JSON.stringify(login) })
      expect([url, response.statusCode]).toEqual([url, 503])
    }
    await proxy.revive()
    expect((await get('/api/v1/ready')).statusCode).toBe(200)
    expect((await get('/api/v1/users/me')).statusCode).toBe(200)
  })

  it('nobody is signed out, however it goes away', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const calls = Array.from({ length: 20 }, () => get('/api/v1/users/me'))
      await whole.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'skillo'`,
      )
      for (const { statusCode } of await Promise.all(calls)) statuses.push(statusCode)
    }
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await get('/api/v1/users/me')).statusCode).toBe(200)
  })

  it('changes under way end as 503 or 200, and no connection is lost for good', { timeout: 60_000 }, async () => {
    const change = () =>
      request(app, {
        method: 'PUT',
        url: '/api/v1/users/me',
        token,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ headline: 'Otra vez' }),
      })
    const statuses: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const calls = Array.from({ length: 12 }, change)
      await delay(round * 3)
      await proxy.kill()
      for (const { statusCode } of await Promise.all(calls)) statuses.push(statusCode)
      await proxy.revive()
    }
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(503)
    expect((await change()).statusCode).toBe(200)
    const { totalCount, idleCount, waitingCount } = app.database.pool
    expect([totalCount - idleCount, waitingCount]).toEqual([0, 0])
  })

  it('the log tells what failed and nothing about anybody', () => {
    const failures = whole
      .logged()
      .split('\n')
      .filter((line) => line.includes('request.failed'))
    expect(failures.length).toBeGreaterThan(0)
    expect(failures.join('\n')).not.toMatch(/correo\.example|select |password/)
  })
})
