import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockVacancy, updateVacancyRow, writeVacancyState } from '#server/features/vacancies/vacancies.queries.ts'
import { addDays } from '#shared/core/time.ts'
import * as contract from '#shared/jobs/jobs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession, aVacancy } from '#tests/support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function aPublished(document: object = {}) {
  const owner = await aSession(app)
  const { company, member } = await aCompany(app, owner.user)
  const vacancy = await aVacancy(app, company, { document, lead: member })
  return { owner, company, member, vacancy, params: { vacancy_id: vacancy.id } }
}

const rowOf = async (id: string) => {
  const row = await lockVacancy(app.deps.db, id)
  if (!row) throw new Error('the vacancy is gone')
  return row
}

describe('saving', () => {
  it('keeps a vacancy once, counts it, and lets it go', async () => {
    const { params, vacancy } = await aPublished()
    const { token } = await aSession(app)
    const saved = async () =>
      (await call(app, contract.listJobs, { token, query: { tab: 'guardados' } })).answer.items.map(({ id }) => id)
    for (let time = 0; time < 2; time++) expect((await call(app, contract.saveJob, { token, params })).status).toBe(204)
    expect([await saved(), (await rowOf(vacancy.id)).saves]).toEqual([[vacancy.id], 1])
    expect((await call(app, contract.getJob, { token, params })).answer.saved).toBe(true)
    expect((await call(app, contract.getJob, { params })).answer.saved).toBe(false)
    for (let time = 0; time < 2; time++) await call(app, contract.unsaveJob, { token, params })
    expect([await saved(), (await rowOf(vacancy.id)).saves]).toEqual([[], 0])
  })

  it('counts everybody who saves at the same time', async () => {
    const { params, vacancy } = await aPublished()
    const people = await Promise.all(Array.from({ length: 10 }, () => aSession(app)))
    const twice = [...people, ...people]
    await Promise.all(twice.map(({ token }) => call(app, contract.saveJob, { token, params })))
    expect((await rowOf(vacancy.id)).saves).toBe(10)
  })

  it('shows what became of it, until nobody can read it any more', async () => {
    const { params, vacancy } = await aPublished()
    const { token } = await aSession(app)
    await call(app, contract.saveJob, { token, params })
    const query = { tab: 'guardados' as const }
    await writeVacancyState(app.deps.db, vacancy.id, 'CLOSED', { closed_at: app.clock.now() })
    expect((await call(app, contract.listJobs, { token, query })).answer.items[0]?.state).toBe('CLOSED')
    const closed_at = addDays(app.clock.now(), -90)
    await updateVacancyRow(app.deps.db, vacancy.id, { closed_at })
    const { answer } = await call(app, contract.listJobs, { token, query })
    expect([answer.items, answer.total]).toEqual([[], 0])
    expect((await call(app, contract.saveJob, { token, params })).status).toBe(410)
    expect((await call(app, contract.unsaveJob, { token, params })).status).toBe(204)
  })

  it('needs a session for its list', async () => {
    const { answer } = await call(app, contract.listJobs, { query: { tab: 'guardados' } })
    expect([answer.items, answer.needs]).toEqual([[], 'SESSION'])
  })
})

describe('«No me interesa»', () => {
  it('takes a vacancy out of every list of this person and of nobody else, until it is undone', async () => {
    const { params, vacancy } = await aPublished({ title: 'Trompetista' })
    const [me, other] = [await aSession(app), await aSession(app)]
    const found = async (token: string) => {
      const { answer } = await call(app, contract.listJobs, { token, query: { q: 'trompetista' } })
      return [answer.total, answer.items.length]
    }
    const body = { reason: 'SALARIO' as const }
    expect((await call(app, contract.hideJob, { token: me.token, params, body })).status).toBe(204)
    await call(app, contract.hideJob, { token: me.token, params, body: { reason: 'OTRO' } })
    expect([await found(me.token), await found(other.token)]).toEqual([
      [0, 0],
      [1, 1],
    ])
    await call(app, contract.unhideJob, { token: me.token, params })
    expect(await found(me.token)).toEqual([1, 1])
    expect((await rowOf(vacancy.id)).updated_at).toEqual(vacancy.updated_at)
  })
})
