import { afterAll, beforeAll, expect, it } from 'vitest'
import { listDemoAccounts } from '#shared/system/system.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'

const opened: TestApp[] = []
beforeAll(async () => {
  opened.push(await createTestApp())
})
afterAll(async () => {
  for (const app of opened) await app.close()
})

it('nobody can be tried outside of a demonstration', async () => {
  const [app] = opened
  if (!app) throw new Error('no application')
  app.deps.config.demo = false
  expect((await call(app, listDemoAccounts, {})).answer).toEqual({ items: [], password: null })
  app.deps.config.demo = true
  const { items, password } = (await call(app, listDemoAccounts, {})).answer
  expect([items.length >= 3, password === null]).toEqual([true, false])
  expect(items[0]).toEqual({ email: 'valeria@demo.skillo.example', full_name: 'Valeria Montes', part: 'Busca empleo' })
})
