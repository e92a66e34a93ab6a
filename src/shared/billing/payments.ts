import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { creationKey, currencyCode, id, timestamp } from '../core/fields.ts'
import { boughtPlan, planCode } from './plans.ts'
import { taxRule } from './taxes.ts'

const paymentState = z.enum([
  'CREATED',
  'PENDING',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'APPROVED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'CHARGEBACK',
])
export type PaymentState = z.infer<typeof paymentState>

/** The ways to pay that can be switched on. */
const paymentWay = z.enum(['local', 'stripe', 'mercadopago', 'transfer'])
export type PaymentWay = z.infer<typeof paymentWay>

export const paymentReference = z.string().regex(/^[A-Za-z0-9_-]{24,64}$/)

/** What a purchase would cost today, said before anybody pays. */
export const quote = z.object({
  plan: boughtPlan,
  currency: currencyCode,
  price: z.int(),
  /** For the days of the present plan that are not used up. */
  discount: z.int(),
  base: z.int(),
  /** In hundredths of a percent: 2100 is 21 %. */
  tax_rate: z.int(),
  /** Which tax that is, or why there is none. */
  tax_rule: taxRule,
  tax: z.int(),
  total: z.int(),
  starts_at: timestamp,
  ends_at: timestamp,
  /** How this can be paid; the person chooses when there is more than one. */
  ways: z.array(paymentWay),
  /** Why nothing can be bought now, in a sentence; null when it can. */
  refusal: z.string().nullable(),
})
export type Quote = z.output<typeof quote>

const inCompany = z.object({ id })

export const getQuote = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/billing/quote',
  summary: 'The price of a plan for this company today, with what is left of the present one taken off',
  params: inCompany,
  query: z.object({ plan: boughtPlan, currency: currencyCode.default('EUR') }),
  answer: quote,
})

export const checkoutBody = z.object({
  /** Made by the client: the same company and key lead to the same payment. */
  creation_key: creationKey,
  plan: boughtPlan,
  currency: currencyCode.default('EUR'),
  /** The first of those that the quote names, unless the person chose. */
  way: paymentWay.optional(),
  /** The vacancy that waits for the place; it is published once the payment is approved. */
  vacancy_id: id.nullable().default(null),
  /** Another payment of the same is open, and the person wants one more all the same. */
  anew: z.boolean().default(false),
})

/** The same thing for the same price, which somebody of the team has begun to pay: `url` leads to it. */
const openPayment = z.object({
  /** `PENDING`: it may be paid already, and is being confirmed. */
  state: z.enum(['OPEN', 'PENDING']),
  /** Null where whoever began it is no longer here. */
  by: z.string().nullable(),
  is_own: z.boolean(),
  began_at: timestamp,
})
export type OpenPayment = z.output<typeof openPayment>

export const createCheckout = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/billing/checkout',
  summary: 'Begin a purchase; the browser goes on to `url`, the page of the payment provider',
  params: inCompany,
  body: checkoutBody,
  answer: z.object({ reference: z.string(), url: z.string(), was_open: openPayment.nullable() }),
  status: 201,
})

/** The name that clients of the API rely on; the web sends more with the one above. */
export const beginCheckout = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/checkout',
  summary: 'Begin a purchase; the buyer goes on to `redirect_url`, the page of the payment provider',
  params: inCompany,
  body: checkoutBody
    .pick({ creation_key: true, plan: true, currency: true })
    .extend({ provider: paymentWay.optional() }),
  answer: z.object({ reference: z.string(), redirect_url: z.string() }),
  status: 201,
})

/** Public and minimal: the address proves nothing, so the page asks for the state by the opaque reference. */
export const getPayment = endpoint({
  method: 'GET',
  path: '/api/v1/payments/:reference',
  summary: 'The state of one payment',
  session: 'none',
  params: z.object({ reference: paymentReference }),
  answer: z.object({
    /** `OPEN`: nobody has paid or refused yet, as far as the provider says. */
    state: z.enum(['APPROVED', 'OPEN', 'PENDING', 'REJECTED', 'REFUNDED']),
    plan: boughtPlan,
    plan_name: z.string(),
    /** Where the way on leads; whoever opens it without belonging there sees nothing. */
    company_id: id,
    vacancy_id: id.nullable(),
    ends_at: timestamp.nullable(),
    /** Why it was rejected, in plain words. */
    reason: z.string().nullable(),
    /** Where to send the money, for a bank transfer that is waited for. */
    transfer: z
      .object({
        holder: z.string(),
        iban: z.string(),
        bank: z.string(),
        concept: z.string(),
        amount: z.int(),
        currency: currencyCode,
      })
      .nullable(),
  }),
})

export const payment = z.object({
  id,
  reference: z.string(),
  plan: planCode,
  plan_name: z.string(),
  state: paymentState,
  base: z.int(),
  tax: z.int(),
  total: z.int(),
  currency: currencyCode,
  created_at: timestamp,
  approved_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  reason: z.string().nullable(),
  invoice_id: id.nullable(),
})
export type Payment = z.output<typeof payment>

export const getBilling = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/billing',
  summary: 'The present plan and what was paid last',
  params: inCompany,
  answer: z.object({
    plan: planCode,
    plan_name: z.string(),
    active_vacancies: z.int(),
    /** Null for the free plan, which never ends. */
    ends_at: timestamp.nullable(),
    state: z.enum(['ACTIVE', 'GRACE', 'FREE']),
    /** Single places that were bought beside the plan. */
    extra: z.array(z.object({ ends_at: timestamp })),
    /** Sold in these, the one of the company's country first. */
    currencies: z.array(currencyCode),
    payments: z.array(payment),
  }),
})
export type Billing = z.output<typeof getBilling.answer>

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/billing/payments',
  summary: 'Everything that was paid or tried, the newest first',
  params: inCompany,
  query: z.object({ cursor: z.string().max(300).optional() }),
  answer: z.object({ items: z.array(payment), next_cursor: z.string().nullable() }),
})
