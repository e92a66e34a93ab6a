import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAutomation } from '#shared/hiring/automations.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { rejectApplication } from '#shared/hiring/decisions.ts'
import { listOutgoing } from '#shared/hiring/outgoing.ts'
import { createMessageTemplate } from '#shared/hiring/templates/templates.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, type Hiring, stageAt } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { behind } from '#tests/support/postgres/behind.ts'
import { automationsTask } from '../automations/automations.tasks.ts'
import { sendOutgoingTask } from './outgoing.tasks.ts'

const HOUR = 3600
const LETTER = 'Nos gustó tu perfil'
const NO = 'Gracias por tu tiempo: no seguimos adelante.'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A rule that writes to whoever applies, or comes into the nth stage, after two hours. */
async function aRule({ company, vacancy, owner }: Hiring, stage_id?: string): Promise<void> {
  const { token } = owner
  const text = { kind: 'MENSAJE', name: 'Seguimos', subject: LETTER, body: 'Hola, {nombre}: pronto te contamos más.' }
  const made = await call(app, createMessageTemplate, { token, params: { id: company.id }, body: text as never })
  const trigger = stage_id ? { kind: 'ENTER_STAGE' as const, stage_id } : { kind: 'APPLIED' as const }
  const action = { kind: 'SEND_TEMPLATE' as const, template_id: made.answer.id ?? '', delay_minutes: 120 }
  await call(app, createAutomation, { token, params: { id: vacancy.id }, body: { trigger, action } })
}
const runRules = () => automationsTask.run(app.deps, {}, { id: 'test' })

async function sendAfter(hours: number): Promise<void> {
  app.clock.forward(hours * HOUR)
  await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
}

const cardOf = async (hiring: Hiring, id: string) => {
  const card = (await boardOf(app, hiring)).cards.find((one) => one.id === id)
  if (!card) throw new Error('not on the board')
  return card
}

async function reject(hiring: Hiring, id: string): Promise<void> {
  const { version } = await cardOf(hiring, id)
  const said = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', version } as const
  const body = { ...said, message: { body: NO, delay_hours: 1 } }
  const { status } = await call(app, rejectApplication, { token: hiring.owner.token, params: { id }, body })
  expect(status).toBe(200)
}

async function hire(hiring: Hiring, id: string): Promise<void> {
  const { version, stage_id: expected_stage_id } = await cardOf(hiring, id)
  const body = { version, expected_stage_id, stage_id: stageAt(await boardOf(app, hiring), -1) }
  const { status } = await call(app, moveApplication, { token: hiring.owner.token, params: { id }, body })
  expect(status).toBe(200)
}

const subjectsTo = async (email: string) => (await sentTo(app, email)).map(({ subject }) => subject)

describe('a letter that waits', () => {
  it('never leaves after a «no», which leaves alone', async () => {
    const hiring = await aHiring(app)
    await aRule(hiring)
    const { application_id, user } = await anApplicant(app, hiring)
    await runRules()
    await reject(hiring, application_id)
    const at = { token: hiring.owner.token, params: { id: hiring.vacancy.id } }
    const waiting = (await call(app, listOutgoing, { ...at, query: { state: 'QUEUED' } })).answer.items
    expect(waiting.map(({ kind }) => kind)).toEqual(['REJECTION'])
    await sendAfter(72)
    expect(await subjectsTo(user.email)).toEqual(['Tu postulación a Analista de datos'])
  })

  it('is not sent to who was hired meanwhile, but what was written after that is', async () => {
    const hiring = await aHiring(app)
    await aRule(hiring)
    const { application_id, user } = await anApplicant(app, hiring)
    await runRules()
    app.clock.forward(60)
    await hire(hiring, application_id)
    await sendAfter(3)
    expect((await subjectsTo(user.email)).filter((subject) => subject === LETTER)).toEqual([])

    const welcoming = await aHiring(app)
    await aRule(welcoming, stageAt(await boardOf(app, welcoming), -1))
    const hired = await anApplicant(app, welcoming)
    await hire(welcoming, hired.application_id)
    await runRules()
    await sendAfter(3)
    expect((await subjectsTo(hired.user.email)).filter((subject) => subject === LETTER)).toHaveLength(1)
  })

  it('is not written by a rule to who was decided against in that moment', async () => {
    const hiring = await aHiring(app)
    await aRule(hiring)
    const { application_id: id } = await anApplicant(app, hiring)
    const hold = (holder: PoolClient) =>
      holder.query(
        `update applications set state = 'REJECTED', decided_at = now(), decision_side = 'COMPANY',
         decision_reason = 'EXPERIENCIA', version = version + 1 where id = $1`,
        [id],
      )
    await behind(app, { hold }, runRules)
    const at = { token: hiring.owner.token, params: { id: hiring.vacancy.id } }
    expect((await call(app, listOutgoing, { ...at, query: { state: 'QUEUED' } })).answer.items).toEqual([])
  })
})
