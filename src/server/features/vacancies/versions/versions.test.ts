import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events } from '#server/features/events/events.tables.ts'
import { prepareVacancy } from '#server/features/matching/profiles/profiles.service.ts'
import { matchingProfiles } from '#server/features/matching/tables/matching.tables.ts'
import { vacancySearch } from '#server/features/search/search.tables.ts'
import { getJob } from '#shared/jobs/jobs.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { aGoodDocument, aHistory, completeCompany, stepCalls } from '#tests/support/vacancies.ts'
import { pauseForModeration } from '../moderation/moderation.service.ts'
import { vacancies, vacancyRevisions } from '../vacancies.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** People read it. */
async function aLiveOne() {
  const { user, token } = await aSession(app, { full_name: "Sinéad O'Brien-García" })
  const { company, member } = await aCompany(app, user)
  await completeCompany(app, company)
  const params = { id: company.id }
  const { answer } = await call(app, contract.createVacancy, { token, params, body: aGoodDocument() })
  const one = { token, company, member, document: answer.document, params: { id: answer.id } }
  expect((await stepCalls.publish(app, one)).status).toBe(200)
  return one
}
type LiveOne = Awaited<ReturnType<typeof aLiveOne>>

const save = (one: LiveOne, revision: number, values: Partial<VacancyDocument>, token = one.token) =>
  call(app, contract.saveVacancy, {
    token,
    params: one.params,
    body: {
      revision,
      document: { ...one.document, ...values },
      hiring_team: [{ member_id: one.member.id, role: 'LEAD' }],
    },
  })
const publish = (one: LiveOne, revision: number) => call(app, contract.publishChanges, { ...one, body: { revision } })
const discard = (one: LiveOne, revision: number) => call(app, contract.discardChanges, { ...one, body: { revision } })
const seen = async (one: LiveOne) => (await call(app, contract.getVacancy, one)).answer

/** What everybody else acts on: page, index, matching. */
async function livesAs(one: LiveOne) {
  const { id } = one.params
  const { answer } = await call(app, getJob, { params: { vacancy_id: id } })
  const [indexed] = await app.deps.db.select().from(vacancySearch).where(eq(vacancySearch.vacancy_id, id))
  await prepareVacancy(app.deps, id)
  const [profile] = await app.deps.db.select().from(matchingProfiles).where(eq(matchingProfiles.vacancy_id, id))
  const [row] = await app.deps.db.select().from(vacancies).where(eq(vacancies.id, id))
  expect(profile?.revision).toBe(row?.revision)
  return { page: answer.document.title, list: indexed?.reply_days, profile: JSON.stringify(profile?.facts) }
}

