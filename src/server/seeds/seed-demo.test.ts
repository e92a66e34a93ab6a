import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pauseBeyondPlan } from '#server/features/vacancies/deadlines/plan-places.service.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { listCompanies } from '#shared/companies/companies.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import { cvProblems } from '#shared/cvs/cv-problems.ts'
import * as cvs from '#shared/cvs/cvs.ts'
import { listVacancies } from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { plainLogin } from '#tests/support/sign-in-steps/plain-login.ts'
import { DEMO_PASSWORD, demoAccounts } from '../features/accounts/demo-accounts.ts'
import { seedDemo } from './seed-demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedDemo(app.deps)
  await seedDemo(app.deps)
})
afterAll(() => app.close())

describe('the demonstration', () => {
  it('has paid for what it has published: the clock pauses nothing', async () => {
    const published = () => app.database.db.$count(vacancies, eq(vacancies.state, 'PUBLISHED'))
    const before = await published()
    expect(before).toBeGreaterThan(20)
    await pauseBeyondPlan(app.deps)
    expect(await published()).toBe(before)
  })

  it('says of its plan how long it runs and what that costs', async () => {
    const { rows } = await app.database.pool.query(
      `select i.concept, i.base, i.base + i.tax = i.total as adds_up, p.amount as price,
         extract(day from c.ends_at - c.starts_at)::int as days
       from plan_credits c join invoices i using (payment_id)
       join plan_prices p on p.plan_code = c.plan_code and p.currency = i.currency`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { concept, base, adds_up, price, days } of rows) {
      expect([concept, days]).toEqual(['Plan Empresa, 12 × 30 días', 12 * 30])
      expect([base, adds_up]).toEqual([12 * price, true])
    }
  })

  it.each(['bruno', 'elena'])('has vacancies for every role to try: %s', async (name) => {
    const body = { email: `${name}@demo.skillo.example`, password: DEMO_PASSWORD }
    const { token } = (await call(app, plainLogin, { body })).answer
    const { id } = (await call(app, listCompanies, { token })).answer.items[0] ?? { id: '' }
    const { items } = (await call(app, listVacancies, { token, params: { id } })).answer
    expect(items.length).toBeGreaterThan(3)
  })

  it('has a complete CV without a problem, and a variant in English', { timeout: 60_000 }, async () => {
    const body = { email: demoAccounts[0].email, password: DEMO_PASSWORD }
    const { token } = (await call(app, plainLogin, { body })).answer
    const { items } = (await call(app, cvs.listCvs, { token })).answer
    expect(items.map(({ language, is_base, completeness }) => [language, is_base, completeness])).toEqual([
      ['es', true, 100],
      ['en', false, 100],
    ])
    for (const { id } of items) {
      const { answer: cv } = await call(app, cvs.getCv, { token, params: { id } })
      expect(cvProblems(cvContent.parse(cv).document, '2026-11')).toEqual({})
      const read = await call(app, cvs.readBackCv, { token, params: { id } })
      expect([read.answer.pages <= 2, read.answer.items.filter((item) => !item.read)]).toEqual([true, []])
    }
  })
})
