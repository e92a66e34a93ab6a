import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import { updateVacancyRow } from '#server/features/vacancies/vacancies.queries.ts'
import { moveVacancy } from '#server/features/vacancies/vacancy-states.service.ts'
import * as applying from '#shared/hiring/applying.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { listJobs } from '#shared/jobs/jobs.ts'
import { invitePerson } from '#shared/matching/vacancy-matches.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'
import { aHiring, apply, aSeeker, boardOf, deliver, type Hiring, letInvitationsLeave } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const contextFor = (token: string, { vacancy }: Hiring) =>
  call(app, applying.getApplyContext, { token, params: { vacancy_id: vacancy.id } })
const countOf = async (id: string) => {
  const { rows } = await app.database.pool.query('select count(*)::int as n from applications where vacancy_id = $1', [
    id,
  ])
  return rows[0].n
}

const ask = (values: object) => ({
  id: randomUUID(),
  kind: 'SI_NO',
  options: [],
  required: true,
  expected: [],
  ...values,
})

describe('before applying', () => {
  it('the CV that fits best is chosen and what nobody knows is asked', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app)
    const weak = await aCv(app, seeker.token, {
      title: 'Cocina',
      document: { summary: 'Cocino desde hace años.' } as never,
    })
    const { status, answer } = await contextFor(seeker.token, hiring)
    expect(status).toBe(200)
    expect(answer.best_cv_id).toBe(seeker.cv.id)
    expect(answer.cvs.map(({ id }) => id).toSorted()).toEqual([seeker.cv.id, weak.id].toSorted())
    expect(answer.unknown.length).toBeLessThanOrEqual(3)
    expect([answer.refusal, answer.earlier, answer.draft]).toEqual([null, null, null])
    expect(answer.promised_reply_at).toBe('2026-03-12T09:00:00.000Z')
  })

  it('says what stands in the way', async () => {
    const hiring = await aHiring(app)
    const without = await aSession(app)
    expect((await contextFor(without.token, hiring)).answer.refusal).toBe('NO_CV')
    const unproved = await aSession(app, { email_verified_at: null })
    await aCv(app, unproved.token, { document: { summary: 'Algo.' } as never })
    expect((await contextFor(unproved.token, hiring)).answer.refusal).toBe('EMAIL_NOT_VERIFIED')
  })

  it('shows the company’s view without keeping anything', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app)
    const preview = { cv_id: seeker.cv.id, note: 'Me interesa.', answers: [], declared: {} }
    const { status, answer } = await call(app, applying.previewApplication, {
      token: seeker.token,
      params: { vacancy_id: hiring.vacancy.id },
      body: preview,
    })
    expect([status, answer.full_name, answer.note]).toEqual([200, 'Ana García-López', 'Me interesa.'])
    expect(answer.match?.items).toHaveLength(3)
    expect(await countOf(hiring.vacancy.id)).toBe(0)
  })

  it('keeps a draft', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app)
    const body = { cv_id: seeker.cv.id, note: 'Borrador', answers: [], declared: {} }
    const params = { vacancy_id: hiring.vacancy.id }
    expect((await call(app, applying.saveApplyDraft, { token: seeker.token, params, body })).status).toBe(204)
    expect((await contextFor(seeker.token, hiring)).answer.draft?.note).toBe('Borrador')
    expect((await call(app, applying.deleteApplyDraft, { token: seeker.token, params })).status).toBe(204)
    expect((await contextFor(seeker.token, hiring)).answer.draft).toBeNull()
  })
})

