import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportInvoices, listInvoices, updateBuyer } from '#shared/billing/invoices.ts'
import { createCheckout, getQuote } from '#shared/billing/payments.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aBuyer, aBuyingCompany, aCheckout, pay } from '#tests/support/billing.ts'
import { call } from '#tests/support/call.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { request } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const NEW_YEAR_IN_MADRID = new Date('2026-12-31T23:30:00.000Z')
  app.clock.forward((NEW_YEAR_IN_MADRID.getTime() - app.clock.now().getTime()) / 1000)
})
afterAll(() => app.close())

async function paidFrom(zone: string) {
  const buying = await aBuyingCompany(app)
  const inZone = (timezone: string) =>
    app.database.pool.query('update companies set timezone = $2 where id = $1', [buying.company.id, timezone])
  await inZone(zone)
  await pay(app, await aCheckout(app, buying, 'EQUIPO'))
  // A company that moves later does not change what was issued.
  await inZone('Asia/Tokyo')
  const { invoice, pdf } = await lastInvoice(buying)
  return { invoice, pdf, csv: (await call(app, exportInvoices, buying)).text }
}

type Buying = Awaited<ReturnType<typeof aBuyingCompany>>

async function lastInvoice(buying: Buying) {
  const { answer } = await call(app, listInvoices, buying)
  const [invoice] = answer.items
  const url = `/api/v1/companies/${buying.company.id}/billing/invoices/${invoice?.id}/file`
  const { rawPayload } = await request(app, { url, token: buying.token })
  const pdf = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return { invoice, pdf: pdf.text.replace(/\s+/g, ' '), pages: pdf.totalPages }
}

describe('an invoice', () => {
  it.each([
    ['America/Mexico_City', '2026-12-31', '31 de diciembre de 2026', 'F2026-'],
    ['Europe/Madrid', '2027-01-01', '1 de enero de 2027', 'F2027-'],
  ])('for a company in %s is of the day that it was there, on paper, in the list and in the file', async (...of) => {
    const [zone, day, words, series] = of
    const { invoice, pdf, csv } = await paidFrom(zone)
    expect(invoice?.issued_on).toBe(day)
    expect(invoice?.code).toContain(series)
    expect(pdf).toContain(words)
    expect(csv).toContain(day)
  })
})

describe('the paper', () => {
  it('says the tax and its rate, the days served, the country and how it was paid, on one page', async () => {
    const buying = await aBuyingCompany(app)
    const reference = await aCheckout(app, buying, 'EQUIPO')
    await pay(app, reference)
    const { pdf, pages } = await lastInvoice(buying)
    for (const said of [
      'IVA (21 %)',
      '49,00 €',
      '10,29 €',
      '59,29 €',
      'España',
      'Referencia del pago',
      'Pago de prueba',
    ])
      expect(pdf).toContain(said)
    // Of whoever issues it, and of the Spanish buyer.
    expect(pdf.match(/NIF /g)).toHaveLength(2)
    expect(pdf).toMatch(
      /Del 31 de diciembre de 2026 al 30 de enero de 2027|Del 1 de enero de 2027 al 31 de enero de 2027/,
    )
    expect(pdf.replace(/[\s-]/g, '')).toContain(reference.replace(/-/g, ''))
    expect(pages).toBe(1)
  })

  it.each([
    [{ postal_code: '35001', city: 'Las Palmas de Gran Canaria' }, 'Canarias', 'IGIC: inversión del sujeto pasivo'],
    [{ postal_code: '38670', city: 'Adeje' }, 'Canarias', 'IGIC: inversión del sujeto pasivo'],
    [{ postal_code: '51001', city: 'Ceuta' }, 'IPSI', 'no sujeta a IVA'],
    [{ postal_code: '52001', city: 'Melilla' }, 'IPSI', 'no sujeta a IVA'],
    [
      { country: 'DE', postal_code: '10115', city: 'Berlín', tax_id: 'DE123456789' },
      'Alemania',
      'Inversión del sujeto pasivo',
    ],
    [
      { country: 'US', postal_code: '10001', city: 'Nueva York', tax_id: '123456789' },
      'Estados Unidos',
      'fuera de la Unión Europea',
    ],
  ])('for %j bears no tax and says why', async (place, ...words) => {
    const buying = await aBuyingCompany(app)
    await call(app, updateBuyer, { ...buying, body: { ...aBuyer, ...place } })
    await pay(app, await aCheckout(app, buying, 'EQUIPO'))
    const { pdf, invoice } = await lastInvoice(buying)
    expect(invoice?.total).toBe(4900)
    for (const said of [...words, 'IVA (no sujeto)']) expect(pdf).toContain(said)
  })

  it('charges the tax of the islands where the issuer is there', async () => {
    const there = await createTestApp({ env: { ISSUER_TERRITORY: 'CANARIAS' } })
    try {
      const buying = await aBuyingCompany(there)
      const quoteOf = (postal_code: string) =>
        call(there, updateBuyer, { ...buying, body: { ...aBuyer, postal_code } }).then(() =>
          call(there, getQuote, { ...buying, query: { plan: 'EQUIPO', currency: 'EUR' } }),
        )
      expect((await quoteOf('35001')).answer).toMatchObject({ tax_rule: 'IGIC', tax_rate: 700, tax: 343 })
      expect((await quoteOf('28001')).answer).toMatchObject({ tax_rule: 'IVA_BY_BUYER', tax_rate: 0 })
    } finally {
      await there.close()
    }
  })

  it('asks for a Spanish postal code that can be true, since it decides the tax', async () => {
    const buying = await aBuyingCompany(app)
    const { status, error } = await call(app, updateBuyer, { ...buying, body: { ...aBuyer, postal_code: '3500' } })
    expect([status, error?.fields]).toEqual([422, { postal_code: 'Revisa el código postal: son 5 números.' }])
  })
})

