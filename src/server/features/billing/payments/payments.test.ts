import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pauseBeyondPlan } from '#server/features/vacancies/deadlines/plan-places.service.ts'
import { exportInvoices, listInvoices } from '#shared/billing/invoices.ts'
import * as contract from '#shared/billing/payments.ts'
import { addDays } from '#shared/core/time.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createVacancy, getVacancy, publishVacancy } from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aBuyingCompany, aCheckout, eventOf, pay, postEvent, untilTaken } from '#tests/support/billing.ts'
import { call } from '#tests/support/call.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { request } from '#tests/support/request.ts'
import { aGoodDocument } from '#tests/support/vacancies.ts'
import { processLeft } from './payment-deadlines.service.ts'
import { keepPaymentEvent } from './payments.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const NEWS = { event_id: 'x', outcome: 'APPROVED', amount: 1, currency: 'EUR', detail: null } as const

type Buying = Awaited<ReturnType<typeof aBuyingCompany>>

const billingOf = async ({ token, params }: Buying) => (await call(app, contract.getBilling, { token, params })).answer
const statusOf = async (reference: string) => (await call(app, contract.getPayment, { params: { reference } })).answer
const invoicesOf = async ({ token, params }: Buying) => (await call(app, listInvoices, { token, params })).answer.items

describe('a purchase', () => {
  it('is what the provider says, and the page asks for it', async () => {
    const buying = await aBuyingCompany(app)
    const reference = await aCheckout(app, buying, 'EQUIPO')
    expect(await statusOf(reference)).toMatchObject({ state: 'OPEN', plan_name: 'Equipo', ends_at: null })
    await pay(app, reference)
    const ends_at = addDays(app.deps.now(), 30).toISOString()
    expect(await statusOf(reference)).toEqual({
      state: 'APPROVED',
      plan: 'EQUIPO',
      plan_name: 'Equipo',
      ends_at,
      reason: null,
      transfer: null,
      company_id: buying.company.id,
      vacancy_id: null,
    })
    expect(await billingOf(buying)).toMatchObject({ plan: 'EQUIPO', active_vacancies: 5, state: 'ACTIVE', ends_at })
    const { answer } = await call(app, listNotifications, { token: buying.token })
    expect(answer.map(({ message }) => message)).toContain(
      `Pago aprobado: ${buying.company.name} tiene el plan Equipo.`,
    )
  })

  it('of one publication more is called so, on the invoice and in the bell', async () => {
    const buying = await aBuyingCompany(app)
    await pay(app, await aCheckout(app, buying, 'SUELTA'))
    expect((await invoicesOf(buying)).map(({ concept }) => concept)).toEqual(['Publicación suelta, 30 días'])
    const { answer } = await call(app, listNotifications, { token: buying.token })
    expect(answer.map(({ message }) => message)).toContain(
      `Pago aprobado: ${buying.company.name} tiene una publicación suelta.`,
    )
  })

  it('is begun once however often it is asked for', async () => {
    const { token, params } = await aBuyingCompany(app)
    const body = { creation_key: randomUUID(), plan: 'SUELTA' as const }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call(app, contract.createCheckout, { token, params, body })),
    )
    expect(new Set(answers.map(({ answer }) => answer.reference)).size).toBe(1)
  })

  describe('of what somebody is paying for already', () => {
    const begin = ({ token, params }: Pick<Buying, 'token' | 'params'>, body: object = {}) =>
      call(app, contract.createCheckout, {
        token,
        params,
        body: { creation_key: randomUUID(), plan: 'SUELTA', ...body },
      })

    it('is not begun twice: whoever comes second is told, and led to the first', async () => {
      const buying = await aBuyingCompany(app)
      const other = await aSession(app)
      await aMember(app, buying.company, other.user, 'ADMIN')
      const answers = await Promise.all([
        begin(buying),
        begin({ ...other, params: buying.params }),
        begin(buying),
        begin(buying),
      ])
      expect(new Set(answers.map(({ answer }) => answer.reference)).size).toBe(1)
      expect(answers.filter(({ answer }) => answer.was_open === null)).toHaveLength(1)
      expect((await billingOf(buying)).payments).toHaveLength(1)
      const { answer } = await begin({ ...other, params: buying.params })
      expect(answer.was_open).toMatchObject({ state: 'OPEN' })
      expect(answer.url).toContain(answer.reference)
      const api = await call(app, contract.beginCheckout, {
        token: other.token,
        params: buying.params,
        body: { creation_key: randomUUID(), plan: 'SUELTA' },
      })
      expect(api.answer.reference).toBe(answer.reference)
    })

    it('is begun where it is wanted all the same, is something else, or the first has ended', async () => {
      const buying = await aBuyingCompany(app)
      const { reference } = (await begin(buying)).answer
      const others = [{ anew: true }, { plan: 'EQUIPO' }, { currency: 'USD' }, { vacancy_id: randomUUID() }]
      for (const body of others) expect((await begin(buying, body)).answer).toMatchObject({ was_open: null })
      const vacancy_id = randomUUID()
      const first = (await begin(buying, { vacancy_id })).answer
      await pay(app, first.reference, 'REJECTED')
      expect((await begin(buying, { vacancy_id })).answer).toMatchObject({ was_open: null })
      expect(reference).not.toBe(first.reference)
    })

    it('leads to where the money is waited for once it may have been sent', async () => {
      const buying = await aBuyingCompany(app)
      const { reference } = (await begin(buying)).answer
      await pay(app, reference, 'PENDING')
      expect((await begin(buying)).answer).toMatchObject({
        url: expect.stringContaining(`/payment-success?ref=${reference}`),
        was_open: { state: 'PENDING', is_own: true, by: buying.user.full_name },
      })
    })
  })

  it('is refused where it could not be used, with the way on', async () => {
    const { user, token } = await aSession(app)
    const { company } = await aCompany(app, user)
    const params = { id: company.id }
    const body = { creation_key: randomUUID(), plan: 'EQUIPO' as const }
    const refused = await call(app, contract.createCheckout, { token, params, body })
    expect([refused.status, refused.error?.message]).toEqual([409, expect.stringContaining('Verifica primero')])
  })

  it('takes what is left of a smaller plan off the price of a bigger one', async () => {
    const buying = await aBuyingCompany(app)
    await pay(app, await aCheckout(app, buying, 'EQUIPO'))
    const { answer } = await call(app, contract.getQuote, {
      token: buying.token,
      params: buying.params,
      query: { plan: 'EMPRESA', currency: 'EUR' },
    })
    expect(answer).toMatchObject({ price: 14900, discount: 4900, base: 10000, tax: 2100, total: 12100 })
    await pay(app, await aCheckout(app, buying, 'EMPRESA'))
    expect(await billingOf(buying)).toMatchObject({ plan: 'EMPRESA', active_vacancies: 25 })
  })
})

