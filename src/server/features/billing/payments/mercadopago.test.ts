import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startProvider } from '#server/platform/adapters/payments/testing/provider-double.ts'
import { listInvoices } from '#shared/billing/invoices.ts'
import { createCheckout, getBilling, getPayment, getQuote } from '#shared/billing/payments.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aBuyingCompany } from '#tests/support/billing.ts'
import { call } from '#tests/support/call.ts'

const SECRETS = ['the-present-secret-0001', 'the-next-secret-00000002'] as const
const THEIRS = 'https://api.mercadopago.com'

let app: TestApp
let provider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  provider = await startProvider()
  const far = globalThis.fetch
  // The SDK cannot be told of another address, so its calls are led to this machine on their way out.
  vi.stubGlobal('fetch', (to: string, how: RequestInit) => far(to.replace(THEIRS, provider.url), how))
  const env = { MERCADOPAGO_ACCESS_TOKEN: 'TEST-nobody', MERCADOPAGO_CURRENCY: 'MXN' }
  app = await createTestApp({ env: { ...env, MERCADOPAGO_WEBHOOK_SECRET: SECRETS.join(',') } })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await app.close()
  await provider.close()
})

type Buying = Awaited<ReturnType<typeof aBuyingCompany>>

/** In Mexico with its own tax id the tax is another one; here the buyer is Spanish: 990 + 21 %. */
const TOTAL = 1197.9

async function begin({ token, params }: Buying) {
  const id = `1-${randomUUID()}`
  provider.answers.set('POST /checkout/preferences', { id, init_point: `${provider.url}/pay/${id}` })
  const body = { creation_key: randomUUID(), plan: 'EQUIPO' as const, currency: 'MXN' as const }
  return (await call(app, createCheckout, { token, params, body })).answer
}

let last_id = 1_300_000_000
/** A payment as the API describes it. */
function payment(reference: string, part: object = {}) {
  last_id += 1
  return {
    id: last_id,
    status: 'approved',
    status_detail: 'accredited',
    external_reference: reference,
    currency_id: 'MXN',
    transaction_amount: TOTAL,
    transaction_amount_refunded: 0,
    live_mode: false,
    ...part,
  }
}

interface Posting {
  secret?: string
  age?: number
  in_milliseconds?: boolean
  /** Another payment in the text than in the address that is signed. */
  told?: string
}

/** The notice that something about a payment has changed, signed as their papers say. */
function notify(id: number, { secret = SECRETS[0], age = 0, in_milliseconds = false, told }: Posting = {}) {
  const seconds = Math.floor(app.deps.now().getTime() / 1000) - age
  const ts = in_milliseconds ? seconds * 1000 : seconds
  const request_id = randomUUID()
  const v1 = createHmac('sha256', secret).update(`id:${id};request-id:${request_id};ts:${ts};`).digest('hex')
  return app.fastify.inject({
    method: 'POST',
    url: `/api/v1/payments/news/mercadopago?data.id=${id}&type=payment`,
    headers: { 'content-type': 'application/json', 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': request_id },
    payload: { id: 11, type: 'payment', action: 'payment.updated', data: { id: told ?? String(id) } },
  })
}

async function tell(one: ReturnType<typeof payment>, how: Posting = {}): Promise<number> {
  provider.answers.set(`GET /v1/payments/${one.id}`, one)
  return (await notify(one.id, how)).statusCode
}

const stateOf = async (reference: string) => (await call(app, getPayment, { params: { reference } })).answer
const planOf = async ({ token, params }: Buying) => (await call(app, getBilling, { token, params })).answer.plan
const totalsOf = async ({ token, params }: Buying) =>
  (await call(app, listInvoices, { token, params })).answer.items.map(({ total }) => total).toSorted((a, b) => b - a)

it('is offered only in the currency of its account, and asks for exactly what was quoted', async () => {
  const buying = await aBuyingCompany(app)
  const { token, params } = buying
  const euros = await call(app, getQuote, { token, params, query: { plan: 'EQUIPO', currency: 'EUR' } })
  expect(euros.answer).toMatchObject({ ways: [], refusal: expect.stringContaining('Elige otra') })
  const { reference, url } = await begin(buying)
  expect(url).toMatch(`${provider.url}/pay/1-`)
  const asked = provider.asked.find(({ idempotency }) => idempotency === reference)
  expect(asked?.authorization).toBe('Bearer TEST-nobody')
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    items: [{ id: reference, title: 'Skillo · Equipo', quantity: 1, unit_price: TOTAL, currency_id: 'MXN' }],
    external_reference: reference,
    back_urls: {
      success: `https://skillo.example/payment-success?ref=${reference}`,
      pending: `https://skillo.example/payment-success?ref=${reference}`,
      failure: `https://skillo.example/payment-failure?ref=${reference}`,
    },
    auto_return: 'approved',
    notification_url: 'https://skillo.example/api/v1/payments/news/mercadopago',
  })
})