describe('applying', () => {
  it('happens once per key, however often and at once it is asked for', async () => {
    const { vacancy } = await aHiring(app)
    const seeker = await aSeeker(app)
    const creation_key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(app, seeker, vacancy, { creation_key })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1)
    expect(await countOf(vacancy.id)).toBe(1)
    const { vacancy: other } = await aHiring(app)
    expect((await apply(app, seeker, other, { creation_key })).status).toBe(422)
  })

  it('is refused a second time, with the date, until 90 days after the end', async () => {
    const { vacancy } = await aHiring(app)
    const seeker = await aSeeker(app)
    const many = await Promise.all(Array.from({ length: 10 }, () => apply(app, seeker, vacancy)))
    expect(many.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = many.find(({ status }) => status !== 201)
    expect([refused?.status, refused?.error?.code]).toEqual([409, 'already_applied'])
    expect(refused?.error?.message).toBe('Ya te postulaste a esta vacante el 2 mar 2026.')
  })

  it('of somebody whom the team invited says so, wherever they pressed the button', async () => {
    const hiring = await aHiring(app)
    const [invited, found] = [await aSeeker(app), await aSeeker(app)]
    await updateUser(app.database.db, invited.user.id, { visibility: 'VISIBLE' })
    const params = { vacancy_id: hiring.vacancy.id, cv_id: invited.cv.id }
    expect((await call(app, invitePerson, { token: hiring.owner.token, params, body: {} })).status).toBe(204)
    await letInvitationsLeave(app)
    const sent = await Promise.all(
      [invited, found].map((seeker) => apply(app, seeker, hiring.vacancy, { source: 'RECOMMENDED' })),
    )
    await deliver(app)
    const { cards } = await boardOf(app, hiring)
    const sources = sent.map(({ answer }) => cards.find(({ id }) => id === answer.id)?.source)
    expect(sources).toEqual(['INVITED', 'RECOMMENDED'])
  })

  it('from before that was kept says so too, unless the invitation came later', async () => {
    const hiring = await aHiring(app)
    const seekers = [await aSeeker(app), await aSeeker(app), await aSeeker(app)] as const
    const { pool } = app.database
    for (const [at, seeker] of seekers.entries()) {
      await apply(app, seeker, hiring.vacancy, { source: 'RECOMMENDED' })
      await pool.query(
        `update match_invitations set invited_at = told_at + $1 * interval '1 hour' where vacancy_id = $2 and user_id = $3`,
        [[-1, 1, null][at], hiring.vacancy.id, seeker.user.id],
      )
    }
    await pool.query(readFileSync('migrations/0038_invited_sources.sql', 'utf8'))
    const { rows } = await pool.query<{ source: string }>(
      'select source from applications where vacancy_id = $1 order by array_position($2::uuid[], user_id)',
      [hiring.vacancy.id, seekers.map(({ user }) => user.id)],
    )
    expect(rows.map(({ source }) => source)).toEqual(['INVITED', 'RECOMMENDED', 'RECOMMENDED'])
  })

  it('needs a confirmed address and a CV that says something', async () => {
    const { vacancy } = await aHiring(app)
    const unproved = await aSession(app, { email_verified_at: null })
    const cv = await aCv(app, unproved.token, { document: { summary: 'Algo.' } as never })
    expect((await apply(app, { ...unproved, cv }, vacancy)).error?.code).toBe('email_not_verified')
    const session = await aSession(app)
    const empty = await aCv(app, session.token)
    const refused = await apply(app, { ...session, cv: empty }, vacancy)
    expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([422, ['cv_id']])
    const stranger = await aSeeker(app)
    expect((await apply(app, { ...session, cv: stranger.cv }, vacancy)).status).toBe(404)
  })

  it('answers what the vacancy asks, and remembers it for the next one', async () => {
    const question = ask({ text: '¿Tienes permiso de conducir?', expected: ['SI'] })
    const salary = ask({ text: '¿Cuántos años has vendido?', kind: 'NUMERO', required: false })
    const hiring = await aHiring(app, { questions: [question, salary] as never })
    const seeker = await aSeeker(app)
    const missing = await apply(app, seeker, hiring.vacancy)
    expect([missing.status, missing.error?.fields]).toEqual([
      422,
      { [`answers.${question.id}`]: 'Responde a esta pregunta.' },
    ])
    const given = [{ question_id: question.id, values: ['NO'] }]
    const wrong = [
      { question_id: question.id, values: ['QUIZÁ'] },
      { question_id: salary.id, values: ['muchos'] },
    ]
    expect(
      Object.keys((await apply(app, seeker, hiring.vacancy, { answers: wrong })).error?.fields ?? {}),
    ).toHaveLength(2)
    expect((await apply(app, seeker, hiring.vacancy, { answers: given })).status).toBe(201)
    const next = await aHiring(app, { questions: [ask({ text: '¿tienes PERMISO de conducir' })] as never })
    expect((await contextFor(seeker.token, next)).answer.questions[0]?.prefilled).toEqual(['NO'])
  })

  it('keeps the draft when the vacancy stopped meanwhile', async () => {
    for (const [step, code] of [
      ['expire', 'vacancy_paused'],
      ['close', 'vacancy_closed'],
    ] as const) {
      const hiring = await aHiring(app)
      const seeker = await aSeeker(app)
      const changes =
        step === 'close' ? { state_reason: 'FILLED', closed_at: app.clock.now() } : { state_reason: 'EXPIRY' }
      await moveVacancy(app.deps, hiring.vacancy, step, changes)
      const refused = await apply(app, seeker, hiring.vacancy, { note: 'No lo pierdas.' })
      expect([refused.status, refused.error?.code]).toEqual([410, code])
      expect((await contextFor(seeker.token, hiring)).answer.draft?.note).toBe('No lo pierdas.')
      expect(await countOf(hiring.vacancy.id)).toBe(0)
    }
  })

  it('freezes CV, answers and match: later changes leave them as they were', async () => {
    const { vacancy } = await aHiring(app)
    const seeker = await aSeeker(app)
    const { answer } = await apply(app, seeker, vacancy)
    const snapshot = async () =>
      (await app.database.pool.query('select * from application_snapshots where application_id = $1', [answer.id])).rows
    const before = await snapshot()
    expect(before[0].content.document.experience[0].company).toBe('Acme')
    expect(before[0].match.items).toHaveLength(3)
    await updateVacancyRow(app.deps.db, vacancy.id, { document: { ...vacancy.document, requirements: [] } })
    await app.database.pool.query('delete from cvs where id = $1', [seeker.cv.id])
    expect(await snapshot()).toEqual(before)
  })
})

