import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listActivity } from '#shared/companies/companies.ts'
import * as contract from '#shared/hiring/added-people/added-people.ts'
import { getAnalysis } from '#shared/hiring/analysis.ts'
import { exportApplications, listApplications, listBoardActivity, moveApplication } from '#shared/hiring/board.ts'
import { createNote, listNotes } from '#shared/hiring/notes.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aVacancy } from '#tests/support/factories.ts'
import {
  aColleague,
  add,
  aHiring,
  anAddedPerson,
  anApplicant,
  boardOf,
  type Hiring,
  linkOf,
  somebody,
  stageAt,
} from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const whole = (hiring: Hiring, id: string) =>
  call(app, getTeamApplication, { token: hiring.owner.token, params: { vacancy_id: hiring.vacancy.id, id } })

describe('somebody whom the company adds', () => {
  it('has a card like any other: on the board, in the list, compared, moved, noted and counted', async () => {
    const hiring = await aHiring(app)
    const { application_id, told_at, ends_at } = await anAddedPerson(app, hiring)
    expect([told_at !== null, ends_at]).toEqual([true, null])
    const board = await boardOf(app, hiring)
    expect(board.cards).toMatchObject([{ full_name: 'Nerea Olabarri', source: 'IMPORTED', headline: 'Analista' }])
    const token = hiring.owner.token
    const params = { id: hiring.vacancy.id }
    expect((await call(app, listApplications, { token, params })).answer.total).toBe(1)
    const { answer } = await whole(hiring, application_id)
    expect(answer.full_match?.items.length ?? 0).toBeGreaterThan(0)
    expect(answer.contact).toMatchObject({ email: 'nerea@correo.example', phone: '+34 655 12 34 56' })
    expect(answer.brought_in).toMatchObject({ origin: 'EVENT', added_by_name: "Laura Núñez-O'Hara", has_mail: true })
    expect(answer.timeline.map(({ kind }) => kind)).toEqual(['ADDED'])
    const [card] = board.cards
    app.clock.forward(1)
    const body = { version: card?.version ?? 0, stage_id: stageAt(board, 1) }
    expect((await call(app, moveApplication, { token, params: { id: application_id }, body })).status).toBe(200)
    const note = { body: 'Buena charla.', visibility: 'TEAM' as const }
    expect((await call(app, createNote, { token, params: { id: application_id }, body: note })).status).toBe(201)
    expect((await call(app, listNotes, { token, params: { id: application_id } })).answer.items).toHaveLength(1)
    const sources = (await call(app, getAnalysis, { token, params })).answer.sources
    expect(sources).toEqual([{ source: 'IMPORTED', count: 1, hired: 0 }])
    const csv = (await call(app, exportApplications, { token, params })).text
    expect(csv).toContain('nerea@correo.example')
    const activity = (await call(app, listBoardActivity, { token, params })).answer.items
    expect(activity.map(({ full_name, kind }) => [full_name, kind])).toEqual([
      ['Nerea Olabarri', 'MOVED'],
      ['Nerea Olabarri', 'ADDED'],
    ])
  })

  it('is added once, however often the same call arrives', async () => {
    const hiring = await aHiring(app)
    const creation_key = randomUUID()
    const answers = await Promise.all([add(app, hiring, { creation_key }), add(app, hiring, { creation_key })])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0].answer.application_id).toBe(answers[1].answer.application_id)
    expect((await boardOf(app, hiring)).cards).toHaveLength(1)
  })

  it('needs no CV, and is compared with nothing then', async () => {
    const hiring = await aHiring(app)
    const { application_id } = await anAddedPerson(app, hiring, { document: {} })
    expect((await whole(hiring, application_id)).answer.full_match).toBeNull()
  })

  it.each([
    ['full_name', { full_name: ' ' }],
    ['email', { email: 'sin arroba' }],
    ['origin_detail', { origin: 'OTHER' as const, origin_detail: ' ' }],
  ])('says beside the field what is wrong with %s', async (field, values) => {
    const { status, error } = await add(app, await aHiring(app), values)
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, [field]])
  })

  it('is added by whoever may move cards, to a vacancy that goes on', async () => {
    const hiring = await aHiring(app)
    const recruiter = await aColleague(app, hiring, 'RECRUITER')
    expect((await add(app, hiring, {}, recruiter.token)).status).toBe(201)
    const interviewer = await aColleague(app, hiring, 'INTERVIEWER')
    expect((await add(app, hiring, {}, interviewer.token)).status).toBe(404)
    const stranger = await aHiring(app)
    expect((await add(app, hiring, {}, stranger.owner.token)).status).toBe(404)
    const draft = await aVacancy(app, hiring.company, { lead: hiring.owner.member, state: 'DRAFT' })
    const refused = await add(app, { ...hiring, vacancy: draft })
    expect([refused.status, refused.error?.message]).toEqual([
      409,
      'Solo puedes añadir personas a una vacante publicada o en pausa.',
    ])
  })

  it('stands in what happened in the company without a name', async () => {
    const hiring = await aHiring(app)
    await anAddedPerson(app, hiring)
    const { text } = await call(app, listActivity, { token: hiring.owner.token, params: { id: hiring.company.id } })
    expect(text).toContain(`Laura Núñez-O'Hara añadió a una persona a «${hiring.vacancy.title}».`)
    expect(text).not.toContain('Nerea')
  })

  it('is written to a limited number of times by one company', async () => {
    const hiring = await aHiring(app)
    for (const _ of [1, 2, 3])
      await anAddedPerson(app, hiring, { email: 'mucho@correo.example', despite_duplicates: true })
    const refused = await add(app, hiring, { email: 'mucho@correo.example', despite_duplicates: true })
    expect(refused.status).toBe(429)
    expect((await boardOf(app, hiring)).cards).toHaveLength(3)
  })
})

