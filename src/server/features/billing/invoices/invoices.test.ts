import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportInvoices, listInvoices } from '#shared/billing/invoices.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aBuyingCompany, aCheckout, pay } from '#tests/support/billing.ts'
import { call } from '#tests/support/call.ts'
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
  const { answer } = await call(app, listInvoices, buying)
  const [invoice] = answer.items
  const url = `/api/v1/companies/${buying.company.id}/billing/invoices/${invoice?.id}/file`
  const { rawPayload } = await request(app, { url, token: buying.token })
  const pdf = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return { invoice, pdf: pdf.text, csv: (await call(app, exportInvoices, buying)).text }
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
