import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BulkAction, previewBulk, startBulk } from '#shared/hiring/bulk.ts'
import { listOutgoing } from '#shared/hiring/outgoing.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant } from '#tests/support/hiring.ts'
import { bulkTask } from './bulk.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const rejecting: BulkAction = {
  kind: 'REJECT',
  rejection: {
    side: 'COMPANY',
    reason: 'EXPERIENCIA',
    depth: 'CV',
    missing_requirement_ids: [],
    note_private: null,
    asks_pool: false,
    message: { body: null, delay_hours: 1 },
  },
}

it.each<[string, BulkAction]>([
  ['message', { kind: 'MESSAGE', body: 'Hola, {nombre}: seguimos con {vacante}.' }],
  ['answer', rejecting],
])('a %s to many is shown to whoever sends it as each of them will read it', async (_, action) => {
  const hiring = await aHiring(app)
  const people = [await anApplicant(app, hiring, 'Nora Vidal'), await anApplicant(app, hiring, 'Teo Bravo')]
  const at = { token: hiring.owner.token, params: { id: hiring.vacancy.id } }
  const shown = []
  for (const { application_id } of people) {
    const { answer } = await call(app, previewBulk, { ...at, body: { application_id, action } })
    shown.push(answer.letter)
  }
  expect(shown.map((letter) => letter?.to)).toEqual(['Nora Vidal', 'Teo Bravo'])
  expect(shown[0]?.body).toContain('Nora')
  expect((await call(app, listOutgoing, { ...at, query: { state: 'QUEUED' } })).answer.items).toEqual([])
  const application_ids = people.map(({ application_id }) => application_id)
  const work = await call(app, startBulk, { ...at, body: { creation_key: randomUUID(), application_ids, action } })
  await bulkTask.run(app.deps, { bulk_id: work.answer.id }, { id: 'test' })
  const queued = (await call(app, listOutgoing, { ...at, query: { state: 'QUEUED' } })).answer.items
  for (const [n, id] of application_ids.entries()) {
    const mail = queued.find((one) => one.application_id === id)
    expect([mail?.subject, mail?.body]).toEqual([shown[n]?.subject, shown[n]?.body])
  }
})

it('who has been decided on, and an application of another vacancy, get no letter', async () => {
  const [hiring, other] = [await aHiring(app), await aHiring(app)]
  const [one, foreign] = [await anApplicant(app, hiring), await anApplicant(app, other)]
  const at = { token: hiring.owner.token, params: { id: hiring.vacancy.id } }
  const ask = (application_id: string) => call(app, previewBulk, { ...at, body: { application_id, action: rejecting } })
  expect((await ask(foreign.application_id)).status).toBe(404)
  const body = { creation_key: randomUUID(), application_ids: [one.application_id], action: rejecting }
  const work = await call(app, startBulk, { ...at, body })
  await bulkTask.run(app.deps, { bulk_id: work.answer.id }, { id: 'test' })
  expect((await ask(one.application_id)).answer.letter).toBeNull()
})
