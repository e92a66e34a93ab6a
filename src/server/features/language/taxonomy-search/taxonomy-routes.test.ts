import { afterAll, beforeAll, expect, it } from 'vitest'
import * as taxonomy from '#shared/language/taxonomy.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const names = (items: { name: string }[]) => items.map(({ name }) => name)

it('finds skills by prefix, alias and with a typo', async () => {
  for (const q of ['kubern', 'k8s', 'Kubernetis']) {
    const { answer } = await call(app, taxonomy.searchSkills, { query: { q } })
    expect(names(answer.items)[0]).toBe('Kubernetes')
  }
})

it('suggests what people in a role usually know, however the role is written', async () => {
  const { answer } = await call(app, taxonomy.searchSkills, { query: { role: 'Desarrolladora Frontend Sr.' } })
  expect(names(answer.items)).toContain('JavaScript')
  const nothing = await call(app, taxonomy.searchSkills, { query: { role: 'zzzzqqq' } })
  expect(nothing.answer.items).toEqual([])
})

it('finds roles and places without accents, with where a place lies', async () => {
  const roles = await call(app, taxonomy.searchRoles, { query: { q: 'medic' } })
  expect(roles.answer.items.length).toBeGreaterThan(0)
  const places = await call(app, taxonomy.searchPlaces, { query: { q: 'bogota' } })
  expect(places.answer.items[0]).toMatchObject({ name: 'Bogotá', country: 'CO' })
})

it('keeps the number of answers within bounds', async () => {
  expect((await call(app, taxonomy.searchRoles, { query: { q: 'a', limit: 500 } })).status).toBe(422)
  expect(
    (await call(app, taxonomy.searchRoles, { query: { q: 'a', limit: 3 } })).answer.items.length,
  ).toBeLessThanOrEqual(3)
})