describe('the receipt', () => {
  it('goes by mail to whoever manages the payments, and the same for what goes back', async () => {
    const buying = await aBuyingCompany(app)
    const reference = await aCheckout(app, buying, 'EQUIPO')
    await pay(app, reference)
    const { invoice } = await lastInvoice(buying)
    const [mail] = (await sentTo(app, buying.user.email)).filter(({ subject }) => subject.startsWith('Recibo'))
    expect(mail?.subject).toBe(`Recibo de tu pago: factura ${invoice?.code}`)
    expect(mail?.text).toMatch(/IVA \(21 %\): 10,29\s€/)
    // A name that ends in «S. L.» ends the sentence.
    expect(mail?.text).not.toContain('..')
    expect(mail?.text).toContain(`/app/my-companies/${buying.company.id}?tab=plan`)
    await pay(app, reference, 'REFUNDED')
    const mails = await sentTo(app, buying.user.email)
    expect(mails.filter(({ subject }) => subject.startsWith('Devolución: factura R'))).toHaveLength(1)
  })
})

describe('a bigger plan in another currency', () => {
  it('takes off what is left of the present one, and ends it', async () => {
    const buying = await aBuyingCompany(app)
    await pay(app, await aCheckout(app, buying, 'EQUIPO'))
    app.clock.forward(12 * 86_400)
    const quoteIn = async (currency: 'EUR' | 'USD') =>
      (await call(app, getQuote, { ...buying, query: { plan: 'EMPRESA', currency } })).answer
    const [euros, dollars] = [await quoteIn('EUR'), await quoteIn('USD')]
    expect(euros.discount).toBe(2940)
    expect(dollars.discount).toBeGreaterThan(0)
    // The same share of the price, in whatever currency.
    expect(dollars.discount / dollars.price).toBeCloseTo(euros.discount / euros.price, 1)
    const body = { creation_key: crypto.randomUUID(), plan: 'EMPRESA', currency: 'USD' } as const
    const { answer } = await call(app, createCheckout, { ...buying, body })
    await pay(app, answer.reference)
    expect((await lastInvoice(buying)).invoice?.currency).toBe('USD')
    const { rows } = await app.database.pool.query(
      'select ended_at is null as runs from plan_credits where company_id = $1 order by starts_at',
      [buying.company.id],
    )
    expect(rows).toEqual([{ runs: false }, { runs: true }])
  })
})

it('a key that began one purchase begins no other', async () => {
  const buying = await aBuyingCompany(app)
  const begin = (of: object) =>
    call(app, createCheckout, { ...buying, body: { creation_key, plan: 'EQUIPO', currency: 'EUR', ...of } as never })
  const creation_key = crypto.randomUUID()
  const { answer } = await begin({})
  expect((await begin({})).answer.reference).toBe(answer.reference)
  for (const other of [{ plan: 'EMPRESA' }, { currency: 'USD' }]) {
    const { status, error } = await begin(other)
    expect([status, error?.code]).toEqual([422, 'validation'])
  }
})
