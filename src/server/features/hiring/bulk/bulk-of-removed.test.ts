import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeMember } from '#shared/companies/team.ts'
import * as contract from '#shared/hiring/bulk.ts'
import { listOutgoing } from '#shared/hiring/outgoing.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, boardOf, crowd, type Hiring } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const why = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV' } as const
const rejection = { ...why, message: { body: null, delay_hours: 24 } }

async function begun(hiring: Hiring) {
  const ids = await crowd(app, hiring, 4)
  const colleague = await aColleague(app, hiring, 'RECRUITER')
  const body = { creation_key: randomUUID(), application_ids: ids, action: { kind: 'REJECT' as const, rejection } }
  const params = { id: hiring.vacancy.id }
  const { answer } = await call(app, contract.startBulk, { token: colleague.token, params, body })
  const at = { params: { id: hiring.vacancy.id, bulk_id: answer.id } }
  return { ...colleague, at, ids }
}

const remove = async ({ company, owner }: Hiring, member_id: string) => {
  const params = { id: company.id, member_id }
  expect((await call(app, removeMember, { token: owner.token, params, query: {} })).status).toBe(204)
}

const standing = async (hiring: Hiring) => {
  const { token } = hiring.owner
  const waiting = await call(app, listOutgoing, { token, params: { id: hiring.vacancy.id } })
  return [waiting.answer.queued, (await boardOf(app, hiring)).cards.filter(({ state }) => state === 'ACTIVE').length]
}

it('what somebody began who was removed before it ran does nothing', async () => {
  const hiring = await aHiring(app)
  const { member } = await begun(hiring)
  await remove(hiring, member.id)
  await app.runTasks()
  expect(await standing(hiring)).toEqual([0, 4])
})

it('what somebody did whose letters have not left is taken back with their removal', async () => {
  const hiring = await aHiring(app)
  const { member } = await begun(hiring)
  await app.runTasks()
  expect(await standing(hiring)).toEqual([4, 0])
  await remove(hiring, member.id)
  await app.runTasks()
  expect(await standing(hiring)).toEqual([0, 4])
})

it('does not exist for a colleague whom it is about', async () => {
  const hiring = await aHiring(app)
  const colleague = await aColleague(app, hiring, 'RECRUITER')
  const { at, ids } = await begun(hiring)
  await app.runTasks()
  const about = 'update applications set user_id = $1 where id = $2'
  await app.database.pool.query(about, [colleague.user.id, ids[2]])
  const asked = { ...at, token: colleague.token }
  expect((await call(app, contract.getBulk, asked)).status).toBe(404)
  expect((await call(app, contract.undoBulk, asked)).status).toBe(404)
  const { queued } = (await call(app, listOutgoing, { ...asked, params: { id: hiring.vacancy.id } })).answer
  expect([queued, ...(await standing(hiring))]).toEqual([3, 4, 0])
})

it('anybody who could have started it can take it back, and nobody else', async () => {
  const hiring = await aHiring(app)
  const { at } = await begun(hiring)
  await app.runTasks()
  const interviewer = await aColleague(app, hiring, 'INTERVIEWER')
  const team = [hiring.vacancy.id, interviewer.member.id]
  await app.database.pool.query(`insert into hiring_teams values ($1, $2, 'MEMBER')`, team)
  expect((await call(app, contract.undoBulk, { ...at, token: interviewer.token })).status).toBe(404)
  const { status, answer } = await call(app, contract.undoBulk, { ...at, token: hiring.owner.token })
  expect([status, answer.state]).toEqual([200, 'UNDONE'])
  await app.runTasks()
  expect(await standing(hiring)).toEqual([0, 4])
})
