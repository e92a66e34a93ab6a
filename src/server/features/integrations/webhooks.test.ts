import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listActivity } from '#shared/companies/companies.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { rejectApplication } from '#shared/hiring/decisions.ts'
import { withdrawApplication } from '#shared/hiring/my-applications.ts'
import { NODE_SAMPLE } from '#shared/integrations/samples.ts'
import { webhookData, webhookExamples } from '#shared/integrations/webhook-data.ts'
import { webhookKind } from '#shared/integrations/webhook-kinds.ts'
import * as contract from '#shared/integrations/webhooks.ts'
import type { TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf } from '#tests/support/hiring.ts'
import {
  addWebhook,
  aListening,
  closeReceivers,
  createSendingApp,
  kindsAt,
  moveCard,
  pauseVacancy,
  sendTest,
  work,
} from '#tests/support/outside/listening.ts'
import { isSignedWith } from '#tests/support/outside/receiver.ts'

let app: TestApp
beforeAll(async () => {
  app = await createSendingApp()
})
afterEach(closeReceivers)
afterAll(() => app.close())

describe('a webhook', () => {
  it('tells what happens to an application, in order, signed, and of nobody by name', async () => {
    const listening = await aListening(app)
    const { hiring, receiver, secret } = listening
    const applicant = await anApplicant(app, hiring, 'Noelia Nombrada Nuez')
    const { application_id } = applicant
    await moveCard(app, hiring, application_id, 1)
    await moveCard(app, hiring, application_id, -1)
    await moveCard(app, hiring, application_id, 0)
    const withdrawn = await call(app, withdrawApplication, {
      token: applicant.token,
      params: { id: application_id },
      body: {},
    })
    expect(withdrawn.status).toBe(200)
    await work(listening)
    expect(kindsAt(listening)).toEqual([
      'application.received',
      'application.moved',
      'application.hired',
      'application.reopened',
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

  it('does not tell how somebody came while the review is blind', async () => {
    const listening = await aListening(app)
    const { receiver, hiring } = listening
    const { application_id } = await anApplicant(app, hiring)
    const { pool } = app.database
    await pool.query("update applications set source = 'INVITED', is_blind = true where id = $1", [application_id])
    await pool.query('update stages set is_blind = true where vacancy_id = $1', [hiring.vacancy.id])
    await moveCard(app, hiring, application_id, 1)
    await work(listening)
    expect(receiver.received.at(-1)?.body).toMatchObject({ type: 'application.moved', data: { source: 'DIRECT' } })
  })

  it('tells of vacancies, and only what was asked for', async () => {
    const listening = await aListening(app, ['vacancy.paused', 'application.rejected'])
    const { hiring, token } = listening
    const { application_id } = await anApplicant(app, hiring)
    const version = (await boardOf(app, hiring)).cards[0]?.version ?? 0
    const rejected = await call(app, rejectApplication, {
      token,
      params: { id: application_id },
      body: { side: 'COMPANY', reason: 'SALARIO', depth: 'CV', message: null, version },
    })
    await pauseVacancy(app, hiring)
    expect(rejected.status).toBe(200)
    await work(listening)
    expect(kindsAt(listening).toSorted()).toEqual(['application.rejected', 'vacancy.paused'])
  })

  it('is not told what was taken back with all that came of it', async () => {
    const listening = await aListening(app)
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
    const listening = await aListening(app)
    const { answer } = await call(app, contract.rotateSecret, listening)
    expect(answer.secret).not.toBe(listening.secret)
    await sendTest(listening)
    await work(listening)
    const [first] = listening.receiver.received
    expect([listening.secret, answer.secret].map((secret) => first && isSignedWith(secret, first))).toEqual([
      true,
      true,
    ])
    app.clock.forward(86_400)
    await sendTest(listening)
    await work(listening)
    const last = listening.receiver.received.at(-1)
    expect([listening.secret, answer.secret].map((secret) => last && isSignedWith(secret, last))).toEqual([false, true])
  })

  it('is checked by what the guide shows', async () => {
    const listening = await aListening(app)
    await sendTest(listening)
    await work(listening)
    const [sent] = listening.receiver.received
    const sample = await import(`data:text/javascript,${encodeURIComponent(NODE_SAMPLE)}`)
    const header = String(sent?.headers['skillo-signature'])
    const now = app.clock.now().getTime() / 1000
    const isOurs = (text: string, secret: string, at = now) => sample.isFromSkillo(header, text, secret, at)
    const { secret } = listening
    expect(await isOurs(sent?.text ?? '', secret)).toBe(true)
    expect(await isOurs(`${sent?.text} `, secret)).toBe(false)
    expect(await isOurs(sent?.text ?? '', 'whsec_other')).toBe(false)
    expect(await isOurs(sent?.text ?? '', secret, now + 301)).toBe(false)
  })

  it('keeps its secret from everybody afterwards', async () => {
    const listening = await aListening(app)
    const listed = await call(app, contract.listWebhooks, { token: listening.token, params: listening.params })
    expect(listed.text).not.toContain(listening.secret)
    const { rows } = await app.database.pool.query('select row_to_json(w)::text as row from webhooks w')
    expect(JSON.stringify(rows) + app.logged()).not.toContain(listening.secret)
  })
})

describe('the webhooks of a company', () => {
  it('are its own: others find neither them nor their log', async () => {
    const [mine, other] = [await aListening(app), await aListening(app)]
    await sendTest(mine)
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
      expect((await addWebhook(app, hiring, `http://127.0.0.1:9/h${one}?secreto=1`)).status).toBe(201)
    expect((await addWebhook(app, hiring, 'http://127.0.0.1:9/')).status).toBe(409)
    const { token } = hiring.owner
    const { answer, text } = await call(app, listActivity, { token, params: { id: hiring.company.id } })
    expect(answer.items[0]?.text).toBe("Laura Núñez-O'Hara añadió un webhook a 127.0.0.1:9.")
    expect(text).not.toContain('secreto')
  })

  it('go with it, and with them all that was sent', async () => {
    const listening = await aListening(app)
    await sendTest(listening)
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
