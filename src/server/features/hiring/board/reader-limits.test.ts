import { afterAll, beforeAll, expect, it } from 'vitest'
import { moveApplication } from '#shared/hiring/board.ts'
import { startBulk } from '#shared/hiring/bulk.ts'
import { listOutgoing } from '#shared/hiring/outgoing.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aVacancy } from '#tests/support/factories.ts'
import {
  aColleague,
  aHiring,
  anApplicant,
  apply,
  boardOf,
  deliver,
  type Hiring,
  stageAt,
} from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Somebody who sees the vacancies in whose team they are, and no other. */
async function aManager(hiring: Hiring) {
  const { token, member } = await aColleague(app, hiring, 'HIRING_MANAGER')
  await app.database.pool.query(`insert into hiring_teams (vacancy_id, member_id, role) values ($1, $2, 'MEMBER')`, [
    hiring.vacancy.id,
    member.id,
  ])
  return token
}

it('who sees only their own vacancies reads how to reach somebody once they are past the first look', async () => {
  const hiring = await aHiring(app)
  const { application_id: id } = await anApplicant(app, hiring)
  const manager = await aManager(hiring)
  const params = { vacancy_id: hiring.vacancy.id, id }
  const reaches = async (token: string) =>
    (await call(app, getTeamApplication, { token, params })).answer.contact !== null
  expect([await reaches(manager), await reaches(hiring.owner.token)]).toEqual([false, true])
  const board = await boardOf(app, hiring)
  const stage = board.stages.find(({ kind }) => kind === 'INTERVIEW')
  const body = { version: board.cards[0]?.version ?? 0, stage_id: stage?.id ?? '' }
  await call(app, moveApplication, { token: hiring.owner.token, params: { id }, body })
  expect(await reaches(manager)).toBe(true)
  expect(stageAt(board, 0)).not.toBe(stage?.id)
})

it('other applications of a person are told to who may see them', async () => {
  const hiring = await aHiring(app)
  const seeker = await anApplicant(app, hiring)
  const elsewhere = await aVacancy(app, hiring.company, { lead: hiring.owner.member, title: 'Puesto reservado' })
  expect((await apply(app, seeker, elsewhere)).status).toBe(201)
  await deliver(app)
  const params = { vacancy_id: hiring.vacancy.id, id: seeker.application_id }
  const others = async (token: string) =>
    (await call(app, getTeamApplication, { token, params })).answer.others.map(({ vacancy_id }) => vacancy_id)
  expect(await others(hiring.owner.token)).toEqual([elsewhere.id])
  expect(await others(await aManager(hiring))).toEqual([])
})

it('a message to many of which nothing is left is sent to nobody', async () => {
  const hiring = await aHiring(app)
  const { application_id } = await anApplicant(app, hiring)
  const { token } = hiring.owner
  const params = { id: hiring.vacancy.id }
  const action = { kind: 'MESSAGE' as const, body: 'Nos faltó ver {qué_faltó}.' }
  const body = { creation_key: crypto.randomUUID(), application_ids: [application_id], action }
  await call(app, startBulk, { token, params, body })
  await app.runTasks()
  expect((await call(app, listOutgoing, { token, params, query: {} })).answer.items).toEqual([])
})