describe('in production, where no provider is set', () => {
  it('nothing is sold, and no page approves payments', async () => {
    const env = { SECRET_KEY: 'k'.repeat(40), SMTP_URL: 'smtp://localhost:2525', DEMO: '0' }
    const production = await createTestApp({ env: { NODE_ENV: 'production', ...env } })
    try {
      const { token, params } = await aBuyingCompany(production)
      const body = { creation_key: randomUUID(), plan: 'EQUIPO' as const }
      const refused = await call(production, contract.createCheckout, { token, params, body })
      expect([refused.status, refused.error?.message]).toEqual([409, expect.stringContaining('no están disponibles')])
      const page = await production.fastify.inject({ url: `/api/dev/checkout/${'Q'.repeat(43)}` })
      expect(page.statusCode).toBe(404)
      expect((await postEvent(production, { ...NEWS, reference: 'Q'.repeat(43) })).statusCode).toBe(404)
    } finally {
      await production.close()
    }
  })
})

describe('news of a payment', () => {
  it('is believed only when it is signed, fresh and of the whole amount', async () => {
    const buying = await aBuyingCompany(app)
    const reference = await aCheckout(app, buying, 'EQUIPO')
    const news = await eventOf(app, reference, 'APPROVED')
    expect((await postEvent(app, news, { signature: 't=1,v1=00' })).statusCode).toBe(400)
    const old = `t=${Math.floor(app.deps.now().getTime() / 1000) - 301},v1=${'0'.repeat(64)}`
    expect((await postEvent(app, news, { signature: old })).statusCode).toBe(400)
    expect((await postEvent(app, { ...news, amount: news.amount - 1 })).statusCode).toBe(204)
    expect((await postEvent(app, { ...(await eventOf(app, reference, 'APPROVED')), currency: 'USD' })).statusCode).toBe(
      204,
    )
    expect((await postEvent(app, { ...news, event_id: randomUUID(), reference: 'Z'.repeat(43) })).statusCode).toBe(204)
    expect((await billingOf(buying)).plan).toBe('GRATIS')
  })

  it('told a hundred times in a row, at once and under many names is one credit and one invoice', async () => {
    const buying = await aBuyingCompany(app)
    const reference = await aCheckout(app, buying, 'SUELTA')
    const news = await eventOf(app, reference, 'APPROVED')
    for (let time = 0; time < 100; time += 1) await postEvent(app, news)
    await Promise.all(Array.from({ length: 100 }, () => postEvent(app, news)))
    await Promise.all(Array.from({ length: 20 }, async () => postEvent(app, { ...news, event_id: randomUUID() })))
    await app.runTasks()
    expect((await billingOf(buying)).extra).toHaveLength(1)
    expect(await invoicesOf(buying)).toHaveLength(1)
  })

  it('that was kept and not acted upon is acted upon by the clock', async () => {
    const buying = await aBuyingCompany(app)
    const reference = await aCheckout(app, buying, 'EQUIPO')
    const news = await eventOf(app, reference, 'APPROVED')
    await keepPaymentEvent(app.deps.db, { provider: 'local', news, received_at: addDays(app.deps.now(), -1) })
    await processLeft(app.deps)
    expect((await billingOf(buying)).plan).toBe('EQUIPO')
  })
})

