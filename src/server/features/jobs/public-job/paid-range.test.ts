import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { getPaidRange } from '#shared/jobs/paid-range.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession, aVacancy } from '#tests/support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const companies = async (count: number): Promise<CompanyRow[]> =>
  Promise.all(Array.from({ length: count }, async () => (await aCompany(app, (await aSession(app)).user)).company))

const yearly = (min: number, max: number) => ({ min: min * 100, max: max * 100, currency: 'EUR', period: 'ANIO' })

/** Each test has a work of its own, so that none counts what another published. */
const paying = (company: CompanyRow | undefined, role_id: string, salary: object, more: object = {}) => {
  if (!company) throw new Error('no company')
  const at = {
    locations: [{ country: 'ES', region: null, city: null }],
    modality: 'PRESENCIAL',
    working_day: 'COMPLETA',
  }
  return aVacancy(app, company, { document: { ...at, title: 'Puesto', role_id, salary, ...more } as never })
}

const rangeOf = async (vacancy_id: string) => {
  const { status, answer } = await call(app, getPaidRange, { params: { vacancy_id } })
  expect(status).toBe(200)
  return answer.range
}

describe('what is paid', () => {
  it('is the middle half of the bands, whoever reads it, with how many it was counted from', async () => {
    const [a, b, c] = await companies(3)
    const one = await paying(a, 'cook', yearly(18_000, 22_000))
    await paying(a, 'cook', yearly(20_000, 24_000))
    await paying(b, 'cook', yearly(22_000, 26_000))
    await paying(b, 'cook', yearly(24_000, 28_000))
    // The same a year, said by the month in fourteen payments.
    await paying(c, 'cook', { min: 2_000_00, max: 2_000_00, currency: 'EUR', period: 'MES', payments_per_year: 14 })
    expect(await rangeOf(one.id)).toMatchObject({
      country: 'ES',
      currency: 'EUR',
      low: 22_000,
      median: 24_000,
      high: 26_000,
      own: 20_000,
      vacancies: 5,
      companies: 3,
    })
  })

  it('is not said from fewer than five vacancies, or of fewer than three companies', async () => {
    const [a, b, c] = await companies(3)
    const one = await paying(a, 'plumber', yearly(18_000, 22_000))
    for (const company of [a, b, c]) await paying(company, 'plumber', yearly(20_000, 22_000))
    expect(await rangeOf(one.id)).toBeNull()
    await paying(c, 'plumber', yearly(20_000, 22_000))
    expect((await rangeOf(one.id))?.vacancies).toBe(5)
    const [d, e] = await companies(2)
    const other = await paying(d, 'kitchen-porter', yearly(18_000, 22_000))
    for (let n = 0; n < 6; n++) await paying(e, 'kitchen-porter', yearly(18_000, 22_000))
    expect(await rangeOf(other.id)).toBeNull()
  })

  it('counts no other country, currency or working day, nothing that closed and nothing without a band', async () => {
    const [a, b, c] = await companies(3)
    const one = await paying(a, 'waiter', yearly(18_000, 22_000))
    for (const company of [a, b, b, c]) await paying(company, 'waiter', yearly(18_000, 22_000))
    const far = yearly(90_000, 99_000)
    await paying(c, 'waiter', far, { locations: [{ country: 'PE', region: null, city: null }] })
    await paying(c, 'waiter', { ...far, currency: 'USD' })
    await paying(c, 'waiter', far, { working_day: 'PARCIAL' })
    await paying(c, 'waiter', { ...far, min: null, max: null })
    expect(await rangeOf(one.id)).toMatchObject({ vacancies: 5, median: 20_000, high: 20_000 })
    app.clock.forward(400 * 24 * 60 * 60)
    expect(await rangeOf(one.id)).toBeNull()
  })

  it('is not said of work that no list knows', async () => {
    const [a, b, c] = await companies(3)
    const made = []
    for (const company of [a, a, b, b, c])
      made.push(await paying(company, 'cook', yearly(18_000, 22_000), { role_id: null, title: 'Xyzzy de noche' }))
    expect(await rangeOf(made[0]?.id ?? '')).toBeNull()
  })
})
