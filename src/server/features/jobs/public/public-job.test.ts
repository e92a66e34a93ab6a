import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findForMember } from '#server/features/vacancies/vacancies.queries.ts'
import { getJob, listSimilarJobs } from '#shared/jobs/jobs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession, aVacancy } from '#tests/support/factories.ts'

const DAY = 24 * 60 * 60
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function aPublisher() {
  const { user, token } = await aSession(app)
  return { owner: user, token, ...(await aCompany(app, user)) }
}

const read = (vacancy_id: string, sent: object = {}) => call(app, getJob, { params: { vacancy_id }, ...sent })

describe('a public vacancy', () => {
  it('says everything but the questions of its company', async () => {
    const { company } = await aPublisher()
    const questions = [{ id: crypto.randomUUID(), text: '¿Qué turno prefieres?' }]
    const { id } = await aVacancy(app, company, { document: { title: 'Contable', questions } as never })
    const { status, answer, text } = await read(id)
    expect([status, answer.state, answer.document.title]).toEqual([200, 'PUBLISHED', 'Contable'])
    expect(answer.company).toMatchObject({ id: company.id, name: company.name, verified: false })
    expect(text).not.toMatch(/turno|moderated|created_by|tax_id|views/)
  })

  it.each(['DRAFT', 'IN_REVIEW', 'CHANGES_REQUESTED'] as const)('does not exist while it is %s', async (state) => {
    const { company, token } = await aPublisher()
    const { id } = await aVacancy(app, company, { state, published_at: null, expires_at: null })
    const unknown = await read(crypto.randomUUID())
    for (const sent of [{}, { token }]) {
      const { status, error } = await read(id, sent)
      expect([status, error]).toEqual([404, unknown.error])
    }
  })

  it('can be read in pause, and for 90 days after it closed', async () => {
    const { company } = await aPublisher()
    const paused = await aVacancy(app, company, { state: 'PAUSED', state_reason: 'TEAM' })
    const closed = await aVacancy(app, company, { state: 'CLOSED', closed_at: app.clock.now() })
    const archived = await aVacancy(app, company, { state: 'ARCHIVED', closed_at: app.clock.now() })
    expect((await read(paused.id)).answer.state).toBe('PAUSED')
    expect((await read(closed.id)).answer.state).toBe('CLOSED')
    expect((await read(archived.id)).error?.code).toBe('vacancy_closed')
    app.clock.forward(90 * DAY - 1)
    expect((await read(closed.id)).status).toBe(200)
    app.clock.forward(1)
    expect([(await read(closed.id)).status, (await read(closed.id)).error?.code]).toEqual([410, 'vacancy_closed'])
  })

  it('goes with its company', async () => {
    const { user } = await aSession(app)
    const { company } = await aCompany(app, user, { status: 'SUSPENDED' })
    expect((await read((await aVacancy(app, company)).id)).status).toBe(404)
  })
})

describe('views', () => {
  it('count people once a day, and neither machines nor the own team', async () => {
    const { company, owner, token } = await aPublisher()
    const { id } = await aVacancy(app, company)
    const views = async () => (await findForMember(app.deps.db, id, owner.id))?.vacancy.views
    const visitor = await aSession(app)
    await read(id, { headers: BROWSER, ip: '198.51.100.1' })
    await read(id, { headers: BROWSER, ip: '198.51.100.1' })
    expect(await views()).toBe(1)
    await read(id, { headers: BROWSER, ip: '198.51.100.2' })
    await read(id, { headers: BROWSER, token: visitor.token })
    await read(id, { headers: BROWSER, token: visitor.token, ip: '198.51.100.3' })
    expect(await views()).toBe(3)
    await read(id, { headers: BROWSER, token })
    await read(id, { headers: { 'user-agent': 'Googlebot/2.1' }, ip: '198.51.100.4' })
    await read(id, { headers: { 'user-agent': '' }, ip: '198.51.100.5' })
    expect(await views()).toBe(3)
    app.clock.forward(DAY)
    await read(id, { headers: BROWSER, ip: '198.51.100.1' })
    expect(await views()).toBe(4)
  })
})

describe('similar vacancies', () => {
  it('are of the same role before the same family, near before far, and never itself', async () => {
    const { company } = await aPublisher()
    const kind = { role_family: 'cocina-prueba' }
    const near = { locations: [{ country: 'ES', region: null, city: 'Cuenca' }] }
    const far = { locations: [{ country: 'PE', region: null, city: 'Cusco' }] }
    const make = (title: string, document: object) =>
      aVacancy(app, company, { document: { ...kind, ...document, title }, state: 'PUBLISHED' })
    const one = await make('Cocinero de planta', { role_id: 'cook', ...near })
    await make('Pinche lejos', { role_id: 'kitchen-porter', ...far })
    await make('Pinche cerca', { role_id: 'kitchen-porter', ...near })
    await make('Cocinero lejos', { role_id: 'cook', ...far })
    await make('Cocinera cerca', { role_id: 'cook', ...near })
    await make('Otra cosa', { role_id: 'plumber', role_family: 'obra-prueba', ...near })
    const { answer } = await call(app, listSimilarJobs, { params: { vacancy_id: one.id } })
    expect(answer.items.map(({ title }) => title)).toEqual([
      'Cocinera cerca',
      'Cocinero lejos',
      'Pinche cerca',
      'Pinche lejos',
    ])
  })

  it('are of the same family where the title names no role that we know', async () => {
    const { company } = await aPublisher()
    const kind = { role_id: null, role_family: 'xyz-prueba' }
    const one = await aVacancy(app, company, { document: { ...kind, title: 'Xyzzy de noche' } })
    await aVacancy(app, company, { document: { ...kind, title: 'Xyzzy de día' } })
    const { status, answer } = await call(app, listSimilarJobs, { params: { vacancy_id: one.id } })
    expect([status, answer.items.map(({ title }) => title)]).toEqual([200, ['Xyzzy de día']])
  })

  it('are there for a vacancy that is over', async () => {
    const { company } = await aPublisher()
    const closed = await aVacancy(app, company, { state: 'CLOSED', closed_at: app.clock.now() })
    await aVacancy(app, company, { document: { title: 'Sigue abierta' } })
    const { answer } = await call(app, listSimilarJobs, { params: { vacancy_id: closed.id } })
    expect(answer.items.map(({ title }) => title)).toContain('Sigue abierta')
  })
})

it('leaves no address of a visitor in the database', async () => {
  const { company } = await aPublisher()
  await read((await aVacancy(app, company)).id, { headers: BROWSER, ip: '198.51.100.77' })
  const { rows } = await app.database.pool.query('select * from vacancy_views')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('198.51')
})
