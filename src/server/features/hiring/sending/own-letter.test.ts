import { afterAll, beforeAll, expect, it } from 'vitest'
import { rejectApplication } from '#shared/hiring/decisions.ts'
import * as contract from '#shared/hiring/outgoing.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aMember } from '#tests/support/factories.ts'
import { aHiring, anApplicant, boardOf } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it.each(['ADMIN', 'RECRUITER'] as const)('a letter that waits for an %s does not exist for them', async (role) => {
  const hiring = await aHiring(app)
  const own = await anApplicant(app, hiring, 'Nora Vidal')
  const other = await anApplicant(app, hiring, 'Teo Bravo')
  await aMember(app, hiring.company, own.user, role)
  const at = { params: { id: hiring.vacancy.id } }
  for (const { application_id: id } of [own, other]) {
    const version = (await boardOf(app, hiring)).cards.find((card) => card.id === id)?.version ?? 0
    const said = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', version } as const
    const body = { ...said, message: { body: 'Gracias por tu tiempo: no seguimos adelante.', delay_hours: 4 } }
    expect((await call(app, rejectApplication, { token: hiring.owner.token, params: { id }, body })).status).toBe(200)
  }
  const all = (await call(app, contract.listOutgoing, { ...at, token: hiring.owner.token })).answer
  expect(all.queued).toBe(2)
  const read = (await call(app, contract.listOutgoing, { ...at, token: own.token })).answer
  expect([read.queued, read.items.map(({ application_id }) => application_id)]).toEqual([1, [other.application_id]])
  const letter = all.items.find(({ application_id }) => application_id === own.application_id)
  if (!letter) throw new Error('no letter waits')
  const params = { id: hiring.vacancy.id, outgoing_id: letter.id }
  const words = { subject: 'Buenas noticias', body: 'Empiezas el lunes.', send_at: letter.send_at }
  const tried = [
    await call(app, contract.changeOutgoing, { token: own.token, params, body: words }),
    await call(app, contract.cancelOutgoing, { token: own.token, params }),
  ]
  expect(tried.map(({ status }) => status)).toEqual([404, 404])
  const after = (await call(app, contract.listOutgoing, { ...at, token: hiring.owner.token })).answer
  expect(after.items.find(({ id }) => id === letter.id)).toMatchObject({ subject: letter.subject, state: 'QUEUED' })
})
