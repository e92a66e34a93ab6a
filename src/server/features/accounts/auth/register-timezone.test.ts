import { afterAll, beforeAll, expect, it } from 'vitest'
import { register } from '#shared/accounts/auth.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it.each([
  ['America/Bogota', 'America/Bogota'],
  ['Etc/Unknown', 'UTC'],
  [undefined, 'UTC'],
])('a new person has the time zone of the device: %s is %s', async (timezone, kept) => {
  const email = `zona-${crypto.randomUUID()}@correo.example`
  const person = { full_name: 'Zoe Prueba', password: 'lluvia-sobre-el-tejado', accept_terms: true as const }
  const { status, answer } = await call(app, register, { body: { ...person, email, timezone } })
  expect([status, answer.user.timezone]).toEqual([201, kept])
})
