import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PaymentOutcome } from '#server/platform/adapters/payments/payments.ts'
import { getBilling } from '#shared/billing/payments.ts'
import { closeVacancy, createVacancy, publishVacancy } from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aBuyingCompany, aCheckout, eventOf, postEvent } from '#tests/support/billing.ts'
import { call } from '#tests/support/call.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aGoodDocument } from '#tests/support/vacancies.ts'

const STEPS = soak(150, 10_000)
/** Between two of them, so that no limit of an hour is met and no plan ends on the way. */
const PAUSE_SECONDS = 60
const OUTCOMES: readonly PaymentOutcome[] = [
  'PENDING',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'APPROVED',
  'APPROVED',
  'APPROVED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'CHARGEBACK',
]

let app: TestApp
let companies: Awaited<ReturnType<typeof aBuyingCompany>>[]
beforeAll(async () => {
  app = await createTestApp()
  companies = [await aBuyingCompany(app), await aBuyingCompany(app)]
})
afterAll(() => app.close())

const random = randomFor('ledger')
const references: string[] = []

async function buy(): Promise<void> {
  const reference = await aCheckout(app, random.oneOf(companies), random.oneOf(['SUELTA', 'SUELTA', 'EQUIPO']))
  references.push(reference)
}

/** What a provider says, in any order, now and then twice at once, for the wrong sum, or of a part. */
async function tell(): Promise<void> {
  if (references.length === 0) return
  const outcome = random.oneOf(OUTCOMES)
  const news = await eventOf(app, random.oneOf(references), outcome)
  const isPart = outcome === 'PARTIALLY_REFUNDED'
  const amount = isPart ? 1 + random.whole(news.amount) : news.amount - (random.whole(10) === 0 ? 1 : 0)
  const told = Array.from({ length: 1 + random.whole(2) }, () => postEvent(app, { ...news, amount }))
  for (const { statusCode } of await Promise.all(told)) expect(statusCode).toBe(204)
}

/** By what was paid and did not go back, counted without the code that sells. */
const PLACES = `select 1 + count(*) filter (where plan_code = 'SUELTA')::int
  + 4 * (count(*) filter (where plan_code = 'EQUIPO') > 0)::int as places
  from payments where company_id = $1 and state in ('APPROVED', 'PARTIALLY_REFUNDED')`
const PUBLISHED = `select count(*)::int as published from vacancies where company_id = $1 and state = 'PUBLISHED'`

const one = async (query: string, company_id: string) => (await app.database.pool.query(query, [company_id])).rows[0]

async function publish(): Promise<void> {
  const { token, params, company } = random.oneOf(companies)
  const made = await call(app, createVacancy, { token, params, body: aGoodDocument() })
  const { places } = await one(PLACES, company.id)
  const { published } = await one(PUBLISHED, company.id)
  const { status } = await call(app, publishVacancy, { token, params: { id: made.answer.id }, body: {} })
  expect([places, published, status]).toEqual([places, published, published < places ? 200 : 402])
  expect((await call(app, getBilling, { token, params })).answer.active_vacancies).toBe(places)
}

async function close(): Promise<void> {
  const { token, company } = random.oneOf(companies)
  const open = `select id from vacancies where company_id = $1 and state = 'PUBLISHED' order by id limit 1`
  const found = await one(open, company.id)
  if (found) await call(app, closeVacancy, { token, params: { id: found.id }, body: { reason: 'OTHER' } })
}

/** Of every payment: what its invoices say in all is what we keep of it, and never less than nothing. */
const WRONG = `select p.reference, p.state, p.total, count(i.id)::int as invoices, coalesce(sum(i.total), 0)::int as kept
  from payments p left join invoices i on i.payment_id = p.id group by p.id
  having not case p.state
    when 'APPROVED' then sum(i.total) = p.total and count(*) filter (where i.kind = 'NORMAL') = 1
    when 'PARTIALLY_REFUNDED' then sum(i.total) between 1 and p.total - 1 and count(*) filter (where i.kind = 'NORMAL') = 1
    when 'REFUNDED' then coalesce(sum(i.total), 0) = 0
    when 'CHARGEBACK' then coalesce(sum(i.total), 0) = 0
    else count(i.id) = 0 end`
const GAPS = `select series from invoices group by series having count(*) <> max(number) - min(number) + 1`

it(`after ${STEPS} steps by chance every sum is exact, no number is missing and nobody has more than was bought`, {
  timeout: 3_600_000,
}, async () => {
  for (let step = 0; step < STEPS; step += 1) {
    await random.oneOf([buy, tell, tell, tell, publish, close])()
    app.clock.forward(PAUSE_SECONDS)
    if (step % 50 === 0) expect((await app.database.pool.query(WRONG)).rows).toEqual([])
  }
  expect((await app.database.pool.query(WRONG)).rows).toEqual([])
  expect((await app.database.pool.query(GAPS)).rows).toEqual([])
  const { rows } = await app.database.pool.query('select distinct state from payments')
  expect(rows.length).toBeGreaterThan(2)
})
