import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as decisions from '#shared/hiring/decisions.ts'
import { getMyApplication } from '#shared/hiring/my-applications.ts'
import { listOutgoing } from '#shared/hiring/outgoing.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf } from '#tests/support/hiring.ts'
import { sendOutgoingTask } from '../sending/outgoing.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('a letter says what was missing as people say it, and glues no question into it', async () => {
  const asked = [
    { type: 'SKILL', value: { name: 'Gesden', skill_id: null, min_years: 2 } },
    { type: 'CUSTOM', value: { question: '¿Vives en Valencia o alrededores?' } },
    { type: 'LANGUAGE', value: { language: 'en', min_level: 'B2' } },
  ].map((one) => ({ ...one, id: randomUUID(), importance: 'IMPORTANTE' }))
  const hiring = await aHiring(app, { requirements: asked as never })
  const { application_id: id, token: own } = await anApplicant(app, hiring)
  const { token } = hiring.owner
  const missing = asked.map((one) => one.id)
  const prepared = await call(app, decisions.getRejectionText, {
    token,
    params: { id },
    query: { depth: 'CV', missing },
  })
  const sentence = 'Para este puesto buscábamos además: Gesden (2 años o más) e inglés (B2 o más).'
  expect(prepared.answer.body).toContain(sentence)
  const version = (await boardOf(app, hiring)).cards[0]?.version ?? 0
  const said = { side: 'COMPANY', reason: 'REQUISITOS', depth: 'CV', version } as const
  const message = { body: 'Hola, {nombre}: gracias por postularte. {qué_faltó}', delay_hours: 1 }
  const body = { ...said, message, missing_requirement_ids: missing }
  expect((await call(app, decisions.rejectApplication, { token, params: { id }, body })).status).toBe(200)
  const [waiting] = (await call(app, listOutgoing, { token, params: { id: hiring.vacancy.id } })).answer.items
  expect(waiting?.body).toBe(`Hola, Ana: gracias por postularte. ${sentence}`)
  app.clock.forward(3600)
  await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
  // In a list of its own it is read as what it is.
  const { decision } = (await call(app, getMyApplication, { token: own, params: { id } })).answer
  expect(decision?.missing).toContain('¿Vives en Valencia o alrededores?')
})