describe('a CV that is read for it', () => {
  const text = `Nerea Olabarri
nerea@correo.example · 655 12 34 56
Experiencia
Analista de datos, Talleres Ibaizabal
2019 - actualidad
Informes en SQL y Python.`

  it('is shown as it was read, and kept nowhere', async () => {
    const { vacancy, owner } = await aHiring(app)
    const sent = { token: owner.token, params: { id: vacancy.id } }
    const pasted = await call(app, contract.readPersonText, { ...sent, body: { text } })
    expect(pasted.answer).toMatchObject({ full_name: 'Nerea Olabarri', email: 'nerea@correo.example' })
    expect(pasted.answer.document.experience[0]?.company).toContain('Talleres Ibaizabal')
    const file = new Blob([text], { type: 'text/plain' })
    const read = await call(app, contract.readPersonFile, { ...sent, file })
    expect(read.answer).toMatchObject({ full_name: 'Nerea Olabarri', phone: '655 12 34 56' })
    const { rows } = await app.database.pool.query('select count(*)::int as kept from cv_imports')
    expect(rows).toEqual([{ kept: 0 }])
  })

  it('is for whoever may add people', async () => {
    const hiring = await aHiring(app)
    const { token } = await aColleague(app, hiring, 'INTERVIEWER')
    const asked = { token, params: { id: hiring.vacancy.id }, body: { text } }
    expect((await call(app, contract.readPersonText, asked)).status).toBe(404)
  })
})

describe('somebody who is there already', () => {
  const find = (hiring: Hiring, values: object, token = hiring.owner.token) => {
    const { full_name, email, phone } = { ...somebody(), ...values }
    const body = { full_name, email, phone, employers: ['TALLERES IBAIZÁBAL'] }
    return call(app, contract.findDuplicates, { token, params: { id: hiring.vacancy.id }, body })
  }

  it.each([
    ['MAIL', { full_name: 'Otra', email: 'NEREA@correo.example', phone: '' }],
    ['PHONE', { full_name: 'Otra', email: '', phone: '655 123 456' }],
    ['NAME_AND_EMPLOYER', { full_name: 'NEREA OLABARRÍ', email: '', phone: '' }],
  ])('is found by %s', async (same, values) => {
    const hiring = await aHiring(app)
    const { application_id } = await anAddedPerson(app, hiring)
    expect((await find(hiring, values)).answer.items).toMatchObject([{ application_id, same: [same] }])
    const none = await find(hiring, { full_name: 'Otra persona', email: 'otra@correo.example', phone: '600 000 001' })
    expect(none.answer.items).toEqual([])
  })

  it('is not added again unless somebody has looked', async () => {
    const hiring = await aHiring(app)
    await anAddedPerson(app, hiring)
    const again = await add(app, hiring)
    expect([again.status, again.error?.code]).toEqual([409, 'duplicate_person'])
    expect((await add(app, hiring, { despite_duplicates: true })).status).toBe(201)
  })

  it('may be one who applied, by the address of the account too', async () => {
    const hiring = await aHiring(app)
    const { user, application_id } = await anApplicant(app, hiring)
    const { answer } = await find(hiring, { full_name: 'Otra', email: user.email, phone: '' })
    expect(answer.items).toMatchObject([{ application_id, same: ['MAIL'] }])
  })

  it('is nobody of other companies, and nobody of vacancies that the reader cannot see', async () => {
    const [hiring, other] = [await aHiring(app), await aHiring(app)]
    await anAddedPerson(app, hiring)
    expect((await find(other, {})).answer.items).toEqual([])
    const manager = await aColleague(app, hiring, 'HIRING_MANAGER')
    const own = await aVacancy(app, hiring.company, { lead: manager.member })
    expect((await find({ ...hiring, vacancy: own }, {}, manager.token)).answer.items).toEqual([])
    expect((await find({ ...hiring, vacancy: own }, {})).answer.items).toHaveLength(1)
  })
})

describe('nobody else', () => {
  it('finds them: they are no account, no CV and in no talent', async () => {
    const hiring = await aHiring(app)
    await anAddedPerson(app, hiring, { full_name: 'Zubiaurre Etxandi', email: 'zubi@correo.example' })
    await app.runTasks()
    const tables = ['users', 'cvs', 'cv_versions', 'matching_profiles', 'matching_outlines', 'match_verdicts']
    for (const table of [...tables, 'talent_consents', 'notifications', 'events']) {
      const { rows } = await app.database.pool.query(
        `select 1 from ${table} t where strpos(lower(to_jsonb(t)::text), 'zubi') > 0`,
      )
      expect([table, rows]).toEqual([table, []])
    }
  })

  it('opens their card: not a stranger, not with the id of the link', async () => {
    const [hiring, other] = [await aHiring(app), await aHiring(app)]
    const { application_id: id } = await anAddedPerson(app, hiring, { email: 'solo@correo.example' })
    const params = { vacancy_id: hiring.vacancy.id, id }
    expect((await call(app, getTeamApplication, { token: other.owner.token, params })).status).toBe(404)
    const token = await linkOf(app, 'solo@correo.example')
    const wrong = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    expect((await call(app, contract.getHeldCard, { params: { token: wrong } })).status).toBe(410)
  })
})
