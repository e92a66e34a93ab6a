import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateRules } from '#shared/core/limits.ts'
import { startBulk } from '#shared/hiring/bulk.ts'
import { rejectApplication } from '#shared/hiring/decisions.ts'
import { listMessages, sendMessage } from '#shared/hiring/messages.ts'
import { getMyApplication } from '#shared/hiring/my-applications.ts'
import { listOutgoing } from '#shared/hiring/outgoing.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { bulkTask } from '../bulk/bulk.tasks.ts'
import { sendOutgoingTask } from '../sending/outgoing.tasks.ts'

const HOUR = 3600

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function aTalk() {
  const hiring = await aHiring(app)
  const { application_id: id, token, user } = await anApplicant(app, hiring)
  const write = (words: string) =>
    call(app, sendMessage, {
      token: hiring.owner.token,
      params: { id },
      body: { creation_key: randomUUID(), body: words },
    })
  const read = () => call(app, listMessages, { token, params: { id } })
  const told = async () => {
    const sql = `select count(*)::int as count from events where kind = 'MSG_TO_SEEKER' and person_id = $1`
    return (await app.database.pool.query(sql, [user.id])).rows[0].count
  }
  return { hiring, id, token, user, write, read, told }
}

it('a message is told of once until it is read', async () => {
  const { write, read, told } = await aTalk()
  for (const words of ['Hola.', '¿Te viene bien el lunes?', 'O el martes.'])
    expect((await write(words)).status).toBe(201)
  expect(await told()).toBe(1)
  expect((await read()).answer.items).toHaveLength(3)
  await write('Gracias.')
  expect(await told()).toBe(2)
})

it('messages, letters and answers end at the limit of a day: everything is written, nothing more is mailed', async () => {
  const { hiring, id, token, user, write, read, told } = await aTalk()
  const { max } = rateRules.company_mail_person
  for (let time = 0; time < max; time++) {
    await write(`Mensaje ${time}`)
    await read()
  }
  expect(await told()).toBe(max)
  expect((await write('Uno más.')).status).toBe(201)
  expect(await told()).toBe(max)

  const at = { token: hiring.owner.token, params: { id: hiring.vacancy.id } }
  const action = { kind: 'MESSAGE', body: 'Hola, {nombre}: seguimos.' } as const
  const many = await call(app, startBulk, {
    ...at,
    body: { creation_key: randomUUID(), application_ids: [id], action },
  })
  await bulkTask.run(app.deps, { bulk_id: many.answer.id }, { id: 'test' })
  expect((await call(app, listOutgoing, { ...at, query: { state: 'QUEUED' } })).answer.items).toEqual([])

  const { version = 0 } = (await boardOf(app, hiring)).cards[0] ?? {}
  const why = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', version } as const
  const message = { body: 'Gracias por tu tiempo: no seguimos adelante.', delay_hours: 1 }
  await call(app, rejectApplication, { token: hiring.owner.token, params: { id }, body: { ...why, message } })
  app.clock.forward(2 * HOUR)
  await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
  expect((await call(app, listOutgoing, { ...at, query: { state: 'SENT' } })).answer.items).toHaveLength(1)
  expect((await call(app, getMyApplication, { token, params: { id } })).text).toContain('no seguimos adelante')
  expect((await sentTo(app, user.email)).map(({ subject }) => subject)).not.toContain(
    'Tu postulación a Analista de datos',
  )
})
