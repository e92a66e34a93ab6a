import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '#shared/core/time.ts'
import { getRejectionText } from '#shared/hiring/decisions.ts'
import { chooseSlot, listInterviews, proposeInterview } from '#shared/hiring/interviews.ts'
import { listMyApplications } from '#shared/hiring/my-applications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Somebody who never chose a zone, and whose CV says where they live. */
async function living(basics: { city: string; country: string }) {
  const hiring = await aHiring(app)
  const { pool } = app.database
  await pool.query(`update companies set timezone = 'Europe/Madrid' where id = $1`, [hiring.company.id])
  const person = await anApplicant(app, hiring)
  await pool.query(`update users set timezone = 'UTC' where id = $1`, [person.user.id])
  const lives = `jsonb_set(content, '{document,basics}', content #> '{document,basics}' || $2)`
  const id = person.application_id
  await pool.query(`update application_snapshots set content = ${lives} where application_id = $1`, [id, basics])
  return { hiring, person, token: hiring.owner.token, params: { id } }
}

it('each side reads the hour on its own clock, and which clock that is', async () => {
  const { hiring, person, token, params } = await living({ city: 'Tijuana', country: 'MX' })
  const day = addDays(app.clock.now(), 3).toISOString().slice(0, 10)
  const slots = [`${day}T17:00:00.000Z`, `${day}T18:00:00.000Z`]
  const talk = {
    title: 'Charla',
    kind: 'VIDEO',
    duration_minutes: 30,
    timezone: 'Europe/Madrid',
    place: 'Sala',
  } as const
  const { answer } = await call(app, proposeInterview, { token, params, body: { ...talk, slots } })
  const chosen = { ...params, interview_id: answer.id }
  await call(app, chooseSlot, { token: person.token, params: chosen, body: { starts_at: slots[0] ?? '' } })
  const confirmed = async (email: string) =>
    (await sentTo(app, email)).find(({ subject }) => subject === 'Entrevista confirmada')?.text
  expect(await confirmed(person.user.email)).toMatch(/(?:09|10):00, hora de Tijuana/)
  expect(await confirmed(hiring.owner.user.email)).toMatch(/1[89]:00, hora de Madrid/)
  // The screen goes by the same clock as the mail.
  const own = { token: person.token }
  const [mine] = (await call(app, listInterviews, { ...own, params })).answer.items
  const { items } = (await call(app, listMyApplications, { ...own, query: {} })).answer
  expect([mine?.own_timezone, items[0]?.interview_timezone]).toEqual(['America/Tijuana', 'America/Tijuana'])
  expect((await call(app, listInterviews, { token, params })).answer.items[0]?.own_timezone).toBeNull()
})

it('an answer comes in the morning of where the CV says they live, but for who is not known yet', async () => {
  const { token, params } = await living({ city: 'Bogotá', country: 'CO' })
  const sentAt = async () => {
    const { answer } = await call(app, getRejectionText, { token, params, query: { depth: 'CV' } })
    return answer.send_at.slice(11, 16)
  }
  expect(await sentAt()).toBe('15:00')
  await app.database.pool.query('update applications set is_blind = true where id = $1', [params.id])
  expect(await sentAt()).toMatch(/0[89]:00/)
})
