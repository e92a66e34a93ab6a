import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockVacancy, updateVacancyRow, writeVacancyState } from '#server/features/vacancies/vacancies.queries.ts'
import { addDays } from '#shared/core/time.ts'
import * as contract from '#shared/jobs/jobs.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession, aVacancy } from '#tests/support/factories.ts'

const DAY = 24 * 60 * 60

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

describe('reports', () => {
  const report = (token: string, params: { vacancy_id: string }) =>
    call(app, contract.reportJob, { token, params, body: { reason: 'ESTAFA', details: 'Piden dinero.' } })

  it('of three people with a confirmed address pause it, and the team hears of it but not of them', async () => {
    const { params, vacancy, owner } = await aPublished({ title: 'Gane dinero desde casa' })
    const unverified = await aSession(app, { email_verified_at: null })
    const people = [await aSession(app), await aSession(app), await aSession(app, { full_name: 'Delia Tora' })]
    for (const { token } of [unverified, people[0], people[0], people[1]].filter((one) => one !== undefined))
      expect((await report(token, params)).status).toBe(204)
    expect((await rowOf(vacancy.id)).state).toBe('PUBLISHED')
    await report(people[2]?.token ?? '', params)
    expect(await rowOf(vacancy.id)).toMatchObject({
      ...{ state: 'PAUSED', state_reason: 'MODERATION', moderated_revision: vacancy.revision },
    })
    const search = await call(app, contract.listJobs, { query: { q: '"gane dinero"' } })
    expect(search.answer.total).toBe(0)
    const { text } = await call(app, listNotifications, { token: owner.token })
    expect(text).toContain('Varias personas reportaron «Gane dinero desde casa»')
    expect(text).not.toMatch(/Delia|Piden dinero/)
  })

  it('of before a pause do not count for the next one', async () => {
    const { params, vacancy, company } = await aPublished()
    const people = await Promise.all(Array.from({ length: 3 }, () => aSession(app)))
    for (const { token } of people) await report(token, params)
    const open = { state_reason: null, moderated_revision: null }
    await writeVacancyState(app.deps.db, vacancy.id, 'PUBLISHED', open)
    await report((await aSession(app)).token, params)
    expect([(await rowOf(vacancy.id)).state, company.id]).toEqual(['PUBLISHED', vacancy.company_id])
    for (const { token } of people.slice(1)) await report(token, params)
    expect((await rowOf(vacancy.id)).state).toBe('PAUSED')
  })

  it('of many at once pause it once', async () => {
    const { params, owner } = await aPublished({ title: 'Muchas a la vez' })
    const people = await Promise.all(Array.from({ length: 8 }, () => aSession(app)))
    await Promise.all(people.map(({ token }) => report(token, params)))
    const { answer } = await call(app, listNotifications, { token: owner.token })
    expect(answer.filter(({ message }) => message.includes('Muchas a la vez'))).toHaveLength(1)
  })

  it('are at most ten a day', async () => {
    const { token } = await aSession(app)
    for (let time = 0; time < 10; time++) expect((await report(token, (await aPublished()).params)).status).toBe(204)
    const { params } = await aPublished()
    expect((await report(token, params)).status).toBe(429)
    app.clock.forward(DAY)
    expect((await report(token, params)).status).toBe(204)
  })
})
