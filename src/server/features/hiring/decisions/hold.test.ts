import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getAnalysis } from '#shared/hiring/analysis.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { holdApplication } from '#shared/hiring/decisions.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, stageAt } from '#tests/support/hiring.ts'

const DAY = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Answered after a day, and put on hold the day after that. */
async function aHold() {
  const hiring = await aHiring(app)
  const { application_id: id } = await anApplicant(app, hiring)
  const { token } = hiring.owner
  const card = async () => (await boardOf(app, hiring)).cards[0]
  const board = await boardOf(app, hiring)
  app.clock.forward(DAY)
  const body = { version: (await card())?.version ?? 0, stage_id: stageAt(board, 1) }
  await call(app, moveApplication, { token, params: { id }, body })
  app.clock.forward(DAY)
  const held = { version: (await card())?.version ?? 0, days: 7 }
  expect((await call(app, holdApplication, { token, params: { id }, body: held })).status).toBe(200)
  const figures = async () => {
    const { answer } = await call(app, getAnalysis, { token, params: { id: hiring.vacancy.id } })
    return [answer.answered, answer.median_days_to_first_answer]
  }
  return { id, card, figures }
}

it('whoever is put on hold was answered all the same, and is promised a new day', async () => {
  const { card, figures } = await aHold()
  expect(await figures()).toEqual([100, 1])
  expect((await card())?.promised_reply_at).toBe(new Date(app.clock.now().getTime() + 7 * DAY * 1000).toISOString())
})

it('those who were put on hold before that was kept are found in their history', async () => {
  const { id, figures } = await aHold()
  const { pool } = app.database
  await pool.query('update applications set replied_before_hold_at = null where id = $1', [id])
  expect(await figures()).toEqual([0, null])
  const [, fill = ''] = readFileSync('migrations/0037_answered_before_hold.sql', 'utf8').split(
    '--> statement-breakpoint',
  )
  await pool.query(fill)
  expect(await figures()).toEqual([100, 1])
})
