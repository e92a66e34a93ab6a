import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPlans } from '#shared/billing/plans.ts'
import { planWords } from '#shared/words/billing.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { plans, SINGLE_PRICE } from '#web/site/landing/plans.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('the plans that are sold are those of the landing and of the words', async () => {
  const { items } = (await call(app, listPlans, {})).answer
  const sold = new Map(items.map((plan) => [plan.code, plan]))
  for (const { code, name, price, vacancies, invitations } of plans) {
    expect(sold.get(code)?.name).toBe(name)
    expect(sold.get(code)?.prices.EUR ?? 0).toBe(price * 100)
    expect(vacancies).toMatch(new RegExp(`^${sold.get(code)?.active_vacancies} `))
    expect(sold.get(code)?.invites_month).toBe(invitations)
  }
  expect(sold.get('SUELTA')?.prices.EUR).toBe(SINGLE_PRICE * 100)
  expect(Object.fromEntries(items.map(({ code, name }) => [code, name]))).toEqual(planWords)
})
