import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rejectApplication } from '#shared/hiring/decisions.ts'
import { getMyApplication } from '#shared/hiring/my-applications.ts'
import * as contract from '#shared/hiring/reviews.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { getRecruiterSummary } from '#shared/overview/overview.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant, boardOf, type Hiring } from '#tests/support/hiring.ts'
import { signedInAgain } from '#tests/support/vacancies.ts'
import { promisesTask } from '../deadlines/deadlines.tasks.ts'
import { sendOutgoingTask } from '../sending/outgoing.tasks.ts'

const DAY = 24 * 3600

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const REASON = 'Tengo la certificación que pedían: está en la segunda página.'
const ask = (token: string, id: string, reason = REASON) =>
  call(app, contract.askReview, { token, params: { id }, body: { reason } })
const look = (token: string, id: string) => call(app, contract.getReview, { token, params: { id } })
const answer = (token: string, id: string, outcome: contract.ReviewOutcome) =>
  call(app, contract.answerReview, {
    token,
    params: { id },
    body: { outcome, answer: 'Lo miramos con calma otra persona y yo.' },
  })
const noticesOf = async (token: string, like: string) =>
  (await call(app, listNotifications, { token })).answer.filter(({ message }) => message.includes(like)).length

const pendingOf = async (token: string) =>
  (await call(app, getRecruiterSummary, { token })).answer.pending_actions
    .filter(({ kind }) => kind === 'REVIEW')
    .map(({ text }) => text)

/** Somebody whom the owner did not choose and who knows it; `told` false while the answer waits in the queue. */
async function rejected(hiring: Hiring, told = true) {
  const seeker = await anApplicant(app, hiring, 'Lucía de la Cruz Ñíguez')
  const id = seeker.application_id
  const version = (await boardOf(app, hiring)).cards.find((card) => card.id === id)?.version ?? 0
  const body = { version, side: 'COMPANY' as const, reason: 'REQUISITOS' as const, depth: 'CV' as const }
  const message = { body: 'Gracias por postularte; esta vez seguimos con otras personas.', delay_hours: 0 }
  const { status, text } = await call(app, rejectApplication, {
    token: hiring.owner.token,
    params: { id },
    body: { ...body, message },
  })
  if (status !== 200) throw new Error(text)
  app.clock.forward(3600)
  if (told) await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
  return { ...seeker, id }
}

describe('a review', () => {
  it('is asked for once by somebody who knows the decision, and answered by somebody else', async () => {
    const hiring = await aHiring(app)
    const colleague = await aColleague(app, hiring, 'RECRUITER')
    const { token, id } = await rejected(hiring)
    expect((await look(token, id)).answer).toEqual({ review: null, can_ask: true, can_answer: false })
    expect((await ask(token, id, 'No')).status).toBe(422)
    const asked = await ask(token, id)
    expect([asked.status, asked.answer.review?.state, asked.answer.can_ask]).toEqual([201, 'OPEN', false])
    expect((await ask(token, id)).status).toBe(409)
    expect(await pendingOf(colleague.token)).toEqual([
      'Responde a la revisión que pidió Lucía de la Cruz Ñíguez en «Analista de datos».',
    ])
    expect(await pendingOf(hiring.owner.token)).toEqual([])
    expect(await noticesOf(colleague.token, 'pide revisar la decisión')).toBe(1)
    expect(await noticesOf(hiring.owner.token, 'pide revisar la decisión')).toBe(0)
    expect((await look(hiring.owner.token, id)).answer.can_answer).toBe(false)
    expect((await answer(hiring.owner.token, id, 'KEPT')).status).toBe(409)
    const answered = await answer(colleague.token, id, 'KEPT')
    expect([answered.status, answered.answer.review?.outcome]).toEqual([200, 'KEPT'])
    expect(await pendingOf(colleague.token)).toEqual([])
    expect((await answer(colleague.token, id, 'KEPT')).status).toBe(409)
    expect(await noticesOf(token, 'respondió a la revisión')).toBe(1)
    expect((await look(token, id)).answer.review?.answer).toContain('otra persona')
  })

  it('can bring somebody back into the process', async () => {
    const hiring = await aHiring(app)
    const colleague = await aColleague(app, hiring, 'ADMIN')
    const { token, id } = await rejected(hiring)
    await ask(token, id)
    expect((await answer(colleague.token, id, 'REOPENED')).status).toBe(200)
    expect((await boardOf(app, hiring)).cards.map((card) => card.id)).toEqual([id])
    expect((await call(app, getMyApplication, { token, params: { id } })).answer.is_open).toBe(true)
  })

  it('waits until the person knows, and is answered by the one who decided only where there is nobody else', async () => {
    const hiring = await aHiring(app)
    const early = await rejected(hiring, false)
    expect((await ask(early.token, early.id)).status).toBe(409)
    await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
    expect((await ask(early.token, early.id)).status).toBe(201)
    expect(await pendingOf(hiring.owner.token)).toHaveLength(1)
    expect((await answer(hiring.owner.token, early.id, 'KEPT')).status).toBe(200)
  })

  it('is reminded of before its ten days are over, and counts as late afterwards', async () => {
    const hiring = await aHiring(app)
    const colleague = await aColleague(app, hiring, 'RECRUITER')
    const { token, id } = await rejected(hiring)
    await ask(token, id)
    const morning = async (days: number) => {
      app.clock.forward(days * DAY)
      await promisesTask.run(app.deps, {}, { id: 'test' })
      await promisesTask.run(app.deps, {}, { id: 'test' })
      const again = await signedInAgain(app, colleague.user)
      return [await noticesOf(again, 'Quedan 3 días'), await noticesOf(again, 'Venció el plazo para responder')]
    }
    expect(await morning(6)).toEqual([0, 0])
    expect(await morning(1)).toEqual([1, 0])
    expect(await morning(3)).toEqual([1, 1])
    const late = await signedInAgain(app, colleague.user)
    expect((await look(late, id)).answer).toMatchObject({ review: { state: 'OVERDUE' }, can_answer: true })
    expect((await answer(late, id, 'KEPT')).status).toBe(200)
  })
})
