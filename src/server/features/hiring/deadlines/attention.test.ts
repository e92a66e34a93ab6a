import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getApplyContext } from '#shared/hiring/applying.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { getJob, listJobs } from '#shared/jobs/jobs.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { getVacancy, resumeVacancy } from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, aSeeker, boardOf, type Hiring, stageAt } from '#tests/support/hiring.ts'
import { signedInAgain } from '#tests/support/vacancies.ts'
import { hiringClockTask, promisesTask } from './deadlines.tasks.ts'

const DAY = 24 * 3600

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Days pass, and it is the morning of the last. */
async function days(count: number): Promise<void> {
  app.clock.forward(count * DAY)
  await promisesTask.run(app.deps, {}, { id: 'test' })
  await hiringClockTask.run(app.deps, {}, { id: 'test' })
}

const ownerOf = ({ owner }: Hiring) => signedInAgain(app, owner.user)
const noticesOf = async (hiring: Hiring) =>
  (await call(app, listNotifications, { token: await ownerOf(hiring) })).answer.map(({ message }) => message)
const stateOf = async (hiring: Hiring) => {
  const { answer } = await call(app, getVacancy, { token: await ownerOf(hiring), params: { id: hiring.vacancy.id } })
  return [answer.state, answer.state_reason]
}
/** What the vacancy's own page and its board say. */
const bannersOf = async (hiring: Hiring) => {
  const token = await ownerOf(hiring)
  const { answer } = await call(app, getVacancy, { token, params: { id: hiring.vacancy.id } })
  return [answer.is_neglected, (await boardOf(app, hiring, token)).vacancy.is_neglected]
}

async function answerFirst(hiring: Hiring): Promise<void> {
  const token = await ownerOf(hiring)
  const board = await boardOf(app, hiring, token)
  const [card] = board.cards
  if (!card) throw new Error('somebody applied')
  const body = { stage_id: stageAt(board, 1), expected_stage_id: card.stage_id, version: card.version }
  expect((await call(app, moveApplication, { token, params: { id: card.id }, body })).status).toBe(200)
}

describe('a promise', () => {
  it('is no longer made in public while somebody waits too long, and again when all are answered', async () => {
    const hiring = await aHiring(app, { reply_days: 5 })
    const params = { vacancy_id: hiring.vacancy.id }
    await anApplicant(app, hiring, 'Zoë Ñíguez de la Peña')
    const visitor = await aSeeker(app, "Aoife O'Brien")
    const promised = async () => {
      const token = await signedInAgain(app, visitor.user)
      const list = await call(app, listJobs, { query: { reply_promised: true } })
      return {
        page: (await call(app, getJob, { params })).answer.document.reply_days,
        card: (await call(app, listJobs, {})).answer.items.find(({ id }) => id === params.vacancy_id)?.document
          .reply_days,
        found: list.answer.items.some(({ id }) => id === params.vacancy_id),
        applying: (await call(app, getApplyContext, { token, params })).answer.promised_reply_at !== null,
      }
    }
    const kept = { page: 5, card: 5, found: true, applying: true }
    expect(await promised()).toEqual(kept)
    await days(4)
    expect(await noticesOf(hiring)).toContainEqual(expect.stringContaining('Prometiste responder pronto a 1 persona'))
    expect(await promised()).toEqual(kept)
    await days(2)
    expect(await noticesOf(hiring)).toContainEqual(expect.stringContaining('1 persona sigue sin respuesta'))
    expect(await promised()).toEqual({ page: null, card: null, found: false, applying: false })
    await answerFirst(hiring)
    await hiringClockTask.run(app.deps, {}, { id: 'test' })
    expect(await promised()).toEqual(kept)
  })
})

describe('a vacancy that nobody works on', () => {
  const neglected = async (hiring: Hiring) =>
    (await noticesOf(hiring)).filter((message) => message.includes('nadie la atiende'))

  it('pauses after three weeks and two warnings', async () => {
    const hiring = await aHiring(app)
    await anApplicant(app, hiring)
    await days(9)
    expect(await neglected(hiring)).toEqual([])
    await days(1)
    expect(await neglected(hiring)).toEqual([expect.stringMatching(/^Espera 1 persona en .* En 11 días/)])
    await days(4)
    expect(await neglected(hiring)).toHaveLength(1)
    await days(1)
    expect(await neglected(hiring)).toContainEqual(expect.stringContaining('En 6 días'))
    expect(await stateOf(hiring)).toEqual(['PUBLISHED', null])
    await days(6)
    expect(await stateOf(hiring)).toEqual(['PAUSED', 'INACTIVITY'])
    expect(await noticesOf(hiring)).toContainEqual(expect.stringContaining('respóndeles y podrás reanudarla'))
    const asked = { token: await ownerOf(hiring), params: { id: hiring.vacancy.id } }
    expect((await call(app, resumeVacancy, asked)).status).toBe(200)
    await days(9)
    expect(await stateOf(hiring)).toEqual(['PUBLISHED', null])
    expect(await neglected(hiring)).toHaveLength(2)
  })

  it('is asked to be closed with an answer for everybody after four weeks, once', async () => {
    const hiring = await aHiring(app)
    await anApplicant(app, hiring)
    const asked = async () => (await noticesOf(hiring)).filter((message) => message.includes('Ciérrala y respóndeles'))
    for (const passed of [10, 5, 6, 6]) await days(passed)
    expect([await stateOf(hiring), await asked()]).toEqual([['PAUSED', 'INACTIVITY'], []])
    await days(1)
    await days(1)
    expect(await asked()).toHaveLength(1)
  })

  it('begins anew with whatever somebody does, and never pauses where nobody waits', async () => {
    const [busy, empty] = [await aHiring(app), await aHiring(app)]
    await anApplicant(app, busy)
    await days(10)
    expect(await bannersOf(busy)).toEqual([false, false])
    await days(5)
    expect(await neglected(busy)).toHaveLength(2)
    expect([await bannersOf(busy), await bannersOf(empty)]).toEqual([
      [true, true],
      [false, false],
    ])
    await answerFirst(busy)
    await hiringClockTask.run(app.deps, {}, { id: 'test' })
    expect(await bannersOf(busy)).toEqual([false, false])
    await days(9)
    expect([await stateOf(busy), await stateOf(empty)]).toEqual([
      ['PUBLISHED', null],
      ['PUBLISHED', null],
    ])
    await days(1)
    expect(await neglected(busy)).toHaveLength(3)
    expect(await neglected(empty)).toEqual([])
  })

  it('is warned twice first, also by a clock that stood still', async () => {
    const hiring = await aHiring(app)
    await anApplicant(app, hiring)
    await days(26)
    expect([await stateOf(hiring), (await neglected(hiring)).length]).toEqual([['PUBLISHED', null], 1])
    await days(1)
    expect([await stateOf(hiring), (await neglected(hiring)).length]).toEqual([['PUBLISHED', null], 2])
    await days(1)
    expect(await stateOf(hiring)).toEqual(['PAUSED', 'INACTIVITY'])
  })
})
