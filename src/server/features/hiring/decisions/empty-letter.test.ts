import { afterAll, beforeAll, expect, it } from 'vitest'
import { rejectApplication } from '#shared/hiring/decisions.ts'
import { listOutgoing } from '#shared/hiring/outgoing.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('a letter without a word is not sent: whoever writes it is asked, and nothing is decided', async () => {
  const hiring = await aHiring(app)
  const { application_id: id } = await anApplicant(app, hiring)
  const { token } = hiring.owner
  const no = async (body: string, missing_requirement_ids: string[] = []) => {
    const { version = 0 } = (await boardOf(app, hiring)).cards[0] ?? {}
    const why = { side: 'COMPANY', reason: 'REQUISITOS', depth: 'CV', version, missing_requirement_ids } as const
    const said = { ...why, message: { body, delay_hours: 4 } }
    return call(app, rejectApplication, { token, params: { id }, body: said })
  }
  const holed = 'No seguimos adelante porque nos faltó ver {qué_faltó}.'
  const refused = await no(holed)
  expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([422, ['message.body']])
  const [requirement] = hiring.vacancy.document.requirements
  expect((await no(`Gracias por tu tiempo. ${holed}`, requirement && [requirement.id])).status).toBe(200)
  const queue = await call(app, listOutgoing, { token, params: { id: hiring.vacancy.id }, query: {} })
  expect(queue.answer.items.map(({ body }) => body)).toEqual([
    'Gracias por tu tiempo. No seguimos adelante porque nos faltó ver SQL.',
  ])
})
