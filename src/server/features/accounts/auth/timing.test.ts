import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import type { EndpointSpec } from '#shared/core/endpoint.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aUser } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { sendJson } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const stored = [{}, { status: 'SUSPENDED' as const }, { email_verified_at: null }]

/** What an answer shows, without what differs in every one; how long it takes is measured by `npm run bench accounts`. */
async function shapeOf(endpoint: EndpointSpec, sent: object): Promise<string> {
  const asked = { method: 'POST' as const, url: endpoint.path, json: JSON.stringify(sent), ip: freshIp() }
  const { statusCode, headers, body } = await sendJson(app, asked)
  const { date: _, 'x-request-id': __, ...rest } = headers
  return JSON.stringify([statusCode, rest, body.replace(/"request_id":"[^"]+"/, '')])
}

/** Asks for people of every kind and for nobody. */
async function shapes(endpoint: EndpointSpec, extra: object): Promise<Set<string>> {
  const seen = new Set<string>()
  for (const [index, values] of stored.entries()) {
    const email = `medida-${endpoint.path.length}-${index}@correo.example`
    await aUser(app, { email, ...values })
    for (const asked of [email, email.replace('medida', 'nadie0')])
      seen.add(await shapeOf(endpoint, { email: asked, ...extra }))
  }
  return seen
}

describe('whether somebody has an account', () => {
  it('cannot be told from a failed login', async () => {
    expect((await shapes(auth.login, { password: 'no-es-esta-clave' })).size).toBe(1)
  })

  it('cannot be told from asking for a new password', async () => {
    expect((await shapes(auth.forgotPassword, {})).size).toBe(1)
  })
})
