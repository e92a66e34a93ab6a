import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#server/context.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { rejectApplication } from '#shared/hiring/decisions.ts'
import * as contract from '#shared/hiring/interviews.ts'
import { withdrawApplication } from '#shared/hiring/my-applications.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, stageAt } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { hiringClockTask } from '../deadlines/deadlines.tasks.ts'
import { anonymiseEverythingOf } from '../erasure/anonymise.service.ts'
import { sendOutgoingTask } from '../sending/outgoing.tasks.ts'

const HOUR = 3600
const DAY = 24 * HOUR

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const noticesOf = async (token: string) =>
  (await call(app, listNotifications, { token })).answer.map(({ message }) => message)

it('an interview goes out of both calendars when its person leaves, or learns that it is a no', async () => {
  const hiring = await aHiring(app)
  const scheduled = async (first: number) => {
    const person = await anApplicant(app, hiring)
    const slots = [first, first + 1].map((days) => addDays(app.clock.now(), days).toISOString())
    const talk = {
      title: 'Charla',
      kind: 'VIDEO',
      duration_minutes: 30,
      timezone: 'UTC',
      place: 'Sala 1',
      usual_only: false,
    } as const
    const asked = { token: hiring.owner.token, params: { id: person.application_id }, body: { ...talk, slots } }
    const { answer } = await call(app, contract.proposeInterview, asked)
    const params = { ...asked.params, interview_id: answer.id }
    await call(app, contract.chooseSlot, { token: person.token, params, body: { starts_at: slots[0] ?? '' } })
    return person
  }
  const [leaving, refused] = [await scheduled(3), await scheduled(4)]
  const stateOf = async ({ token, application_id: id }: typeof leaving) =>
    (await call(app, contract.listInterviews, { token, params: { id } })).answer.items[0]?.state
  const params = { id: leaving.application_id }
  await call(app, withdrawApplication, { token: leaving.token, params, body: { reason: 'OTRA_OFERTA' } })
  expect(await stateOf(leaving)).toBe('CANCELLED')
  const card = (await boardOf(app, hiring)).cards.find(({ id }) => id === refused.application_id)
  const said = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', version: card?.version ?? 0 } as const
  await call(app, rejectApplication, {
    token: hiring.owner.token,
    params: { id: refused.application_id },
    body: { ...said, message: { body: 'Gracias por tu tiempo: no seguimos adelante.', delay_hours: 1 } },
  })
  expect(await stateOf(refused)).toBe('SCHEDULED')
  app.clock.forward(HOUR)
  await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
  expect(await stateOf(refused)).toBe('CANCELLED')
  for (const { user } of [leaving, refused])
    expect((await sentTo(app, user.email)).filter(({ subject }) => subject === 'Entrevista cancelada')).toHaveLength(1)
  app.clock.forward(2 * DAY + HOUR)
  await hiringClockTask.run(app.deps, {}, { id: 'test' })
  for (const { token } of [leaving, refused])
    expect((await noticesOf(token)).filter((one) => one.includes('se acerca'))).toEqual([])
})

it('a no is read before the interview that it calls off, also where the mail would wait for longer', async () => {
  const hiring = await aHiring(app)
  const person = await anApplicant(app, hiring)
  const [token, params] = [hiring.owner.token, { id: person.application_id }]
  const slots = [20, 90].map((hours) => addSeconds(app.clock.now(), hours * HOUR).toISOString())
  const talk = {
    title: 'Charla',
    kind: 'VIDEO',
    duration_minutes: 30,
    timezone: 'UTC',
    place: 'Sala 1',
    usual_only: false,
  } as const
  const { answer } = await call(app, contract.proposeInterview, { token, params, body: { ...talk, slots } })
  const chosen = { ...params, interview_id: answer.id }
  await call(app, contract.chooseSlot, { token: person.token, params: chosen, body: { starts_at: slots[0] ?? '' } })
  const { version = 0 } = (await boardOf(app, hiring)).cards[0] ?? {}
  const message = { body: 'Gracias por tu tiempo: no seguimos adelante.', delay_hours: 72 }
  const no = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', version, message } as const
  expect((await call(app, rejectApplication, { token, params, body: no })).status).toBe(200)
  app.clock.forward(17 * HOUR)
  await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
  const { items } = (await call(app, contract.listInterviews, { token: person.token, params })).answer
  expect(items.map(({ state, cancel_reason }) => [state, cancel_reason])).toEqual([
    ['CANCELLED', 'El proceso terminó.'],
  ])
  expect(await noticesOf(person.token)).toContainEqual(expect.stringMatching(/canceló tu entrevista/))
})

