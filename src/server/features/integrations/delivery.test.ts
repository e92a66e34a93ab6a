import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TEST_KIND } from '#shared/integrations/webhook-kinds.ts'
import * as contract from '#shared/integrations/webhooks.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import type { TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { anApplicant } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import {
  aListening,
  closeReceivers,
  createSendingApp,
  kindsAt,
  later,
  logOf,
  moveCard,
  pauseVacancy,
  seenIn,
  sendTest,
  work,
} from '#tests/support/outside/listening.ts'
import { broken, fine, silent } from '#tests/support/outside/receiver.ts'
import { signedInAgain } from '#tests/support/vacancies.ts'

const [MINUTE, HOUR] = [60, 3600]

let app: TestApp
beforeAll(async () => {
  app = await createSendingApp()
})
afterEach(closeReceivers)
afterAll(() => app.close())

describe('what does not arrive', () => {
  it('is tried again with growing pauses until it does', async () => {
    const listening = await aListening(app, ['vacancy.paused'])
    const { receiver, hiring } = listening
    receiver.answers(broken)
    await pauseVacancy(app, hiring)
    await work(listening)
    const [failed] = await logOf(listening)
    expect(failed).toMatchObject({ outcome: 'WAITING', attempts: 1, last_status: 500, last_answer: 'algo se rompió' })
    await work(listening)
    expect(receiver.received).toHaveLength(1)
    await later(app, MINUTE)
    await work(listening)
    expect(receiver.received).toHaveLength(2)
    receiver.answers(fine)
    await later(app, 2 * MINUTE)
    await work(listening)
    const [arrived] = await logOf(listening)
    expect(arrived).toMatchObject({ outcome: 'DELIVERED', attempts: 3, last_status: 200, next_attempt_at: null })
    expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1)
    expect(await seenIn(listening)).toMatchObject({ failing_since: null, is_on: true })
  })

  it('holds up what follows of the same application, and nothing else', async () => {
    const listening = await aListening(app)
    const { receiver, hiring } = listening
    const [one, two] = [await anApplicant(app, hiring), await anApplicant(app, hiring, 'Otra Persona')]
    await moveCard(app, hiring, one.application_id, 1)
    await moveCard(app, hiring, two.application_id, 1)
    receiver.answers((response, { body }) =>
      body.data.application_id === one.application_id ? broken(response, body as never) : response.end(),
    )
    await work(listening)
    const told = (id: string) =>
      receiver.received.filter(({ body }) => body.data.application_id === id).map(({ body }) => body.type)
    expect(told(one.application_id)).toEqual(['application.received'])
    expect(told(two.application_id)).toEqual(['application.received', 'application.moved'])
    receiver.answers(fine)
    await later(app, MINUTE)
    await work(listening)
    expect(told(one.application_id)).toEqual(['application.received', 'application.received', 'application.moved'])
  })

  it('ends the webhook after a day, which its company hears of by bell and mail; what was not sent can be sent again', async () => {
    const listening = await aListening(app, ['vacancy.paused'])
    const { receiver, hiring, token, params } = listening
    receiver.answers(broken)
    await pauseVacancy(app, hiring)
    let tries = 0
    for (; (await seenIn(listening)).is_on && tries < 60; tries += 1) {
      await work(listening)
      await later(app, HOUR / 2)
    }
    expect(receiver.received.length).toBeGreaterThan(8)
    expect(await seenIn(listening)).toMatchObject({ is_on: false, stopped_at: expect.any(String) })
    const [given_up] = await logOf(listening)
    expect(given_up).toMatchObject({ outcome: 'FAILED', next_attempt_at: null })
    await app.runTasks()
    const bell = await call(app, listNotifications, { token })
    expect(bell.answer[0]?.message).toContain('nada llegó durante un día')
    const mails = await sentTo(app, hiring.owner.user.email)
    expect(mails.some(({ subject }) => subject.startsWith('Apagamos el webhook'))).toBe(true)
    expect((await sendTest(listening)).status).toBe(409)
    const on = { url: receiver.url, kinds: ['vacancy.paused' as const], is_on: true }
    expect((await call(app, contract.updateWebhook, { token, params, body: on })).answer.is_on).toBe(true)
    receiver.answers(fine)
    const again = { ...params, delivery_id: given_up?.id ?? '' }
    expect((await call(app, contract.resendDelivery, { token, params: again })).status).toBe(202)
    await work(listening)
    expect((await logOf(listening))[0]).toMatchObject({ outcome: 'DELIVERED' })
  })

  it('because nobody is there waits as a whole', async () => {
    const listening = await aListening(app, ['application.received'])
    for (const name of ['Una Persona', 'Dos Personas', 'Tres Personas']) await anApplicant(app, listening.hiring, name)
    await listening.receiver.close()
    await work(listening)
    const tried = (await logOf(listening)).map(({ attempts }) => attempts)
    expect(tried).toEqual([1, 1, 1])
    await anApplicant(app, listening.hiring, 'Cuatro Personas')
    await later(app, 0)
    expect((await logOf(listening)).filter(({ attempts }) => attempts === 0)).toHaveLength(1)
    await sendTest(listening)
    await work(listening)
    const tested = (await logOf(listening)).find(({ kind }) => kind === TEST_KIND)
    expect(tested).toMatchObject({ outcome: 'FAILED', last_failure: 'CONNECTION' })
  })

  it('is a test that is tried once', async () => {
    const listening = await aListening(app)
    listening.receiver.answers(broken)
    expect((await sendTest(listening)).answer).toMatchObject({ kind: TEST_KIND, outcome: 'WAITING' })
    await work(listening)
    expect((await logOf(listening))[0]).toMatchObject({ outcome: 'FAILED', attempts: 1, last_status: 500 })
    expect(await seenIn(listening)).toMatchObject({ failing_since: null })
  })

  it('leaves the log after a month', async () => {
    const listening = await aListening(app)
    await sendTest(listening)
    await work(listening)
    await later(app, 31 * 24 * HOUR)
    const token = await signedInAgain(app, listening.hiring.owner.user)
    expect(await logOf({ ...listening, token })).toEqual([])
  })
})

describe('several at once', () => {
  it('work on one address one after the other, and nothing is sent twice', async () => {
    const listening = await aListening(app, ['application.received'])
    for (const name of ['Una Persona', 'Dos Personas', 'Tres Personas']) await anApplicant(app, listening.hiring, name)
    await Promise.all(['a', 'b', 'c', 'd'].map((by) => work(listening, by)))
    const ids = listening.receiver.received.map(({ headers }) => headers['skillo-delivery'])
    expect([ids.length, new Set(ids).size]).toEqual([3, 3])
  })

  it('a receiver that says nothing holds up no other company', async () => {
    const [slow, quick] = [await aListening(app), await aListening(app)]
    slow.receiver.answers(silent)
    await sendTest(slow)
    await sendTest(quick)
    const hanging = work(slow)
    await work(quick)
    expect(kindsAt(quick)).toEqual([TEST_KIND])
    expect((await logOf(slow))[0]).toMatchObject({ outcome: 'WAITING', last_attempt_at: null })
    await slow.receiver.close()
    await hanging
    expect((await logOf(slow))[0]).toMatchObject({ outcome: 'FAILED', last_failure: 'CONNECTION' })
  })
})