describe('what is written in a vacancy that people read', () => {
  it('waits until it is published, and everybody else goes on with what was published before', async () => {
    const one = await aLiveOne()
    const before = await livesAs(one)
    const saved = await save(one, 1, { title: 'An', description: '<p>A medi</p>', reply_days: 2 })
    expect([saved.status, saved.answer.revision, saved.answer.document.title]).toEqual([200, 2, 'An'])
    expect(saved.answer).toMatchObject({ title: 'Analista de datos', has_changes: true, state: 'PUBLISHED' })
    expect(saved.answer.live_document?.title).toBe('Analista de datos')
    expect(saved.answer.actions).toEqual(expect.arrayContaining(['publish_changes', 'discard_changes']))
    expect(await livesAs(one)).toEqual(before)

    app.clock.forward(60)
    await save(one, 2, { title: 'Analista de pagos', reply_days: 7 })
    const done = await publish(one, 3)
    expect(done.answer).toMatchObject({ title: 'Analista de pagos', has_changes: false, live_document: null })
    expect(new Date(done.answer.live_since ?? 0)).toEqual(app.deps.now())
    expect(done.answer.actions).not.toContain('publish_changes')
    expect(await livesAs(one)).toMatchObject({ page: 'Analista de pagos', list: 7 })
  })

  it('is forgotten when it is discarded, also where another editor still holds it', async () => {
    const one = await aLiveOne()
    await save(one, 1, { title: 'Otra cosa', reply_days: 3 })
    const dropped = await discard(one, 2)
    expect(dropped.answer).toMatchObject({ revision: 3, has_changes: false, live_document: null })
    expect(dropped.answer.document.title).toBe('Analista de datos')
    const late = await save(one, 2, { title: 'Otra cosa más' })
    expect([late.status, late.error?.code]).toEqual([409, 'version_conflict'])
    expect((await discard(one, 2)).status).toBe(200)
  })

  it('is nothing when it says what people read', async () => {
    const one = await aLiveOne()
    await save(one, 1, { title: 'Otra cosa' })
    const back = await save(one, 2, {})
    expect([back.answer.revision, back.answer.has_changes]).toEqual([3, false])
    expect((await publish(one, 1)).answer.revision).toBe(3)
  })

  it('is held to all that publishing demands: a live vacancy cannot be emptied', async () => {
    const one = await aLiveOne()
    await save(one, 1, { title: '', description: '', requirements: [], contract: null })
    const empty = await publish(one, 2)
    expect([empty.status, empty.error?.code]).toEqual([422, 'lint_blocked'])
    expect(Object.keys(empty.error?.fields ?? {})).toEqual(expect.arrayContaining(['title', 'description', 'contract']))
    const description = `${one.document.description}<p>Imprescindible buena presencia.</p>`
    await save(one, 2, { description })
    expect((await publish(one, 3)).error?.fields).toHaveProperty('description')
    expect((await livesAs(one)).page).toBe('Analista de datos')
  })

  it('is published and dropped only by whoever has seen it', async () => {
    const one = await aLiveOne()
    const { user, token } = await aSession(app)
    await aMember(app, one.company, user, 'RECRUITER')
    await save(one, 1, { title: 'Analista de cobros' })
    await save(one, 2, { title: 'Analista de cob' }, token)
    for (const act of [publish, discard]) {
      const refused = await act(one, 2)
      expect([refused.status, refused.error?.code]).toEqual([409, 'version_conflict'])
    }
    expect((await save(one, 2, { title: 'Encima' })).status).toBe(409)
    expect((await publish(one, 3)).answer.title).toBe('Analista de cob')
  })

  it('is one publication when two people press at once', async () => {
    const one = await aLiveOne()
    await save(one, 1, { title: 'Analista de cobros' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => publish(one, 2)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const history = await aHistory(app, one.company.id)
    expect(history.filter((text) => text.includes('publicó cambios en'))).toHaveLength(1)
  })
})

describe('who saved the text as it is edited now', () => {
  it('is named to whoever comes late: the one who began it, then each colleague who saves or drops changes', async () => {
    const one = await aLiveOne()
    expect((await seen(one)).saved_by?.full_name).toBe("Sinéad O'Brien-García")
    const colleague = await aSession(app, { full_name: 'Ainhoa Etxeberria' })
    await aMember(app, one.company, colleague.user, 'RECRUITER')
    await save(one, 1, { department: 'Finanzas' }, colleague.token)
    expect((await save(one, 1, { department: 'Datos' })).status).toBe(409)
    const { full_name, id: user_id } = colleague.user
    expect((await seen(one)).saved_by).toEqual({ user_id, full_name })
    await discard(one, 2)
    expect((await seen(one)).saved_by?.full_name).toBe("Sinéad O'Brien-García")
  })
})

describe('who hears of a change', () => {
  it('is told once per publication which fields changed, and which of them matter to those who applied', async () => {
    const one = await aLiveOne()
    const { salary } = one.document
    await save(one, 1, { title: 'A', department: 'Da' })
    await save(one, 2, { title: 'Analista', department: 'Datos', salary: { ...salary, min: 28_000_00 } })
    await publish(one, 3)
    await save({ ...one, document: (await seen(one)).document }, 4, { department: 'Datos y pagos' })
    await publish(one, 5)
    const kept = await app.deps.db.select().from(events).where(eq(events.vacancy_id, one.params.id))
    const changes = kept.filter(({ kind }) => kind === 'VACANCY_CHANGES_PUBLISHED').map(({ facts }) => facts)
    expect(changes).toEqual([
      { title: 'Analista', fields: ['title', 'department', 'salary'], told: ['title', 'salary'], revision: 4 },
      { title: 'Analista', fields: ['department'], told: [], revision: 6 },
    ])
    const revisions = await app.deps.db
      .select()
      .from(vacancyRevisions)
      .where(eq(vacancyRevisions.vacancy_id, one.params.id))
    expect(revisions.map(({ number, changes }) => [number, changes])).toEqual([[4, ['title', 'salary']]])
  })
})

describe('changes that wait', () => {
  it('stay through a pause and a close, and are shown to nobody who cannot edit', async () => {
    const one = await aLiveOne()
    const { user, token } = await aSession(app)
    const manager = await aMember(app, one.company, user, 'HIRING_MANAGER')
    const body = {
      revision: 1,
      document: { ...one.document, title: 'Analista de pagos' },
      hiring_team: [
        { member_id: one.member.id, role: 'LEAD' as const },
        { member_id: manager.id, role: 'MEMBER' as const },
      ],
    }
    const { answer } = await call(app, contract.saveVacancy, { ...one, body })
    expect(answer.hiring_team).toHaveLength(2)
    const read = (await call(app, contract.getVacancy, { ...one, token })).answer
    expect([read.document.title, read.live_document]).toEqual(['Analista de datos', null])
    await stepCalls.pause(app, one)
    expect((await seen(one)).document.title).toBe('Analista de pagos')
    await stepCalls.close(app, one)
    expect((await seen(one)).document.title).toBe('Analista de datos')
    await stepCalls.reopen(app, one)
    expect((await seen(one)).document.title).toBe('Analista de pagos')
    expect((await publish(one, 2)).answer).toMatchObject({ state: 'PAUSED', title: 'Analista de pagos' })
  })

  it('do not bring back what readers reported until they are published', async () => {
    const one = await aLiveOne()
    await pauseForModeration(app.deps, one.params.id)
    await save(one, 1, { title: 'Analista de pagos' })
    await discard(one, 2)
    expect((await stepCalls.resume(app, one)).status).toBe(409)
    await save(one, 3, { title: 'Analista de pagos' })
    expect((await stepCalls.resume(app, one)).status).toBe(409)
    await publish(one, 4)
    expect((await stepCalls.resume(app, one)).answer.state).toBe('PUBLISHED')
  })

  it('are what a copy begins with, as the person sees it', async () => {
    const one = await aLiveOne()
    await save(one, 1, { title: 'Analista de pagos' })
    const copy = await call(app, contract.duplicateVacancy, one)
    expect(copy.answer).toMatchObject({ title: 'Analista de pagos (copia)', has_changes: false, live_since: null })
  })
})
