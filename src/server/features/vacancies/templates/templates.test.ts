import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#shared/companies/team-policy.ts'
import { createVacancy, getVacancy } from '#shared/vacancies/vacancies.ts'
import * as contract from '#shared/vacancies/vacancy-templates.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { aGoodDocument, aHistory } from '#tests/support/vacancies.ts'
import { insertTemplate } from './templates.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function aCompanyWithVacancy(values = {}) {
  const { user, token } = await aSession(app, { full_name: 'Rut Titular' })
  const { company } = await aCompany(app, user)
  const params = { id: company.id }
  const { answer } = await call(app, createVacancy, { token, params, body: aGoodDocument(values) })
  return { token, company, params, vacancy: answer }
}
type Place = Awaited<ReturnType<typeof aCompanyWithVacancy>>

const keep = ({ token, params, vacancy }: Place, name: string) =>
  call(app, contract.createVacancyTemplate, { token, params, body: { name, vacancy_id: vacancy.id } })

const names = async ({ token, params }: Place) =>
  (await call(app, contract.listVacancyTemplates, { token, params })).answer.items.map(({ name }) => name)

const begin = ({ token, params }: Place, template_id: string) =>
  call(app, createVacancy, { token, params, body: { title: 'No cuenta', template_id } })

describe('a vacancy template', () => {
  it('keeps what a vacancy says without its dates, state and people, and begins others with it', async () => {
    const place = await aCompanyWithVacancy({ start_date: '2026-12-01', openings: 4, department: 'Datos' })
    const { status, answer } = await keep(place, '  Analista   ')
    expect([status, answer.name, answer.title]).toEqual([201, 'Analista', 'Analista de datos'])
    const begun = (await begin(place, answer.id)).answer
    const { document } = place.vacancy
    expect(begun.document).toEqual({ ...document, start_date: null, openings: 1 })
    expect([begun.state, begun.id === place.vacancy.id]).toEqual(['DRAFT', false])
    expect(begun.hiring_team.map(({ full_name, role }) => [full_name, role])).toEqual([['Rut Titular', 'LEAD']])
  })

  it('lives on without the vacancy, and vacancies live on without it', async () => {
    const place = await aCompanyWithVacancy()
    const { id } = (await keep(place, 'Base')).answer
    const begun = (await begin(place, id)).answer
    const one = { token: place.token, params: { ...place.params, template_id: id } }
    app.clock.forward(1)
    expect((await call(app, contract.deleteVacancyTemplate, one)).status).toBe(204)
    expect((await call(app, contract.deleteVacancyTemplate, one)).status).toBe(404)
    expect((await begin(place, id)).status).toBe(404)
    expect((await call(app, getVacancy, { token: place.token, params: { id: begun.id } })).status).toBe(200)
    expect(await aHistory(app, place.company.id)).toEqual([
      'Rut Titular eliminó la plantilla «Base».',
      'Rut Titular guardó la plantilla «Base».',
    ])
  })

  it('has a name of its own in the company', async () => {
    const place = await aCompanyWithVacancy()
    const { id } = (await keep(place, 'Analista')).answer
    await keep(place, 'Zapatero')
    for (const name of ['Analista', 'ANALISTA ']) {
      const { status, error } = await keep(place, name)
      expect([status, error?.fields]).toEqual([422, { name: 'Ya hay una plantilla con ese nombre.' }])
    }
    expect((await keep(place, '   ')).error?.fields).toEqual({ name: 'Completa este campo.' })
    expect((await keep(place, 'x'.repeat(61))).status).toBe(422)
    expect((await keep(await aCompanyWithVacancy(), 'Analista')).status).toBe(201)
    const one = { token: place.token, params: { ...place.params, template_id: id } }
    const rename = (name: string) => call(app, contract.renameVacancyTemplate, { ...one, body: { name } })
    expect((await rename('zapatero')).status).toBe(422)
    expect((await rename('analista')).answer.name).toBe('analista')
    expect((await rename('Comienzo')).status).toBe(200)
    expect(await names(place)).toEqual(['Comienzo', 'Zapatero'])
  })

  it('is one of fifty at most, however many are kept at once', async () => {
    const place = await aCompanyWithVacancy()
    const now = app.deps.now()
    const row = { company_id: place.company.id, document: place.vacancy.document, created_at: now, updated_at: now }
    for (let at = 0; at < 48; at += 1) await insertTemplate(app.deps.db, { ...row, name: `Plantilla ${at}` })
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => keep(place, name)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
    expect(await names(place)).toHaveLength(contract.TEMPLATES_MAX)
  })

  it('is kept once when it is asked for twice at once', async () => {
    const place = await aCompanyWithVacancy()
    const answers = await Promise.all(Array.from({ length: 6 }, () => keep(place, 'Una')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422])
  })

  it('belongs to those who recruit, in their own company', async () => {
    const place = await aCompanyWithVacancy()
    const stranger = await aCompanyWithVacancy()
    const { id } = (await keep(place, 'Propia')).answer
    const statuses: Record<string, number[]> = {}
    for (const role of ['ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING'] satisfies Role[]) {
      const { user, token } = await aSession(app)
      await aMember(app, place.company, user, role)
      const list = await call(app, contract.listVacancyTemplates, { token, params: place.params })
      statuses[role] = [list.status, (await begin({ ...place, token }, id)).status]
    }
    expect(statuses).toEqual({
      ADMIN: [200, 201],
      RECRUITER: [200, 201],
      HIRING_MANAGER: [409, 409],
      INTERVIEWER: [409, 409],
      BILLING: [409, 409],
    })
    expect((await begin({ ...stranger, params: stranger.params }, id)).status).toBe(404)
    expect((await keep({ ...stranger, vacancy: place.vacancy }, 'Ajena')).status).toBe(404)
    expect((await begin(place, randomUUID())).status).toBe(404)
  })
})
