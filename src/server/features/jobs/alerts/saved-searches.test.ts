import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { seedDemo } from '#server/seeds/seed-demo.ts'
import * as jobs from '#shared/jobs/jobs.ts'
import * as contract from '#shared/jobs/saved-searches.ts'
import { getSeekerStats } from '#shared/overview/overview.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession, aUser, aVacancy } from '#tests/support/factories.ts'
import { countQueries } from '#tests/support/postgres/counted-queries.ts'
import { savedSearches } from './saved-searches.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Body = z.input<typeof contract.savedSearchBody>
const bodyOf = (values: Partial<Body> = {}): Body => ({
  name: 'Contable en Madrid',
  filters: { q: 'contable' },
  frequency: 'DAILY',
  by_mail: true,
  ...values,
})

const create = (token: string, values: Partial<Body> = {}) =>
  call(app, contract.createSavedSearch, { token, body: bodyOf(values) })

describe('alerts', () => {
  it('are kept, changed and deleted by their owner', async () => {
    const { token } = await aSession(app)
    const { status, answer } = await create(token, {
      filters: { q: 'contable', modality: 'REMOTO', salary_min: 20_000 },
    })
    expect([status, answer.filters.modality, answer.filters.salary_min, answer.new_count]).toEqual([
      201,
      ['REMOTO'],
      20_000,
      0,
    ])
    const params = { id: answer.id }
    const changed = await call(app, contract.updateSavedSearch, {
      token,
      params,
      body: bodyOf({ name: 'Otra', paused: true }),
    })
    expect(changed.answer).toMatchObject({ name: 'Otra', paused: true, filters: { modality: [] } })
    expect((await call(app, contract.listSavedSearches, { token })).answer.items).toEqual([changed.answer])
    expect((await call(app, contract.deleteSavedSearch, { token, params })).status).toBe(204)
    expect((await call(app, contract.deleteSavedSearch, { token, params })).status).toBe(404)
  })

  it('tell the overview how many vacancies are new, each once', async () => {
    const { token } = await aSession(app)
    const { company } = await aCompany(app, await aUser(app))
    await create(token, { filters: { q: 'afinadora' } })
    await create(token, { filters: { q: 'afinadora de pianos' } })
    await create(token, { filters: { modality: 'REMOTO', city: 'Nada' } })
    const news = async () => (await call(app, getSeekerStats, { token })).answer.saved_searches_new
    expect(await news()).toBe(0)
    app.clock.forward(60)
    await aVacancy(app, company, { document: { title: 'Afinadora de pianos' } })
    await aVacancy(app, company, { document: { title: 'Afinador' } })
    expect(await news()).toBe(2)
  })

  it.each<Partial<Body>>([
    { name: '' },
    { name: 'x'.repeat(61) },
    { frequency: 'HOURLY' as never },
    { filters: { modality: 'X' as never } },
  ])('refuse %o', async (values) => {
    const { token } = await aSession(app)
    expect((await create(token, values)).status).toBe(422)
  })

  it('are at most ten, also when many come at once', async () => {
    const { token } = await aSession(app)
    const made = await Promise.all(Array.from({ length: 15 }, () => create(token)))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(made.find(({ status }) => status !== 201)?.error).toMatchObject({
      code: 'state_conflict',
      message: 'Puedes guardar hasta 10 alertas. Borra una para añadir otra.',
    })
    // The session and the list: the figures of all ten come with it.
    expect(await countQueries(app, () => call(app, contract.listSavedSearches, { token }))).toBeLessThanOrEqual(3)
  })

  it('count what was published since the person last looked', async () => {
    const { token } = await aSession(app)
    const { company } = await aCompany(app, await aUser(app))
    await aVacancy(app, company, { document: { title: 'Luthier de antes' } })
    const { answer } = await create(token, { filters: { q: 'luthier' }, frequency: 'OFF' })
    app.clock.forward(60)
    await aVacancy(app, company, { document: { title: 'Luthier de ahora' } })
    const count = async () => (await call(app, contract.listSavedSearches, { token })).answer.items[0]?.new_count
    expect(await count()).toBe(1)
    await call(app, contract.seeSavedSearch, { token, params: { id: answer.id } })
    expect(await count()).toBe(0)
  })
})

describe('an alert and the list', () => {
  const searches: z.input<typeof jobs.jobFilters>[] = [
    {},
    { q: 'contable' },
    { q: 'programador java' },
    { q: '"jefe de obra"' },
    { q: 'desarr' },
    { q: '日本' },
    { modality: 'REMOTO' as const },
    { modality: ['REMOTO' as const, 'HIBRIDO' as const], contract: 'INDEFINIDO' as const },
    { country: 'MX' },
    { country: ['ES', 'CO'], q: 'remoto' },
    { region: 'Jalisco' },
    { city: 'cdmx' },
    { city: 'Nada' },
    { city: 'Alicante', nearby: true },
    { region: 'Jalisco', city: 'Nada', nearby: true },
    { seniority: 'JUNIOR' as const },
    { working_day: 'PARCIAL' as const },
    { role_family: 'accounting' },
    { skill: 'excel' },
    { skill: 'js' },
    { skill: ['sql', 'Cosa rara'] },
    { language: 'en' },
    { no_experience: true },
    { reply_promised: true },
    { salary_min: 40_000 },
    { salary_min: 15_000, salary_currency: 'MXN' as const, salary_period: 'MES' as const },
    { published_days: 7 },
    { q: 'ventas', country: 'MX', salary_min: 5_000 },
  ]

  it('find the same, whatever is asked', async () => {
    const demo = await createTestApp()
    await seedDemo(demo.deps)
    const { token, user } = await aSession(demo)
    for (const filters of searches) {
      const { answer } = await call(demo, contract.createSavedSearch, { token, body: bodyOf({ filters }) })
      await demo.deps.db
        .update(savedSearches)
        .set({ seen_at: new Date(0) })
        .where(eq(savedSearches.user_id, user.id))
      const { items } = (await call(demo, contract.listSavedSearches, { token })).answer
      const { total } = (await call(demo, jobs.listJobs, { query: filters })).answer
      expect([filters, items[0]?.new_count]).toEqual([filters, total])
      await call(demo, contract.deleteSavedSearch, { token, params: { id: answer.id } })
    }
    await demo.close()
  })
})
