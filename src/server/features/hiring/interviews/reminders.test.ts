import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSeconds } from '#shared/core/time.ts'
import * as contract from '#shared/hiring/interviews.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { hiringClockTask } from '../deadlines/deadlines.tasks.ts'

const HOUR = 3600

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const tick = async (hours: number) => {
  app.clock.forward(hours * HOUR)
  await hiringClockTask.run(app.deps, {}, { id: 'test' })
}

/** Somebody who has just chosen an hour, and what they are reminded with. */
async function chosen(hours: number) {
  const hiring = await aHiring(app)
  const { token, user, application_id: id } = await anApplicant(app, hiring)
  const slots = [hours, hours + 48].map((one) => addSeconds(app.clock.now(), one * HOUR).toISOString())
  const talk = {
    title: 'Charla',
    kind: 'VIDEO',
    duration_minutes: 30,
    timezone: 'UTC',
    place: 'Sala 1',
    usual_only: false,
  } as const
  const asked = { token: hiring.owner.token, params: { id }, body: { ...talk, slots } }
  const { answer } = await call(app, contract.proposeInterview, asked)
  const params = { id, interview_id: answer.id }
  await call(app, contract.chooseSlot, { token, params, body: { starts_at: slots[0] ?? '' } })
  return async () =>
    (await sentTo(app, user.email)).filter(({ subject }) => subject.includes('se acerca')).map(({ text }) => text)
}

it('whoever chooses an hour of the same day is reminded an hour before, and nobody says «mañana»', async () => {
  const reminders = await chosen(6)
  await tick(0)
  expect(await reminders()).toEqual([])
  await tick(5.5)
  expect(await reminders()).toHaveLength(1)
})

it('a day before, the moment is said as it is where the person lives', async () => {
  const reminders = await chosen(30)
  // The clock was stopped for a while: it is the same day by now.
  await tick(20)
  const [text = '', ...others] = await reminders()
  expect(others).toEqual([])
  expect(text).not.toContain('mañana')
  expect(text).toMatch(/\d{1,2} de marzo, \d\d:\d\d, hora de Madrid/)
})
