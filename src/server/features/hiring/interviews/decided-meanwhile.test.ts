import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSeconds } from '#shared/core/time.ts'
import { getBulk, startBulk } from '#shared/hiring/bulk.ts'
import { rejectApplication, restoreApplication } from '#shared/hiring/decisions.ts'
import * as contract from '#shared/hiring/interviews.ts'
import { changeOutgoing, listOutgoing } from '#shared/hiring/outgoing.ts'
import { getRecruiterSummary } from '#shared/overview/overview.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aMember } from '#tests/support/factories.ts'
import { aHiring, anApplicant, boardOf, type Hiring } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { hiringClockTask } from '../deadlines/deadlines.tasks.ts'

const HOUR = 3600

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Somebody who was proposed two hours and may choose the first of them. */
async function proposed(hiring: Hiring, hours: number) {
  const { token: own, user, application_id: id } = await anApplicant(app, hiring)
  const { token } = hiring.owner
  const slots = [hours, hours + 48].map((one) => addSeconds(app.clock.now(), one * HOUR).toISOString())
  const talk = {
    title: 'Charla',
    kind: 'VIDEO',
    duration_minutes: 30,
    timezone: 'UTC',
    place: 'Sala 1',
    usual_only: false,
  } as const
  const { answer } = await call(app, contract.proposeInterview, { token, params: { id }, body: { ...talk, slots } })
  const choose = () =>
    call(app, contract.chooseSlot, {
      token: own,
      params: { id, interview_id: answer.id },
      body: { starts_at: slots[0] ?? '' },
    })
  const reject = async (delay_hours: number) => {
    const { version = 0 } = (await boardOf(app, hiring)).cards.find((card) => card.id === id) ?? {}
    const message = { body: 'Gracias por tu tiempo: no seguimos adelante.', delay_hours }
    const body = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', version, message } as const
    return (await call(app, rejectApplication, { token, params: { id }, body })).answer
  }
  return { id, user, token, choose, reject, slots }
}

const remind = () => hiringClockTask.run(app.deps, {}, { id: 'test' })

it('nobody is reminded of an interview that a no which waits has ended, nor has it among what is to come', async () => {
  const hiring = await aHiring(app)
  const { id, user, token, choose, reject } = await proposed(hiring, 40)
  await choose()
  app.clock.forward(17 * HOUR)
  const { version } = await reject(10)
  await remind()
  const vacancy = { token, params: { id: hiring.vacancy.id } }
  const reminded = async () => {
    const { rows } = await app.database.pool.query(`select count(*)::int as told from events where kind like $1`, [
      'INTERVIEW_REMINDER%',
    ])
    const mails = (await sentTo(app, user.email)).filter(({ subject }) => subject.includes('se acerca'))
    const { answer } = await call(app, contract.listVacancyInterviews, { ...vacancy, query: { when: 'UPCOMING' } })
    return [rows[0]?.told, mails.length, answer.items.length]
  }
  expect(await reminded()).toEqual([0, 0, 0])
  // The day of the interview: whoever would have come does not find it in the day's agenda.
  await call(app, restoreApplication, { token, params: { id }, body: { version } })
  await remind()
  expect(await reminded()).toEqual([2, 1, 1])
})

it('who decides does not find it in the agenda of the day', async () => {
  const hiring = await aHiring(app)
  const { token, choose, reject } = await proposed(hiring, 2)
  await choose()
  const today = async () => (await call(app, getRecruiterSummary, { token })).answer.interviews_today.length
  expect(await today()).toBe(1)
  await reject(1)
  expect(await today()).toBe(0)
})

it('nobody confirms an hour to who was decided about meanwhile', async () => {
  const hiring = await aHiring(app)
  const { choose, reject } = await proposed(hiring, 40)
  await reject(10)
  const { status, error } = await choose()
  expect([status, error?.message]).toEqual([
    409,
    'Ahora mismo no se puede confirmar esta entrevista. La empresa te escribirá.',
  ])
  expect((await sentTo(app, hiring.owner.user.email)).map(({ subject }) => subject)).not.toContain(
    'Entrevista confirmada',
  )
})

it('a no that calls an interview off cannot be put off until after it', async () => {
  const hiring = await aHiring(app)
  const { token, choose, reject, slots } = await proposed(hiring, 60)
  await choose()
  await reject(10)
  const params = { id: hiring.vacancy.id }
  const [mail] = (await call(app, listOutgoing, { token, params, query: {} })).answer.items
  const { subject = '', body = '' } = mail ?? {}
  const put = (send_at: string) =>
    call(app, changeOutgoing, {
      token,
      params: { ...params, outgoing_id: mail?.id ?? '' },
      body: { subject, body, send_at },
    })
  const late = await put(slots[0] ?? '')
  expect([late.status, late.error?.fields]).toEqual([
    422,
    { send_at: 'Hay una entrevista acordada: la respuesta tiene que salir con tiempo antes de ella.' },
  ])
  expect((await put(addSeconds(app.clock.now(), 12 * HOUR).toISOString())).status).toBe(200)
})

it('a no to many says how many interviews it calls off, also those agreed on while somebody decided', async () => {
  const hiring = await aHiring(app)
  const [agreed, open] = [await proposed(hiring, 40), await proposed(hiring, 40)]
  await agreed.choose()
  const rejection = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', message: { body: null, delay_hours: 72 } }
  const body = {
    creation_key: crypto.randomUUID(),
    application_ids: [agreed.id, open.id],
    action: { kind: 'REJECT', rejection },
  }
  const params = { id: hiring.vacancy.id }
  const { token } = hiring.owner
  const { answer } = await call(app, startBulk, { token, params, body: body as never })
  await app.runTasks()
  const work = (await call(app, getBulk, { token, params: { ...params, bulk_id: answer.id } })).answer
  expect([work.done, work.calls_off]).toEqual([2, 1])
})

it('nobody is the interviewer of their own application', async () => {
  const hiring = await aHiring(app)
  const { application_id: id, user } = await anApplicant(app, hiring)
  const member = await aMember(app, hiring.company, user, 'RECRUITER')
  const slots = [48, 72].map((hours) => addSeconds(app.clock.now(), hours * HOUR).toISOString())
  const talk = {
    title: 'Charla',
    kind: 'VIDEO',
    duration_minutes: 30,
    timezone: 'UTC',
    place: 'Sala 1',
    usual_only: false,
  } as const
  const body = { ...talk, slots, interviewer_ids: [member.id] }
  const { status, error } = await call(app, contract.proposeInterview, {
    token: hiring.owner.token,
    params: { id },
    body,
  })
  expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, ['interviewer_ids']])
})
