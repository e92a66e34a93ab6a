import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProvider } from '#server/platform/adapters/payments/testing/provider-double.ts'
import { listInvoices } from '#shared/billing/invoices.ts'
import { createCheckout, getBilling, getPayment, getQuote } from '#shared/billing/payments.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aBuyingCompany } from '#tests/support/billing.ts'
import { call } from '#tests/support/call.ts'
import { askForOpen } from './payment-deadlines.service.ts'

const SECRETS = ['whsec_the-present-one-0001', 'whsec_the-next-one-000002'] as const

let app: TestApp
let provider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  provider = await startProvider()
  const env = { STRIPE_SECRET_KEY: 'sk_test_nobody', STRIPE_API_URL: provider.url }
  app = await createTestApp({ env: { ...env, STRIPE_WEBHOOK_SECRET: SECRETS.join(',') } })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

type Buying = Awaited<ReturnType<typeof aBuyingCompany>>

/** A session as Stripe describes it, before anybody has paid. */
const session = (reference: string, part: object = {}) => ({
  id: `cs_test_${reference.slice(0, 8)}`,
  object: 'checkout.session',
  mode: 'payment',
  livemode: false,
  client_reference_id: reference,
  amount_total: 5929,
  currency: 'eur',
  payment_intent: `pi_${reference}`,
  status: 'complete',
  payment_status: 'paid',
  url: null,
  ...part,
})
const charge = (reference: string, part: object = {}) => ({
  id: `ch_${reference}`,
  object: 'charge',
  amount: 5929,
  amount_refunded: 0,
  currency: 'eur',
  metadata: { reference },
  refunded: false,
  ...part,
})

async function begin({ token, params }: Buying) {
  const id = `cs_test_${randomUUID()}`
  provider.answers.set('POST /v1/checkout/sessions', { id, object: 'checkout.session', url: `${provider.url}/c/${id}` })
  const body = { creation_key: randomUUID(), plan: 'EQUIPO' as const, anew: true }
  const { answer } = await call(app, createCheckout, { token, params, body })
  return { ...answer, id }
}

function post(type: string, object: object, options: { secret?: string; age?: number; body?: string } = {}) {
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
  const timestamp = Math.floor(app.deps.now().getTime() / 1000) - (options.age ?? 0)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    timestamp,
    secret: options.secret ?? SECRETS[0],
  })
  return app.fastify.inject({
    method: 'POST',
    url: '/api/v1/payments/news/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: options.body ?? payload,
  })
}

const stateOf = async (reference: string) => (await call(app, getPayment, { params: { reference } })).answer.state
const planOf = async ({ token, params }: Buying) => (await call(app, getBilling, { token, params })).answer.plan
const totalsOf = async ({ token, params }: Buying) =>
  (await call(app, listInvoices, { token, params })).answer.items.map(({ total }) => total).toSorted((a, b) => b - a)

it('sends the person to a page of Stripe for exactly what was quoted', async () => {
  const buying = await aBuyingCompany(app)
  const { token, params } = buying
  const quoted = await call(app, getQuote, { token, params, query: { plan: 'EQUIPO', currency: 'EUR' } })
  expect(quoted.answer).toMatchObject({ total: 5929, ways: ['stripe'], refusal: null })
  const { reference, url, id } = await begin(buying)
  expect(url).toBe(`${provider.url}/c/${id}`)
  const asked = provider.asked.find(({ idempotency }) => idempotency === reference)
  expect(asked).toMatchObject({ method: 'POST', authorization: 'Bearer sk_test_nobody' })
  expect(Object.fromEntries(new URLSearchParams(asked?.body))).toMatchObject({
    mode: 'payment',
    client_reference_id: reference,
    'payment_intent_data[metadata][reference]': reference,
    'allowed_payment_method_types[0]': 'card',
    'allowed_payment_method_types[1]': 'bizum',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '5929',
    'line_items[0][price_data][product_data][name]': 'Skillo · Equipo',
    success_url: `https://skillo.example/payment-success?ref=${reference}`,
    cancel_url: `https://skillo.example/payment-failure?ref=${reference}`,
  })
})