describe('the return page', () => {
  it('grants nothing, however often it is opened', async () => {
    const buying = await aBuyingCompany(app)
    const reference = await aCheckout(app, buying, 'EMPRESA')
    for (let time = 0; time < 100; time += 1) await statusOf(reference)
    expect((await billingOf(buying)).plan).toBe('GRATIS')
  })
})

describe('invoices', () => {
  const PAYMENTS = soak(40, 200)
  it(`are numbered without a gap while ${PAYMENTS} payments are approved at once`, { timeout: 240_000 }, async () => {
    const buyers: Buying[] = []
    const references: string[] = []
    for (let made = 0; made < PAYMENTS / 10; made += 1) {
      const buying = await aBuyingCompany(app)
      buyers.push(buying)
      for (let begun = 0; begun < 10; begun += 1) references.push(await aCheckout(app, buying, 'SUELTA'))
    }
    await Promise.all(references.map((reference) => pay(app, reference)))
    const pages = await Promise.all(buyers.map((buying) => call(app, listInvoices, buying)))
    const numbers = pages
      .flatMap(({ answer }) => answer.items.map(({ code }) => Number(code.split('-')[1])))
      .toSorted((a, b) => a - b)
    expect(numbers).toHaveLength(PAYMENTS)
    const [first = 0] = numbers
    expect(numbers).toEqual(Array.from({ length: PAYMENTS }, (_, at) => first + at))
  })

  it('go into a file for spreadsheets', async () => {
    const buying = await aBuyingCompany(app)
    await pay(app, await aCheckout(app, buying, 'EQUIPO'))
    const { text } = await call(app, exportInvoices, buying)
    expect(text).toContain('"Panadería O’Brien e Hijas, S. L."')
  })

  it('are printed one by one, for nobody but whoever manages the money', async () => {
    const [buying, other] = [await aBuyingCompany(app), await aBuyingCompany(app)]
    await pay(app, await aCheckout(app, buying, 'EQUIPO'))
    const [invoice] = await invoicesOf(buying)
    const url = (id: string) => `/api/v1/companies/${id}/billing/invoices/${invoice?.id}/file`
    const { statusCode, rawPayload } = await request(app, { url: url(buying.params.id), token: buying.token })
    expect(statusCode).toBe(200)
    const pdf = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
    expect(pdf.text).toContain('Panadería O’Brien e Hijas, S. L.')
    expect(pdf.text).toContain(invoice?.code)
    expect((await request(app, { url: url(other.params.id), token: other.token })).statusCode).toBe(404)
  })
})

describe('a bought place', () => {
  const draft = async ({ token, params }: Buying) =>
    (await call(app, createVacancy, { token, params, body: aGoodDocument() })).answer.id
  const stateOf = async (token: string, id: string) =>
    (await call(app, getVacancy, { token, params: { id } })).answer.state

  it('publishes what was waiting for it', async () => {
    const buying = await aBuyingCompany(app)
    const { token } = buying
    const [first, second] = [await draft(buying), await draft(buying)]
    await call(app, publishVacancy, { token, params: { id: first }, body: {} })
    const refused = await call(app, publishVacancy, { token, params: { id: second }, body: {} })
    expect(refused.status).toBe(402)
    await pay(app, await aCheckout(app, buying, 'SUELTA', second))
    await app.runTasks()
    expect(await stateOf(token, second)).toBe('PUBLISHED')
  })

  const DRAFTS = soak(25, 100)
  it(`is taken by one of ${DRAFTS} who publish at once`, { timeout: 240_000 }, async () => {
    const buying = await aBuyingCompany(app)
    const { token } = buying
    const drafts: string[] = []
    for (let made = 0; made < DRAFTS; made += 1) drafts.push(await draft(buying))
    const answers = await Promise.all(
      drafts.map((id) => untilTaken(() => call(app, publishVacancy, { token, params: { id }, body: {} }))),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: DRAFTS - 1 }, () => 402)])
    const states = await Promise.all(drafts.map((id) => stateOf(token, id)))
    expect(states.filter((state) => state === 'PUBLISHED')).toHaveLength(1)
  })

  it('that has ended pauses the newest ones after the days of grace, not before', async () => {
    const buying = await aBuyingCompany(app)
    const { token } = buying
    await pay(app, await aCheckout(app, buying, 'EQUIPO'))
    const ids = [await draft(buying), await draft(buying)]
    for (const id of ids) await call(app, publishVacancy, { token, params: { id }, body: {} })
    const at = (days: number) => ({ ...app.deps, now: () => addDays(app.deps.now(), days) })
    await pauseBeyondPlan(at(36))
    expect(await Promise.all(ids.map((id) => stateOf(token, id)))).toEqual(['PUBLISHED', 'PUBLISHED'])
    await pauseBeyondPlan(at(38))
    const states = await Promise.all(ids.map((id) => stateOf(token, id)))
    expect(states.toSorted()).toEqual(['PAUSED', 'PUBLISHED'])
  })
})
