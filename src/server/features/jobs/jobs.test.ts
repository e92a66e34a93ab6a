import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { rateRules } from '#shared/core/limits.ts'
import { listJobs } from '#shared/jobs/jobs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession, aUser, aVacancy } from '#tests/support/factories.ts'
import { countQueries } from '#tests/support/postgres/counted-queries.ts'

const DAY = 24 * 60 * 60
type Query = z.input<typeof listJobs.query>

let app: TestApp
let company: CompanyRow
beforeAll(async () => {
  app = await createTestApp()
  company = (await aCompany(app, await aUser(app), { name: 'Acme, S.A. de C.V.', domain: 'acme.example' })).company
  const madrid = [{ country: 'ES', region: 'Comunidad de Madrid', city: 'Madrid' }]
  const mexico = [{ country: 'MX', region: 'Ciudad de México', city: 'CDMX' }]
  const euros = (min: number, max: number) => ({ min: min * 100, max: max * 100, currency: 'EUR' as const })
  const base = { payments_per_year: 12, variable_text: '' }
  const make = (document: object, days_ago = 0) =>
    aVacancy(app, company, { document, published_at: new Date(app.clock.now().getTime() - days_ago * DAY * 1000) })
  await make(
    {
      title: 'Uno',
      modality: 'PRESENCIAL',
      locations: madrid,
      salary: { ...base, ...euros(2000, 2400), period: 'MES', payments_per_year: 14 },
    },
    1,
  )
  await make(
    {
      title: 'Dos',
      modality: 'REMOTO',
      locations: [],
      remote_countries: ['MX'],
      contract: 'FREELANCE',
      salary: { ...base, ...euros(15, 20), period: 'HORA' },
    },
    2,
  )
  await make(
    {
      title: 'Tres',
      modality: 'HIBRIDO',
      locations: mexico,
      seniority: 'JUNIOR',
      working_day: 'PARCIAL',
      salary: { ...base, min: 600_000_00, max: 700_000_00, currency: 'MXN', period: 'ANIO' },
    },
    3,
  )
  await make(
    {
      title: 'Cuatro',
      modality: 'REMOTO',
      locations: [],
      contract: 'TEMPORAL',
      role_family: 'toString',
      salary: { ...base, ...euros(50_000, 60_000), period: 'ANIO' },
      requirements: [],
    },
    4,
  )
})
afterAll(() => app.close())

async function list(query: Query, token?: string) {
  const { status, answer, text } = await call(app, listJobs, { query, ...(token && { token }) })
  if (status !== 200) throw new Error(text)
  return answer
}
const titles = async (query: Query, token?: string) => (await list(query, token)).items.map(({ title }) => title)

