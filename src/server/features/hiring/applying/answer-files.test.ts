import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replaceHiringTeam, updateVacancyRow } from '#server/features/vacancies/vacancies.queries.ts'
import * as contract from '#shared/hiring/answer-files.ts'
import * as applying from '#shared/hiring/applying.ts'
import { revealApplication } from '#shared/hiring/blind.ts'
import { getMyApplication } from '#shared/hiring/my-applications.ts'
import { getPipeline, savePipeline } from '#shared/hiring/stages.ts'
import { assignApplication, getTeamApplication } from '#shared/hiring/team-application.ts'
import { deleteMe, downloadDataCopy, startDataCopy } from '#shared/rights/rights.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { PASSWORD } from '#tests/support/factories.ts'
import { aColleague, aHiring, apply, aSeeker, deliver, type Hiring, type Seeker } from '#tests/support/hiring.ts'
import { storedKeys } from '#tests/support/stored-keys.ts'
import { eraseAccountsTask } from '../../rights/rights.tasks.ts'
import { retentionTask } from '../retention/retention.tasks.ts'

const DAY = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const portfolio = {
  id: randomUUID(),
  text: 'Adjunta una muestra de tu trabajo',
  kind: 'ARCHIVO' as const,
  options: [],
  required: true,
  expected: [],
  is_knockout: false,
}
const asking = () => aHiring(app, { questions: [portfolio] })

const pdf = (name = 'Muestra de Ana García.pdf') => new File(['%PDF-1.7 trabajo'], name)
const of = ({ vacancy }: Hiring) => ({ vacancy_id: vacancy.id, question_id: portfolio.id })
const bring = ({ token }: Seeker, hiring: Hiring, file = pdf()) =>
  call(app, contract.bringAnswerFile, { token, params: of(hiring), file })
const answering = (id: string) => ({ answers: [{ question_id: portfolio.id, values: [id] }] })
const waiting = async ({ token }: Seeker, { vacancy }: Hiring) => {
  const { answer } = await call(app, applying.getApplyContext, { token, params: { vacancy_id: vacancy.id } })
  return answer.questions[0]?.file
}
const isStored = async (id: string) => (await storedKeys(app)).includes(id)

async function sent(hiring: Hiring) {
  const seeker = await aSeeker(app)
  const { answer: file } = await bring(seeker, hiring)
  const { status, answer } = await apply(app, seeker, hiring.vacancy, answering(file.id))
  expect(status).toBe(201)
  await deliver(app)
  return { ...seeker, file, application_id: answer.id }
}

const read = (token: string, id: string, file_id: string) =>
  call(app, contract.getAnswerFile, { token, params: { id, file_id } })
const teamView = async (token: string, { vacancy }: Hiring, id: string) =>
  (await call(app, getTeamApplication, { token, params: { vacancy_id: vacancy.id, id } })).answer.answers

