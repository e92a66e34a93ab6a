import { randomUUID } from 'node:crypto'
import { findByReference } from '#server/features/billing/payments/payments.queries.ts'
import type { PaymentEvent, PaymentOutcome } from '#server/platform/adapters/payments/payments.ts'
import { EVENT_SIGNATURE, signedEvent } from '#server/platform/adapters/payments/signed-event.ts'
import { updateBuyer } from '#shared/billing/invoices.ts'
import { createCheckout } from '#shared/billing/payments.ts'
import type { BoughtPlan } from '#shared/billing/plans.ts'
import type { TestApp } from './app.ts'
import { call } from './call.ts'
import { aCompany, aSession } from './factories.ts'
import { completeCompany } from './vacancies.ts'

export const aBuyer = {
  legal_name: 'Panadería O’Brien e Hijas, S. L.',
  tax_id: 'A58818501',
  address: 'Calle de la Ñ, 3, 2.º B',
  city: 'A Coruña',
  postal_code: '15001',
  country: 'ES',
}

/** A company that can buy, and somebody who may. */
export async function aBuyingCompany(app: TestApp) {
  const { user, token } = await aSession(app)
  const { company } = await aCompany(app, user, { verification: 'DOMAIN_VERIFIED' })
  await completeCompany(app, company)
  const params = { id: company.id }
  await call(app, updateBuyer, { token, params, body: aBuyer })
  return { user, token, company, params }
}

type Buying = Awaited<ReturnType<typeof aBuyingCompany>>

/** Asked again while the server is too busy, like every client: a crowd on a small machine is turned away at the door. */
export async function untilTaken<A extends { status: number }>(ask: () => Promise<A>): Promise<A> {
  let answer = await ask()
  while (answer.status === 503) answer = await ask()
  return answer
}

/** Begins a purchase, also where one of the same is open; nothing is paid yet. */
export async function aCheckout(app: TestApp, { token, params }: Buying, plan: BoughtPlan, vacancy_id?: string) {
  const body = { creation_key: randomUUID(), plan, vacancy_id: vacancy_id ?? null, anew: true }
  const { answer } = await untilTaken(() => call(app, createCheckout, { token, params, body }))
  return answer.reference
}

/** What a provider would tell of a payment. */
export async function eventOf(app: TestApp, reference: string, outcome: PaymentOutcome): Promise<PaymentEvent> {
  const payment = await findByReference(app.deps.db, reference)
  if (!payment) throw new Error('no such payment')
  const { total: amount, currency } = payment
  return { event_id: randomUUID(), reference, outcome, amount, currency, detail: null }
}

interface Posted {
  signature?: string
  /** Providers were told two addresses. */
  url?: string
}

/** Posts news as the provider does, signed unless another signature is given. */
export function postEvent(app: TestApp, news: PaymentEvent, { signature, url }: Posted = {}) {
  const signed = signedEvent(app.deps.config.secret_key, news, app.deps.now())
  return app.fastify.inject({
    method: 'POST',
    url: url ?? '/api/v1/payments/news/local',
    headers: { 'content-type': 'application/json', [EVENT_SIGNATURE]: signature ?? signed.signature },
    payload: signed.body,
  })
}

/** Told again until it is taken, as providers do when a server is busy. */
export async function pay(app: TestApp, reference: string, outcome: PaymentOutcome = 'APPROVED'): Promise<void> {
  const news = await eventOf(app, reference, outcome)
  for (let answer = await postEvent(app, news); answer.statusCode !== 204; ) answer = await postEvent(app, news)
}