describe('filters', () => {
  it.each<[string, Query, string[]]>([
    ['nothing', {}, ['Uno', 'Dos', 'Tres', 'Cuatro']],
    ['one modality', { modality: 'HIBRIDO' }, ['Tres']],
    ['two modalities', { modality: ['HIBRIDO', 'PRESENCIAL'] }, ['Uno', 'Tres']],
    ['a country, and remote from anywhere', { country: 'MX' }, ['Dos', 'Tres', 'Cuatro']],
    ['a region', { region: 'comunidad de madrid' }, ['Uno']],
    ['a city by another name', { city: 'ciudad de mexico' }, ['Tres']],
    ['a city that no list knows', { city: 'Villarriba' }, []],
    ['a city with what is around', { city: 'Toledo', nearby: true }, ['Uno']],
    ['the region itself is around too', { city: 'Móstoles', nearby: true }, ['Uno']],
    ['a region with what is around', { region: 'Edomex', nearby: true }, ['Tres']],
    ['nothing around', { city: 'Barcelona', nearby: true }, []],
    ['around one of two cities', { city: ['Barcelona', 'Toluca'], nearby: true }, ['Tres']],
    ['around every city of that name', { city: 'Guadalajara', nearby: true }, ['Uno']],
    ['around the one in that region', { city: 'Guadalajara', region: 'Jalisco', nearby: true }, []],
    ['around a city that no list knows', { city: 'Villarriba', region: 'Castilla y León', nearby: true }, ['Uno']],
    ['around nowhere', { nearby: true, country: 'ES' }, ['Uno', 'Cuatro']],
    ['contract', { contract: ['FREELANCE', 'TEMPORAL'] }, ['Dos', 'Cuatro']],
    ['working day', { working_day: 'PARCIAL' }, ['Tres']],
    ['seniority', { seniority: 'JUNIOR' }, ['Tres']],
    ['no experience needed', { no_experience: true }, ['Tres']],
    ['language', { language: 'en' }, ['Uno', 'Dos', 'Tres']],
    ['skill by id', { skill: 'sql' }, ['Uno', 'Dos', 'Tres']],
    ['skill by name', { skill: 'SQL' }, ['Uno', 'Dos', 'Tres']],
    ['skill by another name', { skill: 'Structured Query Language' }, ['Uno', 'Dos', 'Tres']],
    ['skill by a name that nobody asks for', { skill: 'Sánscrito' }, []],
    ['promised answer', { reply_promised: true }, ['Uno', 'Dos', 'Tres', 'Cuatro']],
    ['published lately', { published_days: 2 }, ['Uno', 'Dos']],
    ['a family with an odd name', { role_family: 'toString' }, ['Cuatro']],
    ['two filters', { modality: 'REMOTO', contract: 'FREELANCE' }, ['Dos']],
  ])('%s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  // 2,400 × 14 = 33,600 · 20 × 1,800 h = 36,000 · 700,000 MXN ≈ 31,674 · 60,000 euro a year.
  it.each<[Query, string[]]>([
    [{ salary_min: 33_000 }, ['Uno', 'Dos', 'Cuatro']],
    [{ salary_min: 34_000 }, ['Dos', 'Cuatro']],
    [{ salary_min: 3_000, salary_period: 'MES' }, ['Dos', 'Cuatro']],
    [{ salary_min: 600_000, salary_currency: 'MXN' }, ['Uno', 'Dos', 'Tres', 'Cuatro']],
    [{ salary_min: 30, salary_period: 'HORA' }, ['Cuatro']],
  ])('compare pay on one basis: %o', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('counts each filter as if it were open', async () => {
    const { counts, total } = await list({ modality: 'REMOTO', contract: 'FREELANCE' })
    expect(total).toBe(1)
    expect(counts).toMatchObject({
      modality: { REMOTO: 1 },
      contract: { FREELANCE: 1, TEMPORAL: 1 },
      role_family: { datos: 1 },
    })
    expect((await list({})).counts?.role_family).toEqual({ datos: 3, toString: 1 })
  })

  it('counts what is around too', async () => {
    const { counts, total } = await list({ city: 'Toledo', nearby: true, modality: 'REMOTO' })
    expect([total, counts?.modality]).toEqual([0, { PRESENCIAL: 1 }])
  })

  it.each<Query>([
    { modality: ['OTRA'] } as never,
    { country: 'es' },
    { salary_min: 0 },
    { cursor: 'x' },
    { cursor: 'e30' },
  ])('refuses %o', async (query) => {
    expect((await call(app, listJobs, { query })).status).toBe(422)
  })
})

describe('order and pages', () => {
  it.each<[Query, string[]]>([
    [{ sort: 'recientes' }, ['Uno', 'Dos', 'Tres', 'Cuatro']],
    [{ sort: 'salario' }, ['Cuatro', 'Dos', 'Uno', 'Tres']],
    [{ sort: 'cierre' }, ['Cuatro', 'Tres', 'Dos', 'Uno']],
    [{ sort: 'encaje' }, ['Uno', 'Dos', 'Tres', 'Cuatro']],
  ])('%o', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it.each(['relevancia', 'recientes', 'salario', 'cierre'] as const)(
    '%s goes on where the page ended',
    async (sort) => {
      const other = await createTestApp()
      const { company: many } = await aCompany(other, await aUser(other))
      for (let at = 0; at < 45; at++) {
        const title = at % 3 === 0 ? 'Contable' : `Contable ${at}`
        await aVacancy(other, many, { document: { title, benefits: at % 2 ? ['contable'] : [] } })
      }
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { answer } = await call(other, listJobs, { query: { q: 'contable', sort, ...(cursor && { cursor }) } })
        expect([answer.total, answer.counts === null]).toEqual([45, cursor !== undefined])
        seen.push(...answer.items.map(({ id }) => id))
        cursor = answer.next_cursor ?? undefined
      } while (cursor)
      expect([seen.length, new Set(seen).size]).toEqual([45, 45])
      const wrong = await call(other, listJobs, { query: { q: 'contable', sort } })
      const another = sort === 'salario' ? 'cierre' : 'salario'
      const mixed = { q: 'contable', sort: another, cursor: wrong.answer.next_cursor ?? '' } as const
      expect((await call(other, listJobs, { query: mixed })).status).toBe(422)
      await other.close()
    },
  )

  it('asks the database twice beside the count of calls, and a few times more for somebody with a CV', async () => {
    expect(await countQueries(app, () => list({ modality: 'REMOTO' }))).toBe(3)
    const { token } = await aSession(app)
    expect(await countQueries(app, () => list({ modality: 'REMOTO' }, token))).toBeLessThanOrEqual(6)
  })
})

describe('what is listed', () => {
  it('is open now', async () => {
    const { company: closing } = await aCompany(app, await aUser(app))
    const expires_at = new Date(app.clock.now().getTime() + 60_000)
    await aVacancy(app, closing, { document: { title: 'Casi vencida' }, expires_at })
    await aVacancy(app, closing, { document: { title: 'En pausa' }, state: 'PAUSED' })
    expect(await titles({ q: 'vencida' })).toEqual(['Casi vencida'])
    expect(await titles({ q: 'pausa' })).toEqual([])
    app.clock.forward(61)
    expect(await titles({ q: 'vencida' })).toEqual([])
  })

  it('is never of a company that the person hid, by name or by domain', async () => {
    for (const hidden of [
      { name: 'ACME', domain: null, auto: false },
      { name: 'Otra', domain: 'https://www.acme.example/empleo', auto: false },
      { name: 'Otra', domain: 'example', auto: false },
    ]) {
      const { token } = await aSession(app, { hidden_companies: [hidden] })
      expect([hidden, await titles({}, token)]).toEqual([
        hidden,
        hidden.domain === 'example' ? ['Uno', 'Dos', 'Tres', 'Cuatro'] : [],
      ])
      expect((await list({}, token)).total).toBe(hidden.domain === 'example' ? 4 : 0)
    }
  })
})

describe('the list', () => {
  it('is given often, but not without end, by person', async () => {
    const [greedy, other] = [await aSession(app), await aSession(app)]
    const list = ({ token }: { token: string }) => call(app, listJobs, { token })
    expect((await list(greedy)).status).toBe(200)
    await app.database.pool.query(`update rate_limits set hits = $1 where key like 'job-list-user:%'`, [
      rateRules.job_list_user.max,
    ])
    const refused = await list(greedy)
    expect([refused.status, refused.error?.code]).toEqual([429, 'rate_limited'])
    expect((await list(other)).status).toBe(200)
    app.clock.forward(rateRules.job_list_user.window_seconds)
    expect((await list(greedy)).status).toBe(200)
  })
})