describe('a file that answers a question', () => {
  it('waits with the draft, and another one takes its place', async () => {
    const [hiring, seeker] = [await asking(), await aSeeker(app)]
    const { status, answer: first } = await bring(seeker, hiring, pdf('../uno\u202e.exe'))
    expect([status, first]).toEqual([200, { id: first.id, name: 'uno.pdf', type: 'application/pdf', bytes: 16 }])
    expect(await waiting(seeker, hiring)).toEqual(first)
    const { answer: second } = await bring(seeker, hiring)
    await app.runTasks()
    expect(await waiting(seeker, hiring)).toEqual(second)
    expect([await isStored(first.id), await isStored(second.id)]).toEqual([false, true])
    expect(await waiting(await aSeeker(app), hiring)).toBeNull()
  })

  it('can be taken back, alone or with the whole draft', async () => {
    const [hiring, seeker] = [await asking(), await aSeeker(app)]
    const { token } = seeker
    const ways = [
      () => call(app, contract.removeAnswerFile, { token, params: of(hiring) }),
      () => call(app, applying.deleteApplyDraft, { token, params: { vacancy_id: hiring.vacancy.id } }),
    ]
    for (const way of ways) {
      const { answer } = await bring(seeker, hiring)
      expect((await way()).status).toBe(204)
      await app.runTasks()
      expect([await waiting(seeker, hiring), await isStored(answer.id)]).toEqual([null, false])
    }
  })

  it('is one of four kinds, for a question that asks for one, and not after having applied', async () => {
    const hiring = await asking()
    const seeker = await aSeeker(app)
    const refused = await bring(seeker, hiring, new File(['<script>'], 'a.pdf'))
    expect([refused.status, refused.error?.message]).toEqual([415, 'Adjunta un PDF, un DOCX o una imagen PNG o JPG.'])
    const elsewhere = { vacancy_id: hiring.vacancy.id, question_id: randomUUID() }
    expect(
      (await call(app, contract.bringAnswerFile, { token: seeker.token, params: elsewhere, file: pdf() })).status,
    ).toBe(404)
    const { answer } = await bring(seeker, hiring)
    expect((await apply(app, seeker, hiring.vacancy, answering(answer.id))).status).toBe(201)
    expect((await bring(seeker, hiring)).error?.code).toBe('already_applied')
  })

  it('has to be there when the question asks for it, to be one’s own, and of this question', async () => {
    const [hiring, other] = [await asking(), await asking()]
    const [seeker, stranger] = [await aSeeker(app), await aSeeker(app)]
    const [theirs, ofOther] = [(await bring(stranger, hiring)).answer, (await bring(seeker, other)).answer]
    for (const body of [{}, answering(randomUUID()), answering(theirs.id), answering(ofOther.id), answering('../x')]) {
      const { status, error } = await apply(app, seeker, hiring.vacancy, body)
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, [`answers.${portfolio.id}`]])
    }
    expect(await waiting(stranger, hiring)).toEqual(theirs)
  })

  it('is no text to be offered to the next company, nor asked of its words', async () => {
    const said = await aHiring(app, { questions: [{ ...portfolio, kind: 'TEXTO' }] })
    const seeker = await aSeeker(app)
    expect((await apply(app, seeker, said.vacancy, answering('Está en mi web'))).status).toBe(201)
    const hiring = await asking()
    const context = async ({ vacancy }: Hiring) =>
      (await call(app, applying.getApplyContext, { token: seeker.token, params: { vacancy_id: vacancy.id } })).answer
    expect((await context(hiring)).questions[0]?.prefilled).toEqual([])
    const { answer } = await bring(seeker, hiring)
    expect((await apply(app, seeker, hiring.vacancy, answering(answer.id))).status).toBe(201)
    const next = await aHiring(app, { questions: [{ ...portfolio, kind: 'TEXTO' }] })
    expect((await context(next)).questions[0]?.prefilled).toEqual(['Está en mi web'])
  })

  it('waits again once the application was taken back', async () => {
    const [hiring, seeker] = [await asking(), await aSeeker(app)]
    const { answer: file } = await bring(seeker, hiring)
    const { answer } = await apply(app, seeker, hiring.vacancy, answering(file.id))
    expect(await waiting(seeker, hiring)).toBeNull()
    await call(app, applying.undoApplication, { token: seeker.token, params: { id: answer.id } })
    expect(await waiting(seeker, hiring)).toEqual(file)
    expect((await apply(app, seeker, hiring.vacancy, answering(file.id))).status).toBe(201)
  })
})

describe('who reads it', () => {
  it('both sides by name and size, and nobody else', async () => {
    const hiring = await asking()
    const ana = await sent(hiring)
    const shown = [{ ...ana.file, can_open: true }]
    const mine = await call(app, getMyApplication, { token: ana.token, params: { id: ana.application_id } })
    expect(mine.answer.sent.answers.map(({ file }) => file)).toEqual(shown)
    const theirs = await teamView(hiring.owner.token, hiring, ana.application_id)
    expect(theirs.map(({ file, values }) => ({ file, values }))).toEqual([{ file: shown[0], values: [] }])
    for (const token of [ana.token, hiring.owner.token]) {
      const { status, text, headers } = await read(token, ana.application_id, ana.file.id)
      expect([status, text]).toEqual([200, '%PDF-1.7 trabajo'])
      expect(headers['content-disposition']).toMatch(/^attachment; /)
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    }
    const [stranger, other] = [await aSeeker(app), await sent(await asking())]
    for (const token of [stranger.token, other.token])
      expect((await read(token, ana.application_id, ana.file.id)).status).toBe(404)
    expect((await read(other.token, other.application_id, ana.file.id)).status).toBe(404)
  })

  it('not a role that may not know how to reach people: it may name them', async () => {
    const hiring = await asking()
    const ana = await sent(hiring)
    const { token, member } = await aColleague(app, hiring, 'INTERVIEWER')
    await replaceHiringTeam(app.deps.db, hiring.vacancy.id, [
      { member_id: hiring.owner.member.id, role: 'LEAD' },
      { member_id: member.id, role: 'MEMBER' },
    ])
    const params = { id: ana.application_id }
    await call(app, assignApplication, { token: hiring.owner.token, params, body: { member_id: member.id } })
    const [answer] = await teamView(token, hiring, ana.application_id)
    expect(answer?.file).toEqual({ ...ana.file, name: 'archivo.pdf', can_open: false })
    expect((await read(token, ana.application_id, ana.file.id)).status).toBe(409)
  })

  it('the team not before the name is shown, in a vacancy that is reviewed blindly', async () => {
    const hiring = await asking()
    const { token } = hiring.owner
    const { answer: now } = await call(app, getPipeline, { token, params: { id: hiring.vacancy.id } })
    const stages = now.stages.map(({ applications: _, ...stage }, at) => ({ ...stage, is_blind: at < 2 }))
    await call(app, savePipeline, { token, params: { id: hiring.vacancy.id }, body: { version: now.version, stages } })
    const ana = await sent(hiring)
    const [hidden] = await teamView(token, hiring, ana.application_id)
    expect(hidden?.file).toEqual({ ...ana.file, name: 'archivo.pdf', can_open: false })
    const refused = await read(token, ana.application_id, ana.file.id)
    expect([refused.status, refused.text.includes('Ana')]).toEqual([409, false])
    expect((await read(ana.token, ana.application_id, ana.file.id)).status).toBe(200)
    const body = { reason: 'COORDINAR' as const }
    expect((await call(app, revealApplication, { token, params: { id: ana.application_id }, body })).status).toBe(200)
    expect((await read(token, ana.application_id, ana.file.id)).status).toBe(200)
  })

  it('«Así te verá la empresa» shows it as it waits', async () => {
    const [hiring, seeker] = [await asking(), await aSeeker(app)]
    const { answer: file } = await bring(seeker, hiring)
    const preview = await call(app, applying.previewApplication, {
      token: seeker.token,
      params: { vacancy_id: hiring.vacancy.id },
      body: { cv_id: seeker.cv.id, note: null, declared: {}, ...answering(file.id) },
    })
    expect(preview.answer.answers.map((answer) => answer.file)).toEqual([{ ...file, can_open: true }])
  })
})