describe('the first minute', () => {
  const undo = (token: string, id: string) => call(app, applying.undoApplication, { token, params: { id } })

  it('takes everything back and gives the draft again', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app)
    const { answer } = await apply(app, seeker, hiring.vacancy, { note: 'Con prisa.' })
    app.clock.forward(59)
    expect((await undo(seeker.token, answer.id)).status).toBe(204)
    expect(await countOf(hiring.vacancy.id)).toBe(0)
    expect((await contextFor(seeker.token, hiring)).answer.draft?.note).toBe('Con prisa.')
    expect((await apply(app, seeker, hiring.vacancy)).status).toBe(201)
  })

  it('is over after sixty seconds, and nobody else can use it', async () => {
    const { vacancy } = await aHiring(app)
    const [seeker, stranger] = [await aSeeker(app), await aSeeker(app)]
    const { answer } = await apply(app, seeker, vacancy)
    expect((await undo(stranger.token, answer.id)).status).toBe(404)
    await deliver(app)
    expect((await undo(seeker.token, answer.id)).status).toBe(409)
    expect(await countOf(vacancy.id)).toBe(1)
  })

  it('is not open to the company, even by its address', async () => {
    const { vacancy, owner } = await aHiring(app)
    const { answer } = await apply(app, await aSeeker(app), vacancy)
    const params = { vacancy_id: vacancy.id, id: answer.id }
    const opened = async () => (await call(app, getTeamApplication, { token: owner.token, params })).status
    expect(await opened()).toBe(404)
    await deliver(app)
    expect(await opened()).toBe(200)
  })
})

describe('a card', () => {
  it('says to whoever applied when that was, until they take it back', async () => {
    const hiring = await aHiring(app)
    const [seeker, other] = [await aSeeker(app, 'Þóra Jónsdóttir'), await aSeeker(app)]
    const saidTo = async (token?: string) => {
      const { answer } = await call(app, listJobs, token ? { token } : {})
      return answer.items.find(({ id }) => id === hiring.vacancy.id)?.applied_at
    }
    expect(await saidTo(seeker.token)).toBeNull()
    const { answer } = await apply(app, seeker, hiring.vacancy)
    expect(await saidTo(seeker.token)).toBe(answer.applied_at)
    expect([await saidTo(other.token), await saidTo()]).toEqual([null, null])
    await call(app, applying.undoApplication, { token: seeker.token, params: { id: answer.id } })
    expect(await saidTo(seeker.token)).toBeNull()
  })
})