it('one that has begun is not called off: it takes place or not, whatever is decided meanwhile', async () => {
  const hiring = await aHiring(app)
  const person = await anApplicant(app, hiring)
  const params = { id: person.application_id }
  const slots = [1, 2].map((days) => addDays(app.clock.now(), days).toISOString())
  const talk = {
    title: 'Charla',
    kind: 'VIDEO',
    duration_minutes: 30,
    timezone: 'UTC',
    place: 'Sala 1',
    usual_only: false,
  } as const
  const asked = { token: hiring.owner.token, params, body: { ...talk, slots } }
  const { answer } = await call(app, contract.proposeInterview, asked)
  const chosen = { ...params, interview_id: answer.id }
  await call(app, contract.chooseSlot, { token: person.token, params: chosen, body: { starts_at: slots[0] ?? '' } })
  app.clock.forward(DAY + HOUR / 4)
  await call(app, withdrawApplication, { token: person.token, params, body: { reason: null } })
  app.clock.forward(HOUR)
  await hiringClockTask.run(app.deps, {}, { id: 'test' })
  const { items } = (await call(app, contract.listInterviews, { token: person.token, params })).answer
  expect(items[0]?.state).toBe('DONE')
})

it('who is hired has no interview any more, once it is told: both sides hear of it', async () => {
  const hiring = await aHiring(app)
  const person = await anApplicant(app, hiring)
  const [token, params] = [hiring.owner.token, { id: person.application_id }]
  const propose = async (title: string) => {
    const slots = [3, 4].map((days) => addDays(app.clock.now(), days).toISOString())
    const talk = {
      title,
      kind: 'VIDEO',
      duration_minutes: 30,
      timezone: 'UTC',
      place: 'Sala 1',
      usual_only: false,
    } as const
    const { answer } = await call(app, contract.proposeInterview, { token, params, body: { ...talk, slots } })
    return { interview_id: answer.id, starts_at: slots[0] ?? '' }
  }
  const { interview_id, starts_at } = await propose('Con el equipo')
  await call(app, contract.chooseSlot, {
    token: person.token,
    params: { ...params, interview_id },
    body: { starts_at },
  })
  await propose('Otra charla')
  const seen = async () => {
    const { items } = (await call(app, contract.listInterviews, { token: person.token, params })).answer
    return Object.fromEntries(items.map(({ title, state, cancel_reason }) => [title, [state, cancel_reason]]))
  }
  const board = await boardOf(app, hiring)
  const { version = 0 } = board.cards[0] ?? {}
  await call(app, moveApplication, { token, params, body: { version, stage_id: stageAt(board, -1) } })
  expect(await seen()).toEqual({ 'Con el equipo': ['SCHEDULED', null], 'Otra charla': ['PROPOSED', null] })
  await app.runTasks()
  const off = ['CANCELLED', 'Ya no hace falta: el proceso terminó con la contratación.']
  expect(await seen()).toEqual({ 'Con el equipo': off, 'Otra charla': off })
  for (const email of [person.user.email, hiring.owner.user.email]) {
    const mails = (await sentTo(app, email)).filter(({ subject }) => subject === 'Entrevista cancelada')
    expect(mails.map(({ text }) => text.includes('el proceso terminó con la contratación'))).toEqual([true])
  }
  expect(await noticesOf(person.token)).toContainEqual(expect.stringMatching(/canceló tu entrevista/))
})

it('an account that goes takes its interview out of the calendar of whoever would have come', async () => {
  const hiring = await aHiring(app)
  const person = await anApplicant(app, hiring)
  const params = { id: person.application_id }
  const slots = [3, 4].map((days) => addDays(app.clock.now(), days).toISOString())
  const talk = {
    title: 'Charla',
    kind: 'VIDEO',
    duration_minutes: 30,
    timezone: 'UTC',
    place: 'Sala 1',
    usual_only: false,
  } as const
  const asked = { token: hiring.owner.token, params, body: { ...talk, slots } }
  const { answer } = await call(app, contract.proposeInterview, asked)
  const chosen = { ...params, interview_id: answer.id }
  await call(app, contract.chooseSlot, { token: person.token, params: chosen, body: { starts_at: slots[0] ?? '' } })
  await inTransaction(app.deps, (tx) => anonymiseEverythingOf(tx, person.user.id))
  const cancelled = async (email: string) =>
    (await sentTo(app, email)).filter(({ subject }) => subject === 'Entrevista cancelada')
  expect(await cancelled(hiring.owner.user.email)).toHaveLength(1)
  expect(await cancelled(person.user.email)).toEqual([])
})
