import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#shared/core/time.ts'
import { rejectApplication } from '#shared/hiring/decisions.ts'
import * as interviews from '#shared/hiring/interviews.ts'
import * as offers from '#shared/hiring/offers.ts'
import { changeOutgoing, listOutgoing } from '#shared/hiring/outgoing.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf } from '#tests/support/hiring.ts'
import { behind } from '#tests/support/postgres/behind.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const talk = {
  title: 'Charla',
  kind: 'VIDEO',
  duration_minutes: 30,
  timezone: 'UTC',
  place: 'Sala 1',
  usual_only: false,
} as const
const inDays = (...days: number[]) => days.map((day) => addDays(app.clock.now(), day).toISOString())

/** An application, and what the team of it asks for. */
async function anApplication() {
  const hiring = await aHiring(app)
  const { application_id: id } = await anApplicant(app, hiring)
  const { token } = hiring.owner
  const params = { id }
  const propose = (as = token, slots = inDays(2, 3)) =>
    call(app, interviews.proposeInterview, { token: as, params, body: { ...talk, slots } })
  const change = (interview_id: string, as = token, slots = inDays(4, 5)) =>
    call(app, interviews.changeInterview, {
      token: as,
      params: { ...params, interview_id },
      body: { ...talk, slots },
    })
  const offer = () => {
    const terms = { salary: 30_000_00, currency: 'EUR', period: 'ANIO', contract: 'INDEFINIDO' } as const
    const days = { start_date: '2026-09-01', expires_on: inDays(5)[0]?.slice(0, 10) ?? '' }
    return call(app, offers.createOffer, { token, params, body: { ...terms, ...days } })
  }
  const reject = async () => {
    const { version = 0 } = (await boardOf(app, hiring)).cards[0] ?? {}
    const said = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', version } as const
    const body = { ...said, message: { body: 'Gracias por tu tiempo: no seguimos adelante.' } }
    expect((await call(app, rejectApplication, { token, params, body })).status).toBe(200)
  }
  return { hiring, id, propose, change, offer, reject }
}
type Application = Awaited<ReturnType<typeof anApplication>>

describe('whoever is out of a process', () => {
  const cases: [what: string, ask: (of: Application) => Promise<{ status: number }>][] = [
    ['an interview', ({ propose }) => propose()],
    ['an offer', ({ offer }) => offer()],
  ]
  it.each(cases)('is not given %s in the moment in which they leave', async (_, ask) => {
    const application = await anApplication()
    const hold = (holder: PoolClient) =>
      holder.query(`update applications set state = 'WITHDRAWN', decided_at = now() where id = $1`, [application.id])
    expect((await behind(app, { hold }, () => ask(application))).status).toBe(409)
  })

  it('is given no other hours by a team that has decided against them', async () => {
    const { propose, change, reject } = await anApplication()
    const { answer } = await propose()
    await reject()
    expect((await change(answer.id)).status).toBe(409)
  })
})

describe('a stranger', () => {
  it('learns nothing of an application from what they ask wrongly', async () => {
    const { hiring, propose, change, reject } = await anApplication()
    const foreign = (await aHiring(app)).owner.token
    const { answer } = await propose()
    expect((await propose(foreign, inDays(-1, -2))).status).toBe(404)
    expect((await change(answer.id, foreign, inDays(-1, -2))).status).toBe(404)
    expect((await change(answer.id, hiring.owner.token, inDays(-1, -2))).status).toBe(422)
    await reject()
    const params = { id: hiring.vacancy.id }
    const { items } = (await call(app, listOutgoing, { token: hiring.owner.token, params })).answer
    const of = { params: { ...params, outgoing_id: items[0]?.id ?? '' } }
    const body = {
      subject: 'Otro asunto',
      body: 'Gracias por tu tiempo: no seguimos adelante.',
      send_at: inDays(90)[0] ?? '',
    }
    expect((await call(app, changeOutgoing, { token: foreign, ...of, body })).status).toBe(404)
    expect((await call(app, changeOutgoing, { token: hiring.owner.token, ...of, body })).status).toBe(422)
  })
})
