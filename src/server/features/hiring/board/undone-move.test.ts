import { afterAll, beforeAll, expect, it } from 'vitest'
import * as board from '#shared/hiring/board.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, type Hiring, stageAt } from '#tests/support/hiring.ts'
import { signedInAgain } from '#tests/support/vacancies.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Place = Pick<board.Card, 'id' | 'version' | 'stage_id'>

const move = (token: string, { id, version, stage_id: expected_stage_id }: Place, stage_id: string) =>
  call(app, board.moveApplication, { token, params: { id }, body: { stage_id, expected_stage_id, version } })

async function cardIn(hiring: Hiring, id: string): Promise<board.Card> {
  const found = (await boardOf(app, hiring)).cards.find((card) => card.id === id)
  if (!found) throw new Error('not on the board')
  return found
}

it('a move taken back at once leaves the time in the stage, and nothing counts as an answer', async () => {
  const hiring = await aHiring(app)
  const { application_id: id } = await anApplicant(app, hiring)
  const stages = await boardOf(app, hiring)
  app.clock.forward(3 * 24 * 3600)
  const token = await signedInAgain(app, hiring.owner.user)
  const team = { ...hiring, owner: { ...hiring.owner, token } }
  const before = await cardIn(team, id)
  const { answer: there } = await move(token, before, stageAt(stages, 1))
  expect(there.stage_since).not.toBe(before.stage_since)
  app.clock.forward(5)
  const times = ({ stage_since, last_contact_at, promised_reply_at }: board.Card) => [
    stage_since,
    last_contact_at,
    promised_reply_at,
  ]
  const { answer: back } = await move(token, there, before.stage_id)
  expect(times(back)).toEqual(times(before))

  // Once its person has heard of it, going back is a move like any other.
  const { answer: again } = await move(token, back, stageAt(stages, 1))
  app.clock.forward(60)
  await app.runTasks()
  const { answer: later } = await move(token, await cardIn(team, again.id), before.stage_id)
  expect(later.stage_since).toBe(app.clock.now().toISOString())
})
