import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '#shared/core/time.ts'
import * as contract from '#shared/hiring/interviews.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { request } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function proposed() {
  const hiring = await aHiring(app)
  const person = await anApplicant(app, hiring)
  const [token, id] = [hiring.owner.token, person.application_id]
  const slots = [3, 4].map((days) => addDays(app.clock.now(), days).toISOString())
  const talk = {
    title: 'Charla',
    kind: 'VIDEO',
    duration_minutes: 30,
    timezone: 'UTC',
    place: 'Sala 1',
    usual_only: false,
  } as const
  const { answer } = await call(app, contract.proposeInterview, { token, params: { id }, body: { ...talk, slots } })
  const params = { id, interview_id: answer.id }
  const choose = () =>
    call(app, contract.chooseSlot, { token: person.token, params, body: { starts_at: slots[0] ?? '' } })
  const cancel = () => call(app, contract.cancelInterview, { token, params, body: { reason: 'Cambió la agenda.' } })
  const mails = async () =>
    (await sentTo(app, person.user.email)).filter(({ subject }) => subject === 'Entrevista cancelada')
  return { person, params, choose, cancel, mails }
}

it('hours that nobody agreed on are taken back by mail too, with the reason', async () => {
  const { cancel, mails } = await proposed()
  await cancel()
  const [mail] = await mails()
  expect(mail?.text).toContain('La empresa canceló los horarios que te había propuesto.')
  expect(mail?.text).toContain('Cambió la agenda.')
})

it('the file of one that was called off takes it out of the calendar', async () => {
  const { person, params, choose, cancel, mails } = await proposed()
  await choose()
  const url = `/api/v1/applications/${params.id}/interviews/${params.interview_id}/ics`
  expect((await request(app, { url, token: person.token })).body).toContain('METHOD:REQUEST')
  await cancel()
  expect((await request(app, { url, token: person.token })).body).toContain('METHOD:CANCEL')
  expect((await mails()).map(({ text }) => text.includes('Cambió la agenda.'))).toEqual([true])
})
