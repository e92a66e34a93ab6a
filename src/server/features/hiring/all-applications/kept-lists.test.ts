import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  createKeptList,
  deleteKeptList,
  keptListBody,
  listKeptLists,
  updateKeptList,
} from '#shared/hiring/all-applications/kept-lists.ts'
import { HIRING_COUNTS } from '#shared/hiring/hiring-limits.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, type Hiring } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const aList = (values: Partial<z.input<typeof keptListBody>> = {}) =>
  keptListBody.parse({ name: 'Por llamar', asked: { tag: 'Llamar', sort: 'no_contact' }, is_shared: false, ...values })

const keep = (hiring: Hiring, token: string, body = aList()) =>
  call(app, createKeptList, { token, params: { id: hiring.company.id }, body })
const kept = async (hiring: Hiring, token: string) =>
  (await call(app, listKeptLists, { token, params: { id: hiring.company.id } })).answer.items

it('a list is found under its name by whoever keeps it, and by the team once it is shared', async () => {
  const hiring = await aHiring(app)
  const { token } = hiring.owner
  const recruiter = await aColleague(app, hiring, 'RECRUITER')
  const { answer, status } = await keep(hiring, token)
  expect([status, answer.name, answer.asked.tag, answer.owner_name]).toEqual([201, 'Por llamar', 'Llamar', null])
  expect(await kept(hiring, recruiter.token)).toEqual([])
  const params = { id: hiring.company.id, list_id: answer.id }
  const shared = aList({ name: 'Llamar hoy', is_shared: true })
  expect((await call(app, updateKeptList, { token, params, body: shared })).status).toBe(200)
  const [seen] = await kept(hiring, recruiter.token)
  expect(seen).toMatchObject({ name: 'Llamar hoy', owner_name: hiring.owner.user.full_name, can_edit: false })
  const other = { token: recruiter.token, params }
  expect((await call(app, updateKeptList, { ...other, body: shared })).status).toBe(409)
  expect((await call(app, deleteKeptList, other)).status).toBe(409)
  expect((await call(app, deleteKeptList, { token, params })).status).toBe(204)
  expect(await kept(hiring, recruiter.token)).toEqual([])
})

it('whoever administers the company puts shared lists in order, and never takes one for themself', async () => {
  const hiring = await aHiring(app)
  const recruiter = await aColleague(app, hiring, 'RECRUITER')
  const own = (await keep(hiring, recruiter.token)).answer
  const shared = (await keep(hiring, recruiter.token, aList({ is_shared: true }))).answer
  const { token } = hiring.owner
  const at = (list_id: string) => ({ token, params: { id: hiring.company.id, list_id } })
  expect((await call(app, deleteKeptList, at(own.id))).status).toBe(404)
  expect((await call(app, updateKeptList, { ...at(shared.id), body: aList() })).status).toBe(409)
  const renamed = aList({ name: 'De todo el equipo', is_shared: true })
  expect((await call(app, updateKeptList, { ...at(shared.id), body: renamed })).answer.name).toBe('De todo el equipo')
  expect((await call(app, deleteKeptList, at(shared.id))).status).toBe(204)
})

it('nobody keeps more than the list of lists holds, nor one without a name', async () => {
  const hiring = await aHiring(app)
  const { token } = hiring.owner
  for (let count = 0; count < HIRING_COUNTS.kept_lists; count += 1)
    expect((await keep(hiring, token, aList({ name: `Lista ${count}` }))).status).toBe(201)
  const { status, text } = await keep(hiring, token)
  expect([status, text]).toEqual([409, expect.stringContaining('Elimina alguna')])
  expect((await keep(hiring, token, { ...aList(), name: ' ' })).status).toBe(422)
})
