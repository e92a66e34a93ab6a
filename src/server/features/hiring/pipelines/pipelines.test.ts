import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savePipeline } from '#shared/hiring/stages.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, stageAt } from '#tests/support/hiring.ts'
import { behind } from '#tests/support/postgres/behind.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('stages', () => {
  it('are not removed from under a card that is put there at the same moment', async () => {
    const hiring = await aHiring(app)
    const { application_id } = await anApplicant(app, hiring)
    const before = await boardOf(app, hiring)
    const goes = stageAt(before, 1)
    const saved = await behind(
      app,
      {
        hold: async (holder) => {
          await holder.query('select 1 from stages where id = $1 for share', [goes])
          await holder.query('update applications set stage_id = $2 where id = $1', [application_id, goes])
        },
      },
      () =>
        call(app, savePipeline, {
          ...{ token: hiring.owner.token, params: { id: hiring.vacancy.id } },
          body: { version: 1, stages: before.stages.filter(({ id }) => id !== goes), moves: {} },
        }),
    )
    expect([saved.status, Object.keys(saved.error?.fields ?? {})]).toEqual([422, [`moves.${goes}`]])
  })

  it('are made once and whole by two who look first', async () => {
    const hiring = await aHiring(app)
    const hold = (holder: PoolClient) => holder.query('lock table stages in share mode')
    const looks = () => Promise.all([boardOf(app, hiring), boardOf(app, hiring)])
    const [one, other] = await behind(app, { hold, waiting: 2 }, looks)
    expect(one.stages).not.toEqual([])
    expect(other.stages).toEqual(one.stages)
  })
})
