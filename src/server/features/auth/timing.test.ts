import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/auth.ts'
import type { EndpointSpec } from '#shared/core/endpoint.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aUser } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { sendJson } from '#tests/support/request.ts'
import { areaUnderCurve } from '#tests/support/statistics.ts'
import { hashPassword } from './passwords.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const PAIRS = Number(process.env.TIMING_PAIRS ?? 120)
let attempt = 0

interface Measured {
  times: Record<'known' | 'unknown', number[]>
  shapes: Set<string>
}

/** Asks for somebody who exists and for nobody, in turns whose order changes, each from a network of its own. */
async function measure(endpoint: EndpointSpec, extra: object, pairs: number): Promise<Measured> {
  attempt += 1
  const password_hash = await hashPassword('lluvia-sobre-el-tejado')
  const measured: Measured = { times: { known: [], unknown: [] }, shapes: new Set() }
  for (let i = 0; i < pairs; i += 1) {
    const known = `medida-${endpoint.path.length}-${attempt}-${i}@correo.example`
    await aUser(app, {
      email: known,
      password_hash,
      ...(i % 3 === 1 && { status: 'SUSPENDED' as const }),
      ...(i % 3 === 2 && { email_verified_at: null }),
    })
    const asked = { known, unknown: known.replace('medida', 'nadie0') }
    const order = i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const json = JSON.stringify({ email: asked[kind], ...extra })
      const begun = performance.now()
      const { statusCode, headers, body } = await sendJson(app, {
        method: 'POST',
        url: endpoint.path,
        json,
        ip: freshIp(),
      })
      measured.times[kind].push(performance.now() - begun)
      const { date: _, 'x-request-id': __, ...rest } = headers
      measured.shapes.add(JSON.stringify([statusCode, rest, body.replace(/"request_id":"[^"]+"/, '')]))
    }
  }
  return measured
}

/** Measures once more before it believes that the two can be told apart, since others use this machine too. */
async function areaOf(endpoint: EndpointSpec, extra: object, pairs: number): Promise<{ area: number; shapes: number }> {
  const first = await measure(endpoint, extra, pairs)
  const area = areaUnderCurve(first.times.known, first.times.unknown)
  if (area > 0.4 && area < 0.6) return { area, shapes: first.shapes.size }
  const again = await measure(endpoint, extra, pairs)
  return { area: areaUnderCurve(again.times.known, again.times.unknown), shapes: again.shapes.size }
}

describe('whether somebody has an account', () => {
  it('cannot be told from a failed login', { timeout: 120_000 }, async () => {
    const { area, shapes } = await areaOf(auth.login, { password: 'no-es-esta-clave' }, PAIRS)
    expect(shapes).toBe(1)
    expect(area).toBeGreaterThan(0.4)
    expect(area).toBeLessThan(0.6)
  })

  it('cannot be told from asking for a new password', { timeout: 60_000 }, async () => {
    const { area, shapes } = await areaOf(auth.forgotPassword, {}, PAIRS)
    expect(shapes).toBe(1)
    expect(area).toBeGreaterThan(0.4)
    expect(area).toBeLessThan(0.6)
  })
})
