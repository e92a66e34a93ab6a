import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listActivity } from '#shared/companies/companies.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { rejectApplication } from '#shared/hiring/decisions.ts'
import { withdrawApplication } from '#shared/hiring/my-applications.ts'
import { webhookData, webhookExamples } from '#shared/integrations/webhook-data.ts'
import { TEST_KIND, type WebhookKind, webhookKind } from '#shared/integrations/webhook-kinds.ts'
import * as contract from '#shared/integrations/webhooks.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { pauseVacancy } from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, type Hiring, stageAt } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { signedInAgain } from '#tests/support/vacancies.ts'
import { aReceiver, broken, fine, isSignedWith, type Receiver, silent } from '#tests/support/outside/receiver.ts'
import { deliverWebhooksTask, webhooksClockTask } from './integrations.tasks.ts'

const [MINUTE, HOUR] = [60, 3600]

let app: TestApp
const receivers: Receiver[] = []
beforeAll(async () => {
  app = await createTestApp({ env: { WEBHOOKS_LOOPBACK: '1' } })
})
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close()
})
afterAll(() => app.close())

async function receiving(): Promise<Receiver> {
  const receiver = await aReceiver()
  receivers.push(receiver)
  return receiver
}

const add = ({ company, owner }: Hiring, url: string, kinds: WebhookKind[] = [...webhookKind.options]) =>
  call(app, contract.createWebhook, { token: owner.token, params: { id: company.id }, body: { url, kinds } })

/** A company that is told of everything. */
async function aListening(kinds?: WebhookKind[]) {
  const [hiring, receiver] = [await aHiring(app), await receiving()]
  const { answer } = await add(hiring, receiver.url, kinds)
  const params = { id: hiring.company.id, webhook_id: answer.webhook.id }
  return { hiring, receiver, params, token: hiring.owner.token, secret: answer.secret, id: answer.webhook.id }
}
type Listening = Awaited<ReturnType<typeof aListening>>

const work = ({ id }: Pick<Listening, 'id'>) => deliverWebhooksTask.run(app.deps, { webhook_id: id }, { id: 'test' })
/** Time goes on, and the clock comes by. */
async function later(seconds: number): Promise<void> {
  app.clock.forward(seconds)
  await webhooksClockTask.run(app.deps, {}, { id: 'clock' })
}
const kindsAt = ({ receiver }: Listening) => receiver.received.map(({ body }) => body.type)
const logOf = async ({ token, params }: Listening) =>
  (await call(app, contract.listDeliveries, { token, params })).answer.items
const sentTest = ({ token, params }: Listening) => call(app, contract.testWebhook, { token, params })
const seenIn = async ({ hiring, id }: Listening) => {
  const { answer } = await call(app, contract.listWebhooks, {
    token: hiring.owner.token,
    params: { id: hiring.company.id },
  })
  const found = answer.items.find((one) => one.id === id)
  if (!found) throw new Error('not listed')
  return found
}

async function moveTo(hiring: Hiring, application_id: string, index: number): Promise<void> {
  const board = await boardOf(app, hiring)
  const version = board.cards.find(({ id }) => id === application_id)?.version ?? 0
  const body = { stage_id: stageAt(board, index), version }
  const { status } = await call(app, moveApplication, {
    token: hiring.owner.token,
    params: { id: application_id },
    body,
  })
  expect(status).toBe(200)
}

