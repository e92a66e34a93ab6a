import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '#shared/core/time.ts'
import * as contract from '#shared/hiring/offers.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('nobody writes over, or sends, conditions of an offer that they have not read', async () => {
  const hiring = await aHiring(app)
  const { application_id: id } = await anApplicant(app, hiring)
  const { token } = hiring.owner
  const colleague = await aColleague(app, hiring, 'RECRUITER')
  const days = { start_date: '2026-09-01', expires_on: addDays(app.clock.now(), 5).toISOString().slice(0, 10) }
  const terms = { currency: 'EUR', period: 'ANIO', contract: 'INDEFINIDO', ...days } as const
  const body = { ...terms, salary: 30_000_00 }
  const { answer: read } = await call(app, contract.createOffer, { token, params: { id }, body })
  const params = { id, offer_id: read.id }
  const write = (by: string, salary: number, seen: string) =>
    call(app, contract.updateOffer, { token: by, params, body: { ...terms, salary, seen } })
  app.clock.forward(60)
  const { status, answer: changed } = await write(token, 36_000_00, read.updated_at)
  expect(status).toBe(200)
  const late = await write(colleague.token, 28_000_00, read.updated_at)
  expect([late.status, late.error?.code]).toEqual([409, 'version_conflict'])
  const send = (seen: string) =>
    call(app, contract.sendOffer, { token: colleague.token, params, query: { seen }, body: {} })
  expect((await send(read.updated_at)).status).toBe(409)
  const sent = await send(changed.updated_at)
  expect([sent.status, sent.answer.salary]).toEqual([200, 36_000_00])
})
