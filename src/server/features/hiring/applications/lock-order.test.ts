import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '#shared/core/time.ts'
import * as decisions from '#shared/hiring/decisions.ts'
import * as interviews from '#shared/hiring/interviews.ts'
import * as offers from '#shared/hiring/offers.ts'
import * as outgoing from '#shared/hiring/outgoing.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, makeOffer } from '#tests/support/hiring.ts'
import { behind } from '#tests/support/postgres/behind.ts'
import { hiringClockTask } from '../deadlines/deadlines.tasks.ts'
import { sendDue } from '../sending/send-outgoing.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DAY = 24 * 60 * 60

/** Of the team, with the application that something is hung on. */
async function anApplication() {
  const hiring = await aHiring(app)
  const { token: own, application_id: id } = await anApplicant(app, hiring)
  return { hiring, own, id, token: hiring.owner.token }
}
type Application = Awaited<ReturnType<typeof anApplication>>

/** Each begins tomorrow or later and is over in a week. */
const things = {
  async offers({ token, id }: Application): Promise<string> {
    const terms = { salary: 30_000_00, currency: 'EUR', period: 'ANIO', contract: 'INDEFINIDO' } as const
    const days = { start_date: '2026-09-01', expires_on: addDays(app.clock.now(), 5).toISOString().slice(0, 10) }
    const { answer } = await call(app, offers.createOffer, { token, params: { id }, body: { ...terms, ...days } })
    await makeOffer(app, token, { id, offer_id: answer.id })
    return answer.id
  },
  async interviews({ token, own, id }: Application): Promise<string> {
    const slots = [2, 3].map((days) => addDays(app.clock.now(), days).toISOString())
    const talk = {
      title: 'Charla',
      kind: 'VIDEO',
      duration_minutes: 30,
      timezone: 'UTC',
      place: 'Sala 1',
      usual_only: false,
    } as const
    const asked = { token, params: { id }, body: { ...talk, slots } }
    const { answer } = await call(app, interviews.proposeInterview, asked)
    const params = { id, interview_id: answer.id }
    await call(app, interviews.chooseSlot, { token: own, params, body: { starts_at: slots[0] ?? '' } })
    return answer.id
  },
  async outgoing_mails({ hiring, token, id }: Application): Promise<string> {
    const { version = 0 } = (await boardOf(app, hiring)).cards[0] ?? {}
    const said = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV' } as const
    const body = { ...said, version, message: { body: 'Gracias por tu tiempo: no seguimos adelante.' } }
    await call(app, decisions.rejectApplication, { token, params: { id }, body })
    const params = { id: hiring.vacancy.id }
    return (await call(app, outgoing.listOutgoing, { token, params, query: {} })).answer.items[0]?.id ?? ''
  },
}

const after = (days: number) => async () => {
  app.clock.forward(days * DAY)
  await hiringClockTask.run(app.deps, {}, { id: 'test' })
}

const cases: [what: string, thing: keyof typeof things, act: (of: Application, id: string) => Promise<unknown>][] = [
  [
    'the team takes an offer back',
    'offers',
    ({ token, id }, offer_id) => call(app, offers.withdrawOffer, { token, params: { id, offer_id } }),
  ],
  ['the clock ends an offer', 'offers', after(7)],
  [
    'the team calls an interview off',
    'interviews',
    ({ token, id }, interview_id) =>
      call(app, interviews.cancelInterview, { token, params: { id, interview_id }, body: {} }),
  ],
  ['the clock reminds of an interview', 'interviews', after(1.5)],
  ['the clock ends an interview', 'interviews', after(3)],
  [
    'the team takes a mail back',
    'outgoing_mails',
    ({ token, hiring }, outgoing_id) =>
      call(app, outgoing.cancelOutgoing, { token, params: { id: hiring.vacancy.id, outgoing_id } }),
  ],
  [
    'a mail leaves',
    'outgoing_mails',
    () => {
      app.clock.forward(5 * DAY)
      return sendDue(app.deps)
    },
  ],
]

it.each(cases)('%s: waits for the application before it holds anything of it', async (_, thing, act) => {
  const application = await anApplication()
  const id = await things[thing](application)
  const hold = (holder: PoolClient) =>
    holder.query('select 1 from applications where id = $1 for update', [application.id])
  const meanwhile = async (holder: PoolClient) =>
    expect((await holder.query(`select 1 from ${thing} where id = $1 for update skip locked`, [id])).rowCount).toBe(1)
  await behind(app, { hold, meanwhile }, () => act(application, id))
})