describe('a webhook', () => {
  it('tells what happens to an application, in order, signed, and of nobody by name', async () => {
    const listening = await aListening()
    const { hiring, receiver, secret } = listening
    const applicant = await anApplicant(app, hiring, 'Noelia Nombrada Nuez')
    const { application_id } = applicant
    await moveTo(hiring, application_id, 1)
    await moveTo(hiring, application_id, -1)
    await moveTo(hiring, application_id, 0)
    const withdrawn = await call(app, withdrawApplication, {
      ...{ token: applicant.token, params: { id: application_id } },
      body: {},
    })
    expect(withdrawn.status).toBe(200)
    await work(listening)
    expect(kindsAt(listening)).toEqual([
      ...['application.received', 'application.moved', 'application.hired', 'application.reopened'],
      'application.withdrawn',
    ])
    for (const one of receiver.received) {
      expect(isSignedWith(secret, one)).toBe(true)
      expect(isSignedWith('whsec_of-somebody-else', one)).toBe(false)
      expect(one.body).toMatchObject({ company_id: hiring.company.id, data: { application_id } })
      expect(webhookData[one.body.type].parse(one.body.data)).toEqual(one.body.data)
      expect(one.text).not.toMatch(/Noelia|Nombrada|Nuez|correo\.example/)
      expect(one.text).not.toContain(applicant.user.id)
    }
    expect(receiver.received[1]?.body.data).toMatchObject({ previous_stage: { name: expect.any(String) } })
  })

  it('tells of vacancies, and only what was asked for', async () => {
    const listening = await aListening(['vacancy.paused', 'application.rejected'])
    const { hiring, token } = listening
    const { application_id } = await anApplicant(app, hiring)
    const version = (await boardOf(app, hiring)).cards[0]?.version ?? 0
    const rejected = await call(app, rejectApplication, {
      ...{ token, params: { id: application_id } },
      body: { side: 'COMPANY', reason: 'SALARIO', depth: 'CV', message: null, version },
    })
    const paused = await call(app, pauseVacancy, { token, params: { id: hiring.vacancy.id } })
    expect([rejected.status, paused.status]).toEqual([200, 200])
    await work(listening)
    expect(kindsAt(listening).toSorted()).toEqual(['application.rejected', 'vacancy.paused'])
  })

  it('is not told what was taken back with all that came of it', async () => {
    const listening = await aListening()
    const { application_id } = await anApplicant(app, listening.hiring)
    await work(listening)
    const before = listening.receiver.received.length
    const stale = { stage_id: application_id, version: 1 }
    const { token } = listening
    expect((await call(app, moveApplication, { token, params: { id: application_id }, body: stale })).status).toBe(409)
    await work(listening)
    expect(listening.receiver.received).toHaveLength(before)
  })

  it('signs with the old secret as well for a day', async () => {
    const listening = await aListening()
    const { answer } = await call(app, contract.rotateSecret, listening)
    expect(answer.secret).not.toBe(listening.secret)
    await sentTest(listening)
    await work(listening)
    const [first] = listening.receiver.received
    expect([listening.secret, answer.secret].map((secret) => first && isSignedWith(secret, first))).toEqual([true, true])
    app.clock.forward(24 * HOUR)
    await sentTest(listening)
    await work(listening)
    const last = listening.receiver.received.at(-1)
    expect([listening.secret, answer.secret].map((secret) => last && isSignedWith(secret, last))).toEqual([false, true])
  })

  it('keeps its secret from everybody afterwards', async () => {
    const listening = await aListening()
    const listed = await call(app, contract.listWebhooks, { token: listening.token, params: listening.params })
    expect(listed.text).not.toContain(listening.secret)
    const { rows } = await app.database.pool.query('select row_to_json(w)::text as row from webhooks w')
    expect(JSON.stringify(rows) + app.logged()).not.toContain(listening.secret)
  })
})

describe('what does not arrive', () => {
  it('is tried again with growing pauses until it does', async () => {
    const listening = await aListening(['vacancy.paused'])
    const { receiver, hiring, token } = listening
    receiver.answers(broken)
    await call(app, pauseVacancy, { token, params: { id: hiring.vacancy.id } })
    await work(listening)
    const [failed] = await logOf(listening)
    expect(failed).toMatchObject({ outcome: 'WAITING', attempts: 1, last_status: 500, last_answer: 'algo se rompió' })
    await work(listening)
    expect(receiver.received).toHaveLength(1)
    await later(MINUTE)
    await work(listening)
    expect(receiver.received).toHaveLength(2)
    receiver.answers(fine)
    await later(2 * MINUTE)
    await work(listening)
    const [arrived] = await logOf(listening)
    expect(arrived).toMatchObject({ outcome: 'DELIVERED', attempts: 3, last_status: 200, next_attempt_at: null })
    expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1)
    expect(await seenIn(listening)).toMatchObject({ failing_since: null, is_on: true })
  })

  it('holds up what follows of the same application, and nothing else', async () => {
    const listening = await aListening()
    const { receiver, hiring } = listening
    const [one, two] = [await anApplicant(app, hiring), await anApplicant(app, hiring, 'Otra Persona')]
    await moveTo(hiring, one.application_id, 1)
    await moveTo(hiring, two.application_id, 1)
    receiver.answers((response, { body }) =>
      body.data.application_id === one.application_id ? broken(response, body as never) : response.end(),
    )
    await work(listening)
    const told = (id: string) =>
      receiver.received.filter(({ body }) => body.data.application_id === id).map(({ body }) => body.type)
    expect(told(one.application_id)).toEqual(['application.received'])
    expect(told(two.application_id)).toEqual(['application.received', 'application.moved'])
    receiver.answers(fine)
    await later(MINUTE)
    await work(listening)
    expect(told(one.application_id)).toEqual(['application.received', 'application.received', 'application.moved'])
  })

  it('ends the webhook after a day, which its company hears of by bell and mail; what was not sent can be sent again', async () => {
    const listening = await aListening(['vacancy.paused'])
    const { receiver, hiring, token, params } = listening
    receiver.answers(broken)
    await call(app, pauseVacancy, { token, params: { id: hiring.vacancy.id } })
    let tries = 0
    for (; (await seenIn(listening)).is_on && tries < 60; tries += 1) {
      await work(listening)
      await later(HOUR / 2)
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
    expect((await sentTest(listening)).status).toBe(409)
    const on = { url: receiver.url, kinds: ['vacancy.paused' as const], is_on: true }
    expect((await call(app, contract.updateWebhook, { token, params, body: on })).answer.is_on).toBe(true)
    receiver.answers(fine)
    const again = { ...params, delivery_id: given_up?.id ?? '' }
    expect((await call(app, contract.resendDelivery, { token, params: again })).status).toBe(202)
    await work(listening)
    expect((await logOf(listening))[0]).toMatchObject({ outcome: 'DELIVERED' })
  })

  it('because nobody is there waits as a whole', async () => {
    const listening = await aListening(['application.received'])
    for (const name of ['Una Persona', 'Dos Personas', 'Tres Personas']) await anApplicant(app, listening.hiring, name)
    await listening.receiver.close()
    await work(listening)
    const tried = (await logOf(listening)).map(({ attempts }) => attempts)
    expect(tried).toEqual([1, 1, 1])
    await anApplicant(app, listening.hiring, 'Cuatro Personas')
    await webhooksClockTask.run(app.deps, {}, { id: 'clock' })
    expect((await logOf(listening))[0]).toMatchObject({ last_failure: null })
    receivers.splice(0)
  })

  it('is a test that is tried once', async () => {
    const listening = await aListening()
    listening.receiver.answers(broken)
    expect((await sentTest(listening)).answer).toMatchObject({ kind: TEST_KIND, outcome: 'WAITING' })
    await work(listening)
    expect((await logOf(listening))[0]).toMatchObject({ outcome: 'FAILED', attempts: 1, last_status: 500 })
    expect(await seenIn(listening)).toMatchObject({ failing_since: null })
  })

  it('leaves the log after a month', async () => {
    const listening = await aListening()
    await sentTest(listening)
    await work(listening)
    await later(31 * 24 * HOUR)
    const token = await signedInAgain(app, listening.hiring.owner.user)
    expect(await logOf({ ...listening, token })).toEqual([])
  })
})

