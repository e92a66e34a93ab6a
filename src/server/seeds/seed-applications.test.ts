import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#server/context.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aHiring, aSeeker, boardOf } from '#tests/support/hiring.ts'
import { seedApplications } from './seed-applications.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('people have applied to the demo company, in every state, and only once', async () => {
  const hiring = await aHiring(app)
  const seeker = await aSeeker(app)
  const seed = () => inTransaction(app.deps, (tx) => seedApplications(tx, hiring.owner.user, seeker.user))
  await seed()
  await seed()
  const { cards, figures } = await boardOf(app, hiring)
  const { rejected, withdrawn } = figures
  expect([
    new Set(cards.map(({ state }) => state)).size,
    new Set(cards.map(({ stage_id }) => stage_id)).size > 1,
  ]).toEqual([1, true])
  expect([cards.length + rejected + withdrawn, rejected]).toEqual([7, 1])
})
