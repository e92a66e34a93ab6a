import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TAGS_MAX } from '#shared/hiring/application.ts'
import * as bulk from '#shared/hiring/bulk.ts'
import { listMessages, sendMessage } from '#shared/hiring/messages.ts'
import { assignApplication, tagApplication } from '#shared/hiring/team-application.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant, boardOf, type Hiring } from '#tests/support/hiring.ts'
import { behind } from '#tests/support/postgres/behind.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function anApplication() {
  const hiring = await aHiring(app)
  const { application_id: id, token: own } = await anApplicant(app, hiring)
  const card = async () => (await boardOf(app, hiring)).cards[0]
  return { hiring, id, own, card, token: hiring.owner.token }
}

async function many({ vacancy, owner }: Hiring, id: string, action: bulk.BulkAction) {
  const at = { token: owner.token, params: { id: vacancy.id } }
  const body = { creation_key: randomUUID(), application_ids: [id], action }
  const { answer } = await call(app, bulk.startBulk, { ...at, body })
  await app.runTasks()
  const params = { ...at.params, bulk_id: answer.id }
  const { done, skipped } = (await call(app, bulk.getBulk, { token: owner.token, params })).answer
  return [done, skipped]
}

describe('tags', () => {
  it('that somebody else put there meanwhile stay', async () => {
    const { hiring, id, token, card } = await anApplication()
    await many(hiring, id, { kind: 'TAG', tag: 'de la regla' })
    const body = { tags: ['mía'], before: ['vieja'] }
    expect((await call(app, tagApplication, { token, params: { id }, body })).status).toBe(200)
    expect((await card())?.tags.toSorted()).toEqual(['de la regla', 'mía'])
    await call(app, tagApplication, { token, params: { id }, body: { tags: ['mía'], before: ['mía', 'de la regla'] } })
    expect((await card())?.tags).toEqual(['mía'])
  })

  it('that no longer fit are not counted as given', async () => {
    const { hiring, id, token } = await anApplication()
    const tags = Array.from({ length: TAGS_MAX }, (_, nth) => `etiqueta ${nth}`)
    await call(app, tagApplication, { token, params: { id }, body: { tags } })
    expect(await many(hiring, id, { kind: 'TAG', tag: 'una más' })).toEqual([0, 1])
    expect(await many(hiring, id, { kind: 'TAG', tag: 'etiqueta 1' })).toEqual([1, 0])
  })
})

it('whoever is given many hears of them, and the history says so once', async () => {
  const { hiring, id } = await anApplication()
  const { member, token } = await aColleague(app, hiring, 'RECRUITER')
  const action = { kind: 'ASSIGN' as const, member_id: member.id }
  expect([await many(hiring, id, action), await many(hiring, id, action)]).toEqual([
    [1, 0],
    [1, 0],
  ])
  expect((await call(app, listNotifications, { token })).answer).toHaveLength(1)
  const said = `select 1 from application_steps where application_id = $1 and kind = 'ASSIGNED'`
  expect((await app.database.pool.query(said, [id])).rowCount).toBe(1)
})

it('is given to nobody who cannot see it', async () => {
  const { hiring, id, token } = await anApplication()
  const outside = await aColleague(app, hiring, 'HIRING_MANAGER')
  const give = () => call(app, assignApplication, { token, params: { id }, body: { member_id: outside.member.id } })
  expect((await give()).status).toBe(422)
  expect((await call(app, listNotifications, { token: outside.token })).answer).toEqual([])
  await app.database.pool.query(`insert into hiring_teams (vacancy_id, member_id, role) values ($1, $2, 'MEMBER')`, [
    hiring.vacancy.id,
    outside.member.id,
  ])
  expect((await give()).status).toBe(200)
})

it('a message that comes while others are read stays unread', async () => {
  const { id, own, token, card } = await anApplication()
  const body = { creation_key: randomUUID(), body: 'Hola, ¿hay novedades?', file_ids: [] }
  await call(app, sendMessage, { token: own, params: { id }, body })
  const hold = (holder: PoolClient) =>
    holder.query('update applications set unread_by_team = unread_by_team + 1 where id = $1', [id])
  const read = () => call(app, listMessages, { token, params: { id }, query: {} })
  await behind(app, { hold }, read)
  expect((await card())?.unread_messages).toBe(2)
  await read()
  expect((await card())?.unread_messages).toBe(0)
})