describe('several at once', () => {
  it('work on one address one after the other, and nothing is sent twice', async () => {
    const listening = await aListening(['application.received'])
    for (const name of ['Una Persona', 'Dos Personas', 'Tres Personas']) await anApplicant(app, listening.hiring, name)
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((id) => deliverWebhooksTask.run(app.deps, { webhook_id: listening.id }, { id })),
    )
    const ids = listening.receiver.received.map(({ headers }) => headers['skillo-delivery'])
    expect([ids.length, new Set(ids).size]).toEqual([3, 3])
  })

  it('a receiver that says nothing holds up no other company', async () => {
    const [slow, quick] = [await aListening(), await aListening()]
    slow.receiver.answers(silent)
    await sentTest(slow)
    await sentTest(quick)
    const hanging = work(slow)
    await work(quick)
    expect(kindsAt(quick)).toEqual([TEST_KIND])
    expect((await logOf(slow))[0]).toMatchObject({ outcome: 'WAITING', last_attempt_at: null })
    await slow.receiver.close()
    receivers.splice(receivers.indexOf(slow.receiver), 1)
    await hanging
    expect((await logOf(slow))[0]).toMatchObject({ outcome: 'FAILED', last_failure: 'CONNECTION' })
  })
})

describe('the webhooks of a company', () => {
  it('are its own: others find neither them nor their log', async () => {
    const [mine, other] = [await aListening(), await aListening()]
    await sentTest(mine)
    const params = { ...mine.params, id: other.params.id }
    const { token } = other
    const answers = [
      await call(app, contract.listDeliveries, { token, params: mine.params }),
      await call(app, contract.listDeliveries, { token, params }),
      await call(app, contract.testWebhook, { token, params }),
      await call(app, contract.rotateSecret, { token, params }),
      await call(app, contract.deleteWebhook, { token, params }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  it('are few, and each is in the list of what happened', async () => {
    const hiring = await aHiring(app)
    for (let one = 0; one < contract.WEBHOOKS_MAX; one += 1)
      expect((await add(hiring, `http://127.0.0.1:9/h${one}?secreto=1`)).status).toBe(201)
    expect((await add(hiring, 'http://127.0.0.1:9/')).status).toBe(409)
    const { token } = hiring.owner
    const { answer, text } = await call(app, listActivity, { token, params: { id: hiring.company.id } })
    expect(answer.items[0]?.text).toBe("Laura Núñez-O'Hara añadió un webhook a 127.0.0.1:9.")
    expect(text).not.toContain('secreto')
  })

  it('go with it, and with them all that was sent', async () => {
    const listening = await aListening()
    await sentTest(listening)
    const { id } = listening.hiring.company
    await app.database.pool.query('delete from vacancies where company_id = $1', [id])
    await app.database.pool.query('delete from companies where id = $1', [id])
    const { rows } = await app.database.pool.query('select 1 from webhook_deliveries where webhook_id = $1', [
      listening.id,
    ])
    expect(rows).toEqual([])
  })

  it('are described with an example of each, which its schema reads', async () => {
    const { answer } = await call(app, contract.describeWebhooks, {})
    expect(answer.items.map(({ type }) => type)).toEqual(webhookKind.options)
    for (const { type, data } of webhookExamples) expect(webhookData[type].parse(data)).toEqual(data)
    for (const { data } of webhookExamples) expect(Object.values(data)).not.toContain(undefined)
  })
})