it('believes only what Stripe has signed with a secret that counts, now and byte for byte', async () => {
  const buying = await aBuyingCompany(app)
  const { reference } = await begin(buying)
  const paid = session(reference)
  const refused = [
    await post('checkout.session.completed', paid, { secret: 'whsec_somebody-else-0003' }),
    await post('checkout.session.completed', paid, { age: 301 }),
    await post('checkout.session.completed', paid, { age: -301 }),
    await post('checkout.session.completed', paid, { body: JSON.stringify({ data: { object: paid } }) }),
    await app.fastify.inject({ method: 'POST', url: '/api/v1/payments/news/stripe', payload: paid }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
  // Signed in the name of one provider nothing is said in the name of another.
  expect(
    (await app.fastify.inject({ method: 'POST', url: '/api/v1/payments/news/local', payload: {} })).statusCode,
  ).toBe(404)
  expect(await planOf(buying)).toBe('GRATIS')
  expect((await post('checkout.session.completed', paid, { secret: SECRETS[1] })).statusCode).toBe(204)
  expect(await planOf(buying)).toBe('EQUIPO')
})

it('knows what is under way, refused, expired and paid late', async () => {
  const buying = await aBuyingCompany(app)
  const [late, refused, expired] = [await begin(buying), await begin(buying), await begin(buying)]
  const unpaid = { payment_status: 'unpaid' }
  await post('checkout.session.completed', session(late.reference, unpaid))
  expect(await stateOf(late.reference)).toBe('PENDING')
  await post('checkout.session.async_payment_succeeded', session(late.reference))
  await post('checkout.session.async_payment_failed', session(refused.reference, unpaid))
  await post('checkout.session.expired', session(expired.reference, { status: 'expired', ...unpaid }))
  await post('customer.created', { id: 'cus_1', object: 'customer' })
  expect(await Promise.all([late, refused, expired].map(({ reference }) => stateOf(reference)))).toEqual([
    'APPROVED',
    'REJECTED',
    'REJECTED',
  ])
})

it('takes back a part, the rest, and what a bank has taken back', async () => {
  const [buying, disputed] = [await aBuyingCompany(app), await aBuyingCompany(app)]
  const [first, second] = [await begin(buying), await begin(disputed)]
  for (const { reference } of [first, second]) await post('checkout.session.completed', session(reference))
  await post('charge.refunded', charge(first.reference, { amount_refunded: 2000 }))
  expect([await planOf(buying), await totalsOf(buying)]).toEqual(['EQUIPO', [5929, -2000]])
  await post('charge.refunded', charge(first.reference, { amount_refunded: 5929, refunded: true }))
  expect([await planOf(buying), await totalsOf(buying)]).toEqual(['GRATIS', [5929, -2000, -3929]])

  const of = charge(second.reference)
  provider.answers.set(`GET /v1/charges/${of.id}`, of)
  await post('charge.dispute.funds_withdrawn', { id: 'du_1', object: 'dispute', amount: 5929, charge: of.id })
  expect([await planOf(disputed), await totalsOf(disputed)]).toEqual(['GRATIS', [5929, -5929]])
})

it('asks how it stands when nobody tells, from the return page and by the clock', async () => {
  const buying = await aBuyingCompany(app)
  const [first, second] = [await begin(buying), await begin(buying)]
  const tell = ({ id, reference }: typeof first, part: object) =>
    provider.answers.set(`GET /v1/checkout/sessions/${id}`, session(reference, { id, ...part }))
  tell(first, { status: 'open', payment_status: 'unpaid' })
  expect(await stateOf(first.reference)).toBe('OPEN')
  tell(first, {})
  expect(await stateOf(first.reference)).toBe('APPROVED')
  const paid_back = charge(second.reference, { amount_refunded: 500 })
  tell(second, { payment_intent: { id: 'pi_2', object: 'payment_intent', latest_charge: paid_back } })
  app.clock.forward(600)
  // Of the payments of other tests it knows nothing, which stops nobody.
  await askForOpen(app.deps).catch(() => undefined)
  expect(await totalsOf(buying)).toEqual([5929, 5929, -500])
})

it('says so when Stripe cannot be reached, and begins again with the same key', async () => {
  const { token, params } = await aBuyingCompany(app)
  provider.answers.delete('POST /v1/checkout/sessions')
  const body = { creation_key: randomUUID(), plan: 'EQUIPO' as const }
  const refused = await call(app, createCheckout, { token, params, body })
  expect([refused.status, refused.error?.code]).toEqual([503, 'provider_down'])
  provider.answers.set('POST /v1/checkout/sessions', { id: 'cs_9', url: `${provider.url}/c/9` })
  expect((await call(app, createCheckout, { token, params, body })).answer.url).toBe(`${provider.url}/c/9`)
})
