import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aSession } from '#tests/support/factories.ts'
import { request } from '#tests/support/request.ts'
import { createMetricsDoor } from './metrics.routes.ts'
import { Metrics } from './metrics.ts'
import { watchProcess } from './process-metrics.ts'

const PATH = '/api/v1/metrics'
const TOKEN = 'una-clave-larga-para-mirar'
const HERE = { host: 'localhost' }

let open: TestApp
let guarded: TestApp
let off: TestApp
beforeAll(async () => {
  const metrics = new Metrics()
  open = await createTestApp({ env: { METRICS: '1' }, deps: { metrics } })
  watchProcess(metrics, open.database.pool)
  guarded = await createTestApp({ env: { METRICS: '1', METRICS_TOKEN: TOKEN }, deps: { metrics: new Metrics() } })
  off = await createTestApp()
})
afterAll(async () => {
  await off.close()
  await guarded.close()
  await open.close()
})

const read = (app: TestApp, headers: Record<string, string> = {}, ip = '127.0.0.1') =>
  request(app, { url: PATH, headers, ip })

describe('who sees the figures', () => {
  it('is nobody unless they are switched on, and then the answer is that of an unknown path', async () => {
    const [unknown, refused] = [await request(off, { url: '/api/v1/nada' }), await read(off, HERE)]
    expect([refused.statusCode, JSON.parse(refused.body).error]).toEqual([404, JSON.parse(unknown.body).error])
  })

  it('is only this machine, with nobody in between', async () => {
    expect((await read(open, HERE)).statusCode).toBe(200)
    expect((await read(open, HERE, '203.0.113.5')).statusCode).toBe(404)
    expect((await read(open, { host: 'skillo.example' })).statusCode).toBe(404)
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect((await read(open, { ...HERE, [name]: '127.0.0.1' })).statusCode).toBe(404)
  })

  it('is whoever has the token, where there is one', async () => {
    expect((await read(guarded, { authorization: `Bearer ${TOKEN}` }, '203.0.113.5')).statusCode).toBe(200)
    for (const authorization of ['', `Bearer ${TOKEN}x`, TOKEN, 'Bearer '])
      expect((await read(guarded, { ...HERE, authorization })).statusCode).toBe(404)
  })
})

describe('the figures', () => {
  it('are text that Prometheus reads, line by line', async () => {
    const { body, headers } = await read(open, HERE)
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    const line = /^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{(?:[a-z]+="[^"\\]*",?)+\})? [\d.e+-]+)$/
    expect(
      body
        .trimEnd()
        .split('\n')
        .filter((each) => !line.test(each)),
    ).toEqual([])
    for (const name of ['memory_bytes{kind="rss"}', 'event_loop_lag_seconds{quantile="0.99"}', 'uptime_seconds'])
      expect(body).toContain(`skillo_${name}`)
    expect(body).toContain('skillo_database_connections{state="waited_for"} 0')
  })

  it('count requests by the pattern of their route, and never by what stands in it', async () => {
    const { token, user } = await aSession(open)
    await request(open, { url: '/api/v1/users/me', token })
    await request(open, { url: `/api/v1/cvs/${user.id}`, token })
    await request(open, { url: `/api/v1/nada-${user.id}` })
    const { body } = await read(open, HERE)
    expect(body).toContain('skillo_http_request_seconds_count{method="GET",route="/api/v1/users/me",status="200"} 1')
    expect(body).toMatch(/_bucket\{method="GET",route="\/api\/v1\/cvs\/:\w+",status="404",le="\+Inf"\} 1/)
    for (const private_word of [user.id, user.email, user.full_name, token]) expect(body).not.toContain(private_word)
  })

  it('say what waits in the queue and for how long, and nothing of what it says', async () => {
    await sendMail(open.deps, { to: 'nadie@correo.example', subject: 'Hola', title: 'Hola', paragraphs: ['Hola.'] })
    const { body } = await read(open, HERE)
    expect(body).toMatch(/skillo_tasks\{task="outbox\.send-mail",state="created"\} \d/)
    expect(body).toMatch(/skillo_task_oldest_seconds\{task="outbox\.send-mail",state="created"\} [\d.]+/)
    expect(body).not.toContain('correo.example')
  })

  it('stand without what cannot be read', async () => {
    const metrics = new Metrics()
    metrics.gauge({ name: 'broken', help: 'x' }, () => Promise.reject(new Error('away')))
    metrics.count({ name: 'fine_total', help: 'y' }, { kind: 'a"b\nc' }, 2)
    expect(await metrics.text()).toBe('# HELP fine_total y\n# TYPE fine_total counter\nfine_total{kind="a_b_c"} 2\n')
  })

  it('put each duration into its buckets', async () => {
    const metrics = new Metrics()
    for (const seconds of [0.004, 0.03, 20]) metrics.observe({ name: 'took', help: 'x' }, {}, seconds)
    const text = await metrics.text()
    for (const line of ['took_bucket{le="0.005"} 1', 'took_bucket{le="0.05"} 2', 'took_bucket{le="10"} 2'])
      expect(text).toContain(line)
    for (const line of ['took_bucket{le="+Inf"} 3', 'took_count 3']) expect(text).toContain(line)
  })

  it('of a worker come from a door that leads to nothing else', async () => {
    const door = createMetricsDoor(open.deps)
    expect((await door.inject({ url: PATH, headers: HERE })).statusCode).toBe(200)
    expect((await door.inject({ url: '/api/v1/users/me', headers: HERE })).statusCode).toBe(404)
    await door.close()
  })
})
