import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportAnalysis, getAnalysis } from '#shared/hiring/analysis.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, crowd, stageAt } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('says how a process goes, and leaves as a file', async () => {
  const hiring = await aHiring(app)
  const { token } = hiring.owner
  const { application_id } = await anApplicant(app, hiring)
  await anApplicant(app, hiring)
  const board = await boardOf(app, hiring)
  const card = board.cards.find(({ id }) => id === application_id)
  app.clock.forward(2 * 24 * 60 * 60 - 120)
  const body = { version: card?.version ?? 0, expected_stage_id: stageAt(board, 0), stage_id: stageAt(board, 1) }
  await call(app, moveApplication, { token, params: { id: application_id }, body })
  const params = { id: hiring.vacancy.id }
  const { answer } = await call(app, getAnalysis, { token, params })
  expect(answer.funnel.map(({ reached, now, conversion }) => [reached, now, conversion])).toEqual([
    [2, 1, null],
    [1, 1, 50],
    [0, 0, 0],
    [0, 0, null],
  ])
  expect(answer.funnel[0]?.median_days).toBe(2)
  expect([answer.total, answer.answered, answer.median_days_to_first_answer]).toEqual([2, 50, 2])
  expect(answer.sources).toEqual([{ source: 'DIRECT', count: 2, hired: 0 }])
  expect((await call(app, exportAnalysis, { token, params })).text).toContain('Nuevas;2;;1;2')
})

it('shows the newest weeks of a process that lasts longer than a year', async () => {
  const hiring = await aHiring(app)
  const ids = await crowd(app, hiring, 54)
  await app.database.pool.query(
    `update applications a set applied_at = timestamptz '2025-01-06 12:00Z' + make_interval(weeks => o.week::int - 1)
     from unnest($1::uuid[]) with ordinality as o (id, week) where a.id = o.id`,
    [ids],
  )
  const { token } = hiring.owner
  const { by_week } = (await call(app, getAnalysis, { token, params: { id: hiring.vacancy.id } })).answer
  expect([by_week.length, by_week[0]?.week, by_week.at(-1)?.week]).toEqual([52, '2025-01-20', '2026-01-12'])
})
