import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { getCareers } from '#shared/careers/careers.ts'
import { updateCompany } from '#shared/companies/companies.ts'
import { addDays } from '#shared/core/time.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession, aUser, aVacancy } from '#tests/support/factories.ts'
import { aHiring, crowd } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const madrid = { country: 'ES', region: 'Comunidad de Madrid', city: 'Madrid' }
const sevilla = { country: 'ES', region: 'Andalucía', city: 'Sevilla' }
const anywhereIn = { country: 'MX', region: 'Jalisco', city: null }

const aPublisher = async (values: object = {}) => (await aCompany(app, await aUser(app), values)).company
const careersOf = (company: Pick<CompanyRow, 'slug'>, query: object = {}) =>
  call(app, getCareers, { params: { slug: company.slug }, query })
const titles = ({ answer }: Awaited<ReturnType<typeof careersOf>>) => answer.items.map(({ title }) => title)

describe('the page of a company', () => {
  it('shows the company, its open vacancies and nothing of other companies', async () => {
    const company = await aPublisher({ name: 'Molinos del Sur', color_back: '#0f766e', color_front: '#ffffff' })
    await aVacancy(app, await aPublisher(), { document: { title: 'De otra' } })
    await aVacancy(app, company, { document: { title: 'Abierta' } })
    await aVacancy(app, company, { state: 'PAUSED', document: { title: 'En pausa' } })
    await aVacancy(app, company, { state: 'DRAFT', published_at: null, document: { title: 'Borrador' } } as never)
    await aVacancy(app, company, { expires_at: addDays(app.clock.now(), -1), document: { title: 'Vencida' } })
    const found = await careersOf(company)
    expect([found.status, titles(found), found.answer.total, found.answer.open_total]).toEqual([200, ['Abierta'], 1, 1])
    expect(found.answer.company).toMatchObject({
      name: 'Molinos del Sur',
      color_back: '#0f766e',
      color_front: '#ffffff',
    })
    expect(Object.keys(found.answer.company)).not.toContain('created_by')
    expect(found.answer.answering).toBeNull()
  })

  it('narrows by words, place and conditions, and offers the places there are', async () => {
    const company = await aPublisher()
    await aVacancy(app, company, { document: { title: 'Enfermera', locations: [madrid], modality: 'PRESENCIAL' } })
    await aVacancy(app, company, { document: { title: 'Contable', locations: [madrid, sevilla], modality: 'HIBRIDO' } })
    await aVacancy(app, company, {
      document: { title: 'Ventas', locations: [anywhereIn], modality: 'REMOTO', working_day: 'PARCIAL' },
    })
    const all = await careersOf(company)
    expect(all.answer.places).toEqual(['Madrid', 'Sevilla', 'Jalisco'])
    expect(titles(await careersOf(company, { q: 'contable' }))).toEqual(['Contable'])
    expect(titles(await careersOf(company, { place: 'Madrid' })).toSorted()).toEqual(['Contable', 'Enfermera'])
    expect(titles(await careersOf(company, { place: 'Jalisco' }))).toEqual(['Ventas'])
    expect(titles(await careersOf(company, { modality: 'HIBRIDO' }))).toEqual(['Contable'])
    expect(titles(await careersOf(company, { working_day: 'PARCIAL' }))).toEqual(['Ventas'])
    const nowhere = await careersOf(company, { place: 'Lugo' })
    expect([nowhere.answer.items, nowhere.answer.total, nowhere.answer.open_total]).toEqual([[], 0, 3])
    expect((await careersOf(company, { modality: 'OTRA' })).status).toBe(422)
    expect((await careersOf(company, { cursor: 'x' })).status).toBe(422)
  })

  it('goes on, page after page, until all were shown once', async () => {
    const company = await aPublisher()
    for (let at = 0; at < 25; at++)
      await aVacancy(app, company, { published_at: addDays(app.clock.now(), -at), document: { title: `Puesto ${at}` } })
    const first = await careersOf(company)
    expect([first.answer.items.length, first.answer.total]).toEqual([20, 25])
    const second = await careersOf(company, { cursor: first.answer.next_cursor })
    expect([titles(second), second.answer.next_cursor]).toEqual([
      [20, 21, 22, 23, 24].map((at) => `Puesto ${at}`),
      null,
    ])
  })

  it('is empty once all have closed, and not there before the first or when the company is put away', async () => {
    const quiet = await aPublisher()
    expect((await careersOf(quiet)).status).toBe(404)
    await aVacancy(app, quiet, { state: 'CLOSED', closed_at: app.clock.now() })
    expect((await careersOf(quiet)).answer).toMatchObject({ items: [], total: 0, open_total: 0, places: [] })
    for (const status of ['ARCHIVED', 'SUSPENDED'] as const) {
      const company = await aPublisher({ status })
      await aVacancy(app, company)
      const unknown = await careersOf({ slug: 'no-hay-nadie-00000000' })
      const away = await careersOf(company)
      expect([away.status, away.error?.message]).toEqual([404, unknown.error?.message])
    }
    expect((await careersOf({ slug: '../etc' })).status).toBe(404)
  })

  it('says how the company answers once five people have applied', async () => {
    const few = await aHiring(app)
    await crowd(app, few, 4)
    expect((await careersOf(few.company)).answer.answering).toBeNull()
    const many = await aHiring(app)
    await crowd(app, many, 5)
    const applied_at = addDays(app.clock.now(), -20)
    await app.database.pool.query(
      `with numbered as (select id, row_number() over (order by id) as n from applications where vacancy_id = $1)
       update applications set applied_at = $2, promised_reply_at = $3,
         first_reply_at = case when n <= 3 then $4 when n = 4 then $5 end::timestamptz
       from numbered where numbered.id = applications.id`,
      [many.vacancy.id, applied_at, ...[10, 2, 12].map((days) => addDays(applied_at, days))],
    )
    expect((await careersOf(many.company)).answer.answering).toEqual({
      applications: 5,
      answered: 80,
      kept_promises: 60,
      median_days: 2,
    })
  })
})

describe('the colours of a company', () => {
  it('are refused when nobody could read them, also one by one', async () => {
    const { user, token } = await aSession(app)
    const { company } = await aCompany(app, user)
    const change = (body: object) =>
      call(app, updateCompany, { token, params: { id: company.id }, body: { ...body, revision: 1 } as never })
    const faint = await change({ color_back: '#ffffff', color_front: '#eeeeee' })
    expect([faint.status, faint.error?.fields?.color_front]).toEqual([422, expect.stringContaining('#eeeeee')])
    expect((await change({ color_back: '#ffffff' })).error?.fields).toEqual({
      color_front: 'Elige también el color de la letra.',
    })
    const kept = await change({ color_back: '#0F766E', color_front: 'ffffff' })
    expect(kept.answer).toMatchObject({ color_back: '#0f766e', color_front: '#ffffff', revision: 2 })
    const later = (body: object) =>
      call(app, updateCompany, { token, params: { id: company.id }, body: { ...body, revision: 2 } as never })
    expect((await later({ color_front: '#0f766e' })).error?.fields?.color_front).toContain('1:1')
    expect((await later({ color_back: '', color_front: null })).answer).toMatchObject({ color_back: null })
  })
})
