import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '#shared/core/time.ts'
import { proposeInterview } from '#shared/hiring/interviews.ts'
import { sendMessage } from '#shared/hiring/messages.ts'
import * as mine from '#shared/hiring/my-applications.ts'
import { createNote } from '#shared/hiring/notes.ts'
import * as offers from '#shared/hiring/offers.ts'
import { markOpened, tagApplication } from '#shared/hiring/team-application.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aVacancy } from '#tests/support/factories.ts'
import { aHiring, apply, aSeeker, deliver, type Hiring, makeOffer } from '#tests/support/hiring.ts'
import { signedInAgain } from '#tests/support/vacancies.ts'

const DAY = 24 * 60 * 60

let app: TestApp
let hiring: Hiring
beforeAll(async () => {
  app = await createTestApp()
  hiring = await aHiring(app)
})
afterAll(() => app.close())

/** A person with an application to each of so many vacancies, an hour between one and the next. */
async function applied(count: number) {
  const seeker = await aSeeker(app)
  const ids: string[] = []
  for (const _ of Array(count)) {
    app.clock.forward(3600)
    const vacancy = await aVacancy(app, hiring.company, { lead: hiring.owner.member })
    ids.push((await apply(app, seeker, vacancy)).answer.id)
  }
  await deliver(app)
  return { seeker, ids }
}

const team = (id = '') => ({ token: hiring.owner.token, params: { id } })

async function offered(id: string) {
  const today = app.clock.now()
  const [start_date, expires_on] = [30, 9].map((days) => addDays(today, days).toISOString().slice(0, 10))
  const terms = { salary: 3_000_000, currency: 'EUR', period: 'ANIO', contract: 'INDEFINIDO' } as const
  const body = { ...terms, start_date: start_date ?? '', expires_on: expires_on ?? '' }
  const { answer } = await call(app, offers.createOffer, { ...team(id), body })
  await makeOffer(app, team().token, { id, offer_id: answer.id })
}

async function proposed(id: string) {
  const slots = [3, 4].map((days) => addDays(app.clock.now(), days).toISOString())
  const talk = {
    title: 'Charla',
    kind: 'VIDEO',
    duration_minutes: 30,
    timezone: 'UTC',
    place: 'Sala 1',
    usual_only: false,
  } as const
  expect((await call(app, proposeInterview, { ...team(id), body: { ...talk, slots } })).status).toBe(201)
}

const listed = async (token: string, query: { sort?: mine.MyOrder } = {}) => {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const { answer } = await call(app, mine.listMyApplications, {
      token,
      query: { ...query, ...(cursor && { cursor }) },
    })
    ids.push(...answer.items.map(({ id }) => id))
    cursor = answer.next_cursor ?? undefined
  } while (cursor)
  return ids
}

it('first what waits for the person, then what goes on by its latest news, then what is over', async () => {
  const { seeker, ids } = await applied(7)
  const [offer = '', slots = '', message = '', left = '', quiet = '', seen = '', newest = ''] = ids
  const body = { body: '¿Podemos hablar?', creation_key: randomUUID(), file_ids: [] }
  await call(app, sendMessage, { ...team(message), body })
  await proposed(slots)
  await offered(offer)
  app.clock.forward(60)
  await call(app, markOpened, team(seen))
  app.clock.forward(60)
  await call(app, mine.withdrawApplication, { token: seeker.token, params: { id: left }, body: {} })
  // What only the team knows of moves nothing.
  await call(app, tagApplication, { ...team(quiet), body: { tags: ['ojo'] } })
  await call(app, createNote, { ...team(quiet), body: { body: 'Llamar.' } })
  const expected = [offer, slots, message, seen, newest, quiet, left]
  expect(await listed(seeker.token)).toEqual(expected)
  expect(await listed(seeker.token, { sort: 'newest' })).toEqual(ids.toReversed())
})

it('goes on where a page ended, also among those of one moment, and leaves none out', async () => {
  const { seeker, ids } = await applied(2)
  const [first = '', other = ''] = ids
  await proposed(other)
  await app.database.pool.query(
    `insert into applications (vacancy_id, company_id, user_id, creation_key, state, stage_id, source, full_name, headline, cv_title,
       applied_at, stage_since, changed_at, decided_at, told_at, decision_reason)
     select vacancy_id, company_id, user_id, gen_random_uuid(), 'REJECTED', stage_id, source, full_name, '', '',
       applied_at, stage_since, changed_at, applied_at, applied_at + (n % 3) * interval '1 hour', 'OTRO'
     from applications, generate_series(1, 70) n where id = $1`,
    [first],
  )
  for (const sort of ['attention', 'newest'] as const) {
    const all = await listed(seeker.token, { sort })
    expect([all.length, new Set(all).size]).toEqual([72, 72])
  }
  expect((await listed(seeker.token)).slice(0, 2)).toEqual([other, first])
})

it('an offer stands since it was sent, and silence since the day on which an answer was due', async () => {
  const { seeker, ids } = await applied(2)
  const [silent = '', offer = ''] = ids
  const read = async (token: string, id: string) => {
    const { state, state_since, promised_reply_at } = (
      await call(app, mine.getMyApplication, { token, params: { id } })
    ).answer
    return { state, state_since, promised_reply_at }
  }
  const { promised_reply_at } = await read(seeker.token, silent)
  app.clock.forward(2 * DAY)
  await offered(offer)
  const sent = app.clock.now().toISOString()
  app.clock.forward(3600)
  expect(await read(seeker.token, offer)).toMatchObject({ state: 'OFERTA', state_since: sent })
  app.clock.forward(12 * DAY)
  const token = await signedInAgain(app, seeker.user)
  expect(await read(token, silent)).toMatchObject({ state: 'SIN_RESPUESTA', state_since: promised_reply_at })
})
