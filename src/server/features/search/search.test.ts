import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { seedDemo } from '#server/seeds/seed-demo.ts'
import { jobFilters, listJobs } from '#shared/jobs/jobs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { mistyped, searches } from './queries.fixture.ts'
import { countCombinations, relevantCards } from './search.queries.ts'
import { PAGE, searchOf } from './search-context.ts'
import { firstByWords, isPlain } from './word-page.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedDemo(app.deps)
})
afterAll(() => app.close())

async function search(query: z.input<typeof listJobs.query>) {
  const { status, answer, text } = await call(app, listJobs, { query })
  if (status !== 200) throw new Error(text)
  return { ...answer, titles: answer.items.map(({ title }) => title) }
}

describe('what people type', () => {
  it.each(searches)('%s', async (q, first, never = []) => {
    const { titles, corrected_q } = await search({ q })
    expect(corrected_q).toBeNull()
    expect(titles.slice(0, 4)).toEqual(expect.arrayContaining(first))
    expect(titles.filter((title) => never.includes(title))).toEqual([])
  })

  it.each(mistyped)('%s is taken for %s', async (q, corrected, first) => {
    const { titles, corrected_q } = await search({ q })
    expect(corrected_q).toBe(corrected)
    expect(titles.slice(0, 4)).toContain(first)
  })

  it.each([
    ['informático', ['Técnico/a de soporte informático'], ['Desarrollador/a Python', 'Ingeniero/a DevOps']],
    ['informática', ['Técnico/a de soporte informático'], ['Desarrollador/a Python', 'Ingeniero/a DevOps']],
    ['hostelería', [], ['Cocinero/a', 'Camarero/a de sala']],
  ])('«%s» names a field: what says so comes first, then all that is done in it', async (q, first, all) => {
    const { titles, widened } = await search({ q })
    expect(widened).toBe(false)
    expect(titles.slice(0, first.length)).toEqual(first)
    expect(titles).toEqual(expect.arrayContaining(all))
  })

  it('what nobody offers is answered with what is near to it, and says so', async () => {
    const { titles, widened, total } = await search({ q: 'cuidadora' })
    expect({ widened, total }).toEqual({ widened: true, total: titles.length })
    expect(titles).toContain('Auxiliar de enfermería')
    expect(await search({ q: 'zzzyyyxxx' })).toMatchObject({ widened: false, total: 0 })
  })

  it.each([
    ['Mallorca', 'Palma'],
    ['isla de Mallorca', 'Palma'],
    ['provincia de Málaga', 'Málaga'],
    ['Málaga provincia', 'Málaga'],
    ['Valle de Aburrá', 'Medellín'],
    ['Zona Metropolitana de Guadalajara', 'Guadalajara'],
    ['San Juan de Lurigancho', 'Lima'],
    ['Gran Rosario', 'Rosario'],
  ])('«%s» is a place: what lies in it is found', async (q, city) => {
    const { items, widened } = await search({ q })
    expect(widened).toBe(false)
    expect(items.flatMap(({ document }) => document.locations.map((one) => one.city))).toContain(city)
  })

  it('a port without vacancies is answered with the town beside it, and says so', async () => {
    const { items, widened } = await search({ q: 'Callao' })
    expect(widened).toBe(true)
    expect(new Set(items.flatMap(({ document }) => document.locations.map((one) => one.city)))).toEqual(
      new Set(['Lima']),
    )
  })

  it.each([
    [{ city: 'Mallorca' }, 'Palma'],
    [{ city: 'San Juan de Lurigancho' }, 'Lima'],
    [{ region: 'provincia de Málaga' }, 'Málaga'],
  ])('a filter takes names of areas too: %o', async (filter, city) => {
    const { items } = await search(filter)
    expect(items.flatMap(({ document }) => document.locations.map((one) => one.city))).toContain(city)
  })

  it.each([
    ['js', 'javascript'],
    ['K8s', 'kubernetes'],
    ['Excel avanzado', 'excel'],
  ])('the skill «%s» is %s', async (name, id) => {
    const { titles, total } = await search({ skill: id })
    expect(total).toBeGreaterThan(0)
    expect((await search({ skill: name })).titles).toEqual(titles)
  })

  it.each(['', '   ', '!?', "' | ':*", 'trabajo', 'ofertas de empleo'])(
    '«%s» says nothing, so everything is there',
    async (q) => {
      expect((await search({ q })).total).toBe(60)
    },
  )

  it.each(['日本語', 'zzzyyyxxx', "'); drop table vacancies; --", '<script>'])('«%s» finds nothing', async (q) => {
    expect((await search({ q })).total).toBe(0)
  })
})

const byFacets = (all: { facets: string; total: number }[]) => all.toSorted((a, b) => (a.facets < b.facets ? -1 : 1))

describe('the statement that is planned once', () => {
  const asked: Partial<z.input<typeof jobFilters>>[] = [
    ...['python', 'enfermera', 'ventas', 'desarrollador', 'zzzyyyxxx'].map((q) => ({ q })),
    { q: 'técnico', modality: 'PRESENCIAL' },
    { q: 'desarrollador', modality: ['REMOTO', 'HIBRIDO'], contract: 'INDEFINIDO' },
  ]
  it.each(asked)('finds and counts what the others do: %o', async (filters) => {
    const { db, now } = app.deps
    const [user] = await db.select().from(users).where(eq(users.email, 'valeria@demo.skillo.example'))
    if (!user) throw new Error('there is no demonstration')
    for (const [looker, wide] of [
      [{ now }, false],
      [{ now, user }, false],
      [{ now, user }, true],
    ] as const) {
      const search = searchOf(looker, jobFilters.parse(filters), wide)
      const { rows, combinations } = await firstByWords(db, search)
      expect(rows).toEqual(await relevantCards(db, search, { after: undefined, limit: PAGE + 1 }))
      expect(byFacets(combinations)).toEqual(byFacets(await countCombinations(db, search)))
    }
  })

  it('is asked only where nothing but words and facets is wanted', () => {
    const { now } = app.deps
    const isPlainOf = (filters: Partial<z.input<typeof jobFilters>>) =>
      isPlain(searchOf({ now }, jobFilters.parse(filters)))
    expect(isPlainOf({ q: 'python', modality: 'REMOTO' })).toBe(true)
    const others = [
      {},
      { q: 'python', country: 'ES' },
      { q: 'python', salary_min: '20000' },
      { q: 'x', no_experience: true },
    ]
    expect(others.map(isPlainOf)).toEqual(others.map(() => false))
  })
})
