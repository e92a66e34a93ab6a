import { afterAll, beforeAll, expect, it } from 'vitest'
import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import { listSavedPeople } from '#shared/matching/saved-people.ts'
import { endTalentConsent } from '#shared/matching/talent-consents.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany } from '#tests/support/factories.ts'
import { aHiring, apply, aSeeker, type Hiring } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A company to which these people applied and said that they want to be considered for other vacancies. */
async function saving(...names: string[]) {
  const hiring = await aHiring(app)
  const people = []
  for (const name of names) {
    const seeker = await aSeeker(app, name)
    await updateUser(app.deps.db, seeker.user.id, { visibility: 'ONLY_APPLICATIONS' })
    await apply(app, seeker, hiring.vacancy, { talent_pool: true })
    people.push(seeker)
    app.clock.forward(1)
  }
  return { hiring, people }
}

async function namesOf({ owner, company }: Hiring, q = '') {
  const { status, answer } = await call(app, listSavedPeople, {
    token: owner.token,
    params: { id: company.id },
    query: { q },
  })
  expect(status).toBe(200)
  return answer.items.map(({ full_name }) => full_name)
}

it('whoever said yes stands in one list, the newest first, once their minute is over', async () => {
  const { hiring, people } = await saving('Ana García-López', 'Bo Li')
  expect(await namesOf(hiring)).toEqual([])
  app.clock.forward(UNDO_SECONDS)
  expect(await namesOf(hiring)).toEqual(['Bo Li', 'Ana García-López'])
  const [ana] = people
  const { answer } = await call(app, listSavedPeople, { token: hiring.owner.token, params: { id: hiring.company.id } })
  expect(answer.items.at(-1)).toMatchObject({ cv_id: ana?.cv.id, until: expect.stringMatching(/^20/) })
})

it('they are found by their words, without a vacancy', async () => {
  const { hiring } = await saving('Ana García-López', 'Bo Li')
  app.clock.forward(UNDO_SECONDS)
  expect(await namesOf(hiring, 'garcia')).toEqual(['Ana García-López'])
  expect(await namesOf(hiring, 'li bo')).toEqual(['Bo Li'])
  expect(await namesOf(hiring, '100%')).toEqual([])
})

it('whoever hides, ends it, or shuts the company out is not in it', async () => {
  const { hiring, people } = await saving('Ana García-López', 'Bo Li', 'Eva Sol')
  app.clock.forward(UNDO_SECONDS)
  const [ana, bo, eva] = people
  if (!ana || !bo || !eva) throw new Error('three people said yes')
  await updateUser(app.deps.db, ana.user.id, { visibility: 'HIDDEN' })
  expect(await namesOf(hiring)).toEqual(['Eva Sol', 'Bo Li'])
  await call(app, endTalentConsent, { token: bo.token, params: { company_id: hiring.company.id } })
  expect(await namesOf(hiring)).toEqual(['Eva Sol'])
  const hidden_companies = [{ name: hiring.company.name, domain: hiring.company.domain, auto: false }]
  await updateUser(app.deps.db, eva.user.id, { hidden_companies })
  expect(await namesOf(hiring)).toEqual([])
})

it('a company sees its own, and only once it has shown who it is', async () => {
  const { hiring } = await saving('Ana García-López')
  app.clock.forward(UNDO_SECONDS)
  const other = await aHiring(app)
  expect(await namesOf(other)).toEqual([])
  const foreign = { token: other.owner.token, params: { id: hiring.company.id } }
  expect((await call(app, listSavedPeople, foreign)).status).toBe(404)
  const { company: unproved } = await aCompany(app, other.owner.user)
  const early = { token: other.owner.token, params: { id: unproved.id } }
  expect((await call(app, listSavedPeople, early)).status).toBe(409)
})
