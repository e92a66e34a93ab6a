import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { aGoodDocument, completeCompany } from '#tests/support/vacancies.ts'
import { cleanRichText } from '../rich-text.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function aDraft(values = {}) {
  const { user, token } = await aSession(app)
  const { company, member } = await aCompany(app, user)
  await completeCompany(app, company)
  const body = aGoodDocument(values)
  const { answer } = await call(app, contract.createVacancy, { token, params: { id: company.id }, body })
  return { token, company, member, vacancy: answer, params: { id: answer.id } }
}

const save = ({ token, params, member }: Awaited<ReturnType<typeof aDraft>>, revision: number, values = {}) =>
  call(app, contract.saveVacancy, {
    token,
    params,
    body: { revision, document: aGoodDocument(values), hiring_team: [{ member_id: member.id, role: 'LEAD' }] },
  })

describe('a vacancy', () => {
  it('begins with what the company usually answers, led by whoever begins it', async () => {
    const { token, company } = await aDraft()
    const { status, answer } = await call(app, contract.createVacancy, {
      token,
      params: { id: company.id },
      body: { title: 'Persona de soporte' },
    })
    expect(status).toBe(201)
    expect(answer.document).toMatchObject({ title: 'Persona de soporte', reply_days: 10, salary: { currency: 'EUR' } })
    expect(answer.hiring_team.map(({ role }) => role)).toEqual(['LEAD'])
    expect(Object.keys(answer.problems)).toContain('description')
    expect(answer.actions).toEqual(['edit', 'submit', 'publish', 'archive', 'delete'])
  })

  it('is saved by whoever has seen the present revision, and by nobody else', async () => {
    const draft = await aDraft()
    const first = await save(draft, 1, { title: 'Analista de cobros' })
    expect([first.status, first.answer.revision, first.answer.title]).toEqual([200, 2, 'Analista de cobros'])
    const late = await save(draft, 1, { title: 'Otra cosa' })
    expect([late.status, late.error?.code]).toEqual([409, 'version_conflict'])
    expect((await call(app, contract.getVacancy, draft)).answer.title).toBe('Analista de cobros')
  })

  it('has a team of people who work there, with somebody who leads', async () => {
    const draft = await aDraft()
    const stranger = await aDraft()
    for (const hiring_team of [
      [],
      [{ member_id: draft.member.id, role: 'MEMBER' as const }],
      [{ member_id: stranger.member.id, role: 'LEAD' as const }],
    ]) {
      const body = { revision: 1, document: aGoodDocument(), hiring_team }
      const { status, error } = await call(app, contract.saveVacancy, { ...draft, body })
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, ['hiring_team']])
    }
  })

  it('is listed for its team, by state and words, in pages', async () => {
    const draft = await aDraft()
    const { token, company } = draft
    for (let i = 0; i < 31; i += 1) {
      app.clock.forward(1)
      const body = aGoodDocument({ title: i % 2 === 0 ? `Diseñadora número ${i}` : `Analista ${i}` })
      await call(app, contract.createVacancy, { token, params: { id: company.id }, body })
    }
    const params = { id: company.id }
    const first = await call(app, contract.listVacancies, { token, params })
    expect([first.answer.items.length, first.answer.counts.DRAFT]).toEqual([30, 32])
    const cursor = first.answer.next_cursor ?? ''
    const second = await call(app, contract.listVacancies, { token, params, query: { cursor } })
    expect(second.answer.items.length).toBe(2)
    const found = await call(app, contract.listVacancies, { token, params, query: { q: 'disenadora' } })
    expect(found.answer.items).toHaveLength(16)
    const published = await call(app, contract.listVacancies, { token, params, query: { state: 'PUBLISHED' } })
    expect(published.answer.items).toEqual([])
    const { user, token: managerToken } = await aSession(app)
    await aMember(app, company, user, 'HIRING_MANAGER')
    const none = await call(app, contract.listVacancies, { token: managerToken, params })
    expect([none.status, none.answer.items]).toEqual([200, []])
  })

  it('is listed in three orders, each in pages without gaps, with where, for how much and what may be done', async () => {
    const { token, company } = await aDraft({ title: 'La que termina' })
    const params = { id: company.id }
    const list = async (order: contract.VacancyOrder, cursor?: string) =>
      (await call(app, contract.listVacancies, { token, params, query: { order, ...(cursor && { cursor }) } })).answer
    const [live] = (await list('CAMBIO')).items
    await call(app, contract.publishVacancy, { token, params: { id: live?.id ?? '' }, body: {} })
    for (let i = 0; i < 31; i += 1) {
      app.clock.forward(1)
      await call(app, contract.createVacancy, { token, params, body: aGoodDocument({ title: `Peón número ${i}` }) })
    }
    for (const order of contract.vacancyOrder.options) {
      const first = await list(order)
      const second = await list(order, first.next_cursor ?? '')
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(32)
    }
    expect((await list('FIN')).items[0]).toMatchObject({
      title: 'La que termina',
      place: 'Híbrido · Madrid, Comunidad de Madrid',
      salary: '30.000–38.000 € brutos al año',
      actions: expect.arrayContaining(['edit', 'pause', 'extend', 'close']),
    })
    expect((await list('PUBLICACION')).items[0]?.title).toBe('Peón número 30')
  })

  it('says whether the plan has a place for it, to those who could take it', async () => {
    const draft = await aDraft()
    const second = await call(app, contract.duplicateVacancy, draft)
    expect(second.answer.places).toEqual({ used: 0, limit: 1 })
    const { answer } = await call(app, contract.publishVacancy, { ...draft, body: {} })
    expect(answer.places).toBeNull()
    const again = await call(app, contract.getVacancy, { token: draft.token, params: { id: second.answer.id } })
    expect(again.answer.places).toEqual({ used: 1, limit: 1 })
    const { user, token } = await aSession(app)
    const manager = await aMember(app, draft.company, user, 'HIRING_MANAGER')
    const team = [
      { member_id: draft.member.id, role: 'LEAD' as const },
      { member_id: manager.id, role: 'MEMBER' as const },
    ]
    const body = { revision: again.answer.revision, document: again.answer.document, hiring_team: team }
    await call(app, contract.saveVacancy, { token: draft.token, params: { id: second.answer.id }, body })
    const theirs = await call(app, contract.getVacancy, { token, params: { id: second.answer.id } })
    expect([theirs.answer.places, theirs.answer.actions]).toEqual([null, ['edit', 'submit', 'delete']])
  })

  it('is copied, and deleted only as a draft', async () => {
    const draft = await aDraft()
    const copy = await call(app, contract.duplicateVacancy, draft)
    expect([copy.status, copy.answer.title]).toEqual([201, 'Analista de datos (copia)'])
    await call(app, contract.publishVacancy, { ...draft, body: {} })
    expect((await call(app, contract.deleteVacancy, draft)).status).toBe(409)
    const copied = { token: draft.token, params: { id: copy.answer.id } }
    expect((await call(app, contract.deleteVacancy, copied)).status).toBe(204)
    expect((await call(app, contract.getVacancy, copied)).status).toBe(404)
  })
})

describe('rich text', () => {
  it.each([
    ['<p>Hola <b>mundo</b></p>', '<p>Hola <strong>mundo</strong></p>'],
    ['<script>alert(1)</script><p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">pulsa</a>', 'pulsa'],
    [
      '<p>Mira <a href="https://ejemplo.com" target="_blank">la <b>web</b></a></p>',
      '<p>Mira la <strong>web</strong></p>',
    ],
    ['<h2>Equipo</h2><ul><li>Uno</li></ul><p></p>', '<p>Equipo</p><ul><li>Uno</li></ul>'],
    ['<img src=x onerror=alert(1)>texto', 'texto'],
    ['a < b & c', 'a &lt; b &amp; c'],
  ])('%s becomes %s', (given, kept) => {
    expect(cleanRichText(given)).toBe(kept)
    expect(cleanRichText(cleanRichText(given))).toBe(kept)
  })
})
