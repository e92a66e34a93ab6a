import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PaymentOutcome } from '#server/platform/adapters/payments/payments.ts'
import { exportInvoices, listInvoices } from '#shared/billing/invoices.ts'
import { getBilling, getPayment } from '#shared/billing/payments.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aBuyingCompany, aCheckout, eventOf, pay, postEvent } from '#tests/support/billing.ts'
import { call } from '#tests/support/call.ts'
import { behind } from '#tests/support/postgres/behind.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Buying = Awaited<ReturnType<typeof aBuyingCompany>>

const planOf = async ({ token, params }: Buying) => (await call(app, getBilling, { token, params })).answer.plan
const stateOf = async (reference: string) => (await call(app, getPayment, { params: { reference } })).answer.state
const invoicesOf = async ({ token, params }: Buying) =>
  (await call(app, listInvoices, { token, params })).answer.items.map(({ kind, total }) => [kind, total]).toSorted()

function everyOrder<T>(of: readonly T[]): T[][] {
  return of.length < 2
    ? [[...of]]
    : of.flatMap((first, at) => everyOrder(of.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}

async function told(order: readonly PaymentOutcome[]) {
  const buying = await aBuyingCompany(app)
  const reference = await aCheckout(app, buying, 'EQUIPO')
  for (const outcome of order) await pay(app, reference, outcome)
  return { state: await stateOf(reference), plan: await planOf(buying), invoices: await invoicesOf(buying) }
}

const sale = ['NORMAL', 5929]
const back = ['RECTIFICATIVA', -5929]

it.each([
  {
    said: ['PENDING', 'REJECTED', 'APPROVED'],
    ends: { state: 'APPROVED', plan: 'EQUIPO', invoices: [sale] },
  },
  {
    said: ['PENDING', 'EXPIRED', 'CANCELLED', 'APPROVED'],
    ends: { state: 'APPROVED', plan: 'EQUIPO', invoices: [sale] },
  },
  {
    said: ['PENDING', 'REJECTED', 'APPROVED', 'REFUNDED'],
    ends: { state: 'REFUNDED', plan: 'GRATIS', invoices: [sale, back] },
  },
  {
    said: ['PENDING', 'APPROVED', 'CHARGEBACK'],
    ends: { state: 'REFUNDED', plan: 'GRATIS', invoices: [sale, back] },
  },
] satisfies { said: PaymentOutcome[]; ends: unknown }[])('every order of $said ends alike', async ({ said, ends }) => {
  for (const order of everyOrder<PaymentOutcome>(said)) expect(await told(order), order.join(' → ')).toEqual(ends)
})

it.each([
  [
    ['PENDING', 'REJECTED'],
    ['PAYMENT_PENDING', 'PAYMENT_REJECTED'],
  ],
  [['EXPIRED', 'PENDING'], []],
  [
    ['APPROVED', 'PENDING'],
    ['INVOICE_READY', 'PAYMENT_APPROVED'],
  ],
  [
    ['APPROVED', 'REFUNDED'],
    ['INVOICE_READY', 'INVOICE_READY', 'PAYMENT_APPROVED', 'PAYMENT_REFUNDED'],
  ],
] satisfies [PaymentOutcome[], string[]][])('of %j the company is told %j and nothing else', async (said, kinds) => {
  const buying = await aBuyingCompany(app)
  const reference = await aCheckout(app, buying, 'EQUIPO')
  for (const outcome of said) await pay(app, reference, outcome)
  const of_payments = `select kind from events where company_id = $1 and kind ~ '^(PAYMENT|INVOICE)_' order by kind`
  const { rows } = await app.database.pool.query(of_payments, [buying.company.id])
  expect(rows.map(({ kind }) => kind)).toEqual(kinds)
})

it('a bigger plan ends the smaller one whose days were taken off its price', async () => {
  const buying = await aBuyingCompany(app)
  await pay(app, await aCheckout(app, buying, 'EQUIPO'))
  await pay(app, await aCheckout(app, buying, 'EMPRESA'))
  const { rows } = await app.database.pool.query(
    'select plan_code, ended_at is not null as is_over from plan_credits where company_id = $1 order by plan_code desc',
    [buying.company.id],
  )
  expect(rows).toEqual([
    { plan_code: 'EQUIPO', is_over: true },
    { plan_code: 'EMPRESA', is_over: false },
  ])
})

it('two purchases that are approved at once follow one another', async () => {
  const buying = await aBuyingCompany(app)
  const bought = async () => eventOf(app, await aCheckout(app, buying, 'EQUIPO'), 'APPROVED')
  const news = [await bought(), await bought()]
  // Neither can write what it grants before both are under way.
  const hold = (holder: PoolClient) => holder.query('lock table plan_credits in share mode')
  await behind(app, { hold, waiting: 2 }, () => Promise.all(news.map((one) => postEvent(app, one))))
  const { rows } = await app.database.pool.query(
    'select starts_at, ends_at from plan_credits where company_id = $1 order by starts_at',
    [buying.company.id],
  )
  expect(rows).toHaveLength(2)
  expect(rows[1].starts_at).toEqual(rows[0].ends_at)
})

/** What went back in all, as a provider tells it. */
async function giveBack(reference: string, amount: number): Promise<void> {
  const news = await eventOf(app, reference, 'PARTIALLY_REFUNDED')
  expect((await postEvent(app, { ...news, amount })).statusCode).toBe(204)
}

it('a part that went back is rectified and the plan goes on; the rest ends it', async () => {
  const buying = await aBuyingCompany(app)
  const reference = await aCheckout(app, buying, 'EQUIPO')
  await pay(app, reference)
  await giveBack(reference, 1000)
  await giveBack(reference, 1000)
  await giveBack(reference, 2777)
  // An older one that comes late takes nothing back a second time.
  await giveBack(reference, 1500)
  expect([await stateOf(reference), await planOf(buying)]).toEqual(['APPROVED', 'EQUIPO'])
  expect(await invoicesOf(buying)).toEqual([sale, ['RECTIFICATIVA', -1000], ['RECTIFICATIVA', -1777]])
  await pay(app, reference, 'REFUNDED')
  await giveBack(reference, 2800)
  expect([await stateOf(reference), await planOf(buying)]).toEqual(['REFUNDED', 'GRATIS'])
  const { text } = await call(app, exportInvoices, buying)
  const columns = text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(/[;,](?=-?[\d"])/))
  expect(columns).toHaveLength(4)
  const { rows } = await app.database.pool.query(
    'select sum(base)::int as base, sum(tax)::int as tax, sum(total)::int as total from invoices where company_id = $1',
    [buying.company.id],
  )
  expect(rows).toEqual([{ base: 0, tax: 0, total: 0 }])
})

it('a part of more than was paid, or of nothing, changes nothing', async () => {
  const buying = await aBuyingCompany(app)
  const reference = await aCheckout(app, buying, 'EQUIPO')
  await pay(app, reference)
  for (const amount of [0, -5, 5929, 6000]) await giveBack(reference, amount)
  expect(await invoicesOf(buying)).toEqual([sale])
})

it('whoever manages the money hears of each', async () => {
  const buying = await aBuyingCompany(app)
  const [first, second] = [await aCheckout(app, buying, 'EQUIPO'), await aCheckout(app, buying, 'EQUIPO')]
  await pay(app, first, 'PENDING')
  await pay(app, first)
  await giveBack(first, 900)
  await pay(app, second, 'REJECTED')
  const { answer } = await call(app, listNotifications, { token: buying.token })
  const { name } = buying.company
  expect(answer.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      `El pago del plan Equipo de ${name} está en proceso. Te avisaremos cuando se confirme.`,
      `Pago aprobado: ${name} tiene el plan Equipo.`,
      `Se devolvió una parte del pago del plan Equipo de ${name}. Lo que pagaste sigue activo.`,
      `El pago del plan Equipo de ${name} no se completó. No se hizo ningún cargo.`,
      expect.stringMatching(/^La factura F\d{4}-\d{6} de .* está lista para descargar\.$/),
      expect.stringMatching(/^La factura R\d{4}-\d{6} de .* está lista para descargar\.$/),
    ]),
  )
})
