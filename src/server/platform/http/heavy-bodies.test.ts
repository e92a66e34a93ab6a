import { afterAll, beforeAll, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { sendJson } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const heavy = JSON.stringify({ email: 'ana@correo.example', password: 'x'.repeat(380_000) })

it('lets a volley of long texts of one sender keep nobody else waiting', async () => {
  const answered: string[] = []
  const send = async (ip: string) => {
    const { statusCode } = await sendJson(app, { method: 'POST', url: auth.login.path, json: heavy, ip })
    answered.push(`${ip} ${statusCode}`)
  }
  const volley = Array.from({ length: 60 }, () => send('198.51.100.1'))
  await Promise.all([...volley, send('198.51.100.2')])
  expect(answered).toHaveLength(61)
  expect(answered.indexOf('198.51.100.2 422')).toBeGreaterThanOrEqual(0)
  expect(answered.indexOf('198.51.100.2 422')).toBeLessThan(20)
})
