import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type pipelineBody, savePipeline } from '#shared/hiring/stages.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, stageAt } from '#tests/support/hiring.ts'
import { behind } from '#tests/support/postgres/behind.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** The stages of a vacancy with one card in the second of them, and what saving others answers. */
async function aPipeline() {
  const hiring = await aHiring(app)
  const { application_id } = await anApplicant(app, hiring)
  const { stages } = await boardOf(app, hiring)
  const at = (nth: number) => {
    const stage = stages.at(nth)
    if (!stage) throw new Error('no such stage')
    return stage
  }
  await app.database.pool.query('update applications set stage_id = $2 where id = $1', [application_id, at(1).id])
  const save = (saved: z.input<typeof pipelineBody>['stages'], moves: Record<string, string> = {}) =>
    call(app, savePipeline, {
      token: hiring.owner.token,
      params: { id: hiring.vacancy.id },
      body: { version: 1, stages: saved, moves },
    })
  return { hiring, stages, at, save }
}
type Pipeline = Awaited<ReturnType<typeof aPipeline>>
const fresh = ({ id, ...stage }: Pipeline['stages'][number]) => stage

describe('the first and the last stage', () => {
  const ways: [what: string, stages: (of: Pipeline) => z.input<typeof pipelineBody>['stages']][] = [
    ['removed from the end', ({ stages, at }) => [...stages.slice(0, -1), fresh(at(-1))]],
    ['removed from the beginning', ({ stages, at }) => [fresh(at(0)), ...stages.slice(1)]],
    [
      'replaced by another one that stood before it',
      ({ stages, at }) => [...stages.slice(0, -2), { ...at(-2), kind: 'HIRED' }],
    ],
    [
      'replaced by another one that stood after it',
      ({ stages, at }) => [{ ...at(1), kind: 'NEW' }, ...stages.slice(2)],
    ],
    [
      'put in the place of each other',
      ({ stages, at }) => [{ ...at(-1), kind: 'NEW' }, ...stages.slice(1, -1), { ...at(0), kind: 'HIRED' }],
    ],
    ['put there twice', ({ stages, at }) => [...stages.slice(0, -1), { ...at(-1), kind: 'OFFER' }, at(-1)]],
  ]
  it.each(ways)('cannot be %s', async (_, saved) => {
    const of = await aPipeline()
    const { at } = of
    const goes = Object.fromEntries(of.stages.map(({ id }) => [id, at(2).id]))
    const answer = await of.save(saved(of), goes)
    expect([answer.status, Object.keys(answer.error?.fields ?? {})]).toEqual([422, ['stages']])
    expect((await boardOf(app, of.hiring)).stages).toEqual(of.stages)
  })

  it('keep their names to be changed', async () => {
    const { stages, at, save } = await aPipeline()
    const renamed = [{ ...at(0), name: 'Recién llegadas' }, ...stages.slice(1, -1), { ...at(-1), name: 'Dentro' }]
    expect((await save(renamed)).status).toBe(200)
  })

  it('do not hire who stood in a stage that was removed', async () => {
    const { hiring, stages, at, save } = await aPipeline()
    const rest = stages.filter(({ id }) => id !== at(1).id)
    const refused = await save(rest, { [at(1).id]: at(-1).id })
    expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([422, [`moves.${at(1).id}`]])
    expect((await save(rest, { [at(1).id]: at(0).id })).status).toBe(200)
    expect((await boardOf(app, hiring)).cards[0]).toMatchObject({ state: 'ACTIVE', stage_id: at(0).id })
  })
})

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
          token: hiring.owner.token,
          params: { id: hiring.vacancy.id },
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
