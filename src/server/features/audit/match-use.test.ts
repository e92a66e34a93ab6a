import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportMatchUse } from '#shared/audit/audit.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { aHiring, anApplicant } from '#tests/support/hiring.ts'
import { sumMatchUse } from './match-use.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('a company reads what was said of its own applications and what people did with it, and nothing of others', async () => {
  const [hiring, other] = [await aHiring(app), await aHiring(app)]
  await anApplicant(app, hiring)
  await anApplicant(app, hiring)
  await anApplicant(app, other)
  const params = { id: hiring.company.id }
  const { status, text } = await call(app, exportMatchUse, { token: hiring.owner.token, params })
  expect(status).toBe(200)
  const [head = '', ...rows] = text.replace('\ufeff', '').trim().split('\r\n')
  expect(rows).toHaveLength(1)
  const cells = (rows[0] ?? '').split(';')
  expect(head.split(';').length).toBe(cells.length)
  expect([cells[0], cells[1]]).toEqual([hiring.vacancy.title, '2'])
  expect((await call(app, exportMatchUse, { token: (await aSession(app)).token, params })).status).toBe(404)
  expect(await sumMatchUse(app.deps)).toMatchObject({ applications: 3, corrected: 0, reviews: 0 })
})