describe('how long it is kept', () => {
  it('as long as its draft; a day without one', async () => {
    const hiring = await asking()
    const [kept, left] = [await aSeeker(app), await aSeeker(app)]
    const [file, abandoned] = [(await bring(kept, hiring)).answer, (await bring(left, hiring)).answer]
    await app.database.pool.query('delete from application_drafts where user_id = $1', [left.user.id])
    app.clock.forward(DAY + 60)
    await retentionTask.run(app.deps, {}, { id: 'test' })
    await app.runTasks()
    expect([await isStored(file.id), await isStored(abandoned.id)]).toEqual([true, false])
  })

  it('goes with the application when that is anonymised', async () => {
    const hiring = await asking()
    const ana = await sent(hiring)
    await app.database.pool.query(
      `update applications set state = 'WITHDRAWN', decided_at = $2, retention_warned_at = $2 where id = $1`,
      [ana.application_id, new Date(app.clock.now().getTime() - 800 * DAY * 1000)],
    )
    await retentionTask.run(app.deps, {}, { id: 'test' })
    await app.runTasks()
    expect(await isStored(ana.file.id)).toBe(false)
    const { rows } = await app.database.pool.query('select 1 from answer_files where id = $1', [ana.file.id])
    expect(rows).toEqual([])
  })

  it('is in the copy of one’s data, and goes with the account, sent or not', async () => {
    const ana = await sent(await asking())
    const unsent = (await bring(ana, await asking(), pdf('Otra.pdf'))).answer
    await call(app, startDataCopy, { token: ana.token, body: { password: PASSWORD } })
    await app.runTasks()
    const { rawPayload } = await app.fastify.inject({
      url: downloadDataCopy.path,
      headers: { authorization: `Bearer ${ana.token}` },
    })
    const copied = unzipSync(rawPayload)
    for (const { id, name } of [ana.file, unsent])
      expect(strFromU8(copied[`respuestas/${id.slice(0, 8)}-${name}`] ?? new Uint8Array())).toBe('%PDF-1.7 trabajo')
    expect((await call(app, deleteMe, { token: ana.token, body: { password: PASSWORD } })).status).toBe(202)
    app.clock.forward(7 * DAY)
    await eraseAccountsTask.run(app.deps, {}, { id: 'test' })
    await app.runTasks()
    expect([await isStored(ana.file.id), await isStored(unsent.id)]).toEqual([false, false])
  })

  it('a question that became another kind takes its words, and no file', async () => {
    const [hiring, seeker] = [await asking(), await aSeeker(app)]
    await bring(seeker, hiring)
    const questions = [{ ...portfolio, kind: 'TEXTO' as const }]
    await updateVacancyRow(app.deps.db, hiring.vacancy.id, { document: { ...hiring.vacancy.document, questions } })
    expect((await bring(seeker, hiring)).status).toBe(404)
    expect((await apply(app, seeker, hiring.vacancy, answering('En mi web'))).status).toBe(201)
    expect(await waiting(seeker, hiring)).toBeNull()
  })
})