it('believes only notices that are signed, fresh and of the payment that was signed', async () => {
  const buying = await aBuyingCompany(app)
  const one = payment((await begin(buying)).reference)
  expect([
    await tell(one, { secret: 'the-secret-of-another' }),
    await tell(one, { age: 301 }),
    await tell(one, { age: -301 }),
    await tell(one, { told: '1' }),
  ]).toEqual([400, 400, 400, 400])
  expect(await planOf(buying)).toBe('GRATIS')
  expect(await tell(one, { secret: SECRETS[1], in_milliseconds: true })).toBe(204)
  expect(await planOf(buying)).toBe('EQUIPO')
  for (let time = 0; time < 5; time += 1) expect(await tell(one)).toBe(204)
  expect(await totalsOf(buying)).toEqual([119_790])
})

it('says why a card was refused, and forgets it when the next one pays', async () => {
  const buying = await aBuyingCompany(app)
  const { reference } = await begin(buying)
  await tell(payment(reference, { status: 'in_process', status_detail: 'pending_review_manual' }))
  expect((await stateOf(reference)).state).toBe('PENDING')
  await tell(payment(reference, { status: 'rejected', status_detail: 'cc_rejected_insufficient_amount' }))
  expect(await stateOf(reference)).toMatchObject({ state: 'REJECTED', reason: expect.stringContaining('saldo') })
  await tell(payment(reference))
  expect((await stateOf(reference)).state).toBe('APPROVED')
})

it('takes back a part, the rest, and what a bank has taken back', async () => {
  const [buying, disputed] = [await aBuyingCompany(app), await aBuyingCompany(app)]
  const [first, second] = [await begin(buying), await begin(disputed)]
  const paid = payment(first.reference)
  await tell(paid)
  await tell({ ...paid, transaction_amount_refunded: 200.5 })
  expect([await planOf(buying), await totalsOf(buying)]).toEqual(['EQUIPO', [119_790, -20_050]])
  await tell({ ...paid, status: 'refunded', transaction_amount_refunded: TOTAL })
  expect([await planOf(buying), await totalsOf(buying)]).toEqual(['GRATIS', [119_790, -20_050, -99_740]])
  const of = payment(second.reference)
  await tell(of)
  await tell({ ...of, status: 'charged_back' })
  expect([await planOf(disputed), await totalsOf(disputed)]).toEqual(['GRATIS', [119_790, -119_790]])
})

it('looks for the payment by our reference when nobody tells', async () => {
  const buying = await aBuyingCompany(app)
  const { reference } = await begin(buying)
  provider.answers.set('GET /v1/payments/search', { results: [] })
  expect((await stateOf(reference)).state).toBe('OPEN')
  const refused = payment(reference, { status: 'rejected', status_detail: 'cc_rejected_other_reason' })
  provider.answers.set('GET /v1/payments/search', { results: [refused, payment(reference)] })
  expect((await stateOf(reference)).state).toBe('APPROVED')
  expect(provider.asked.at(-1)?.query.get('external_reference')).toBe(reference)
})

it('answers so that it is told again while the payment cannot be looked at', async () => {
  expect((await notify(42)).statusCode).toBe(503)
})
