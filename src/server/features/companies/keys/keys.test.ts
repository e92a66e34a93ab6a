import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openedBy, viewsOf } from '#server/features/cvs/views.service.ts'
import { listActivity } from '#shared/companies/companies.ts'
import { rateRules } from '#shared/core/limits.ts'
import { listApplications, listBoardActivity, moveApplication } from '#shared/hiring/board.ts'
import { getPipeline } from '#shared/hiring/stages.ts'
import { getTeamApplication, tagApplication } from '#shared/hiring/team-application.ts'
import * as contract from '#shared/integrations/api-keys.ts'
import { keyRoutes } from '#shared/integrations/key-routes.ts'
import type { KeyScope } from '#shared/integrations/key-scopes.ts'
import { getVacancy, listVacancies } from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, type Hiring, stageAt } from '#tests/support/hiring.ts'

let app: TestApp
let hiring: Hiring
let applicant: Awaited<ReturnType<typeof anApplicant>>
beforeAll(async () => {
  app = await createTestApp()
  hiring = await aHiring(app)
  applicant = await anApplicant(app, hiring)
})
afterAll(() => app.close())

const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path)

type Life = '30' | '90' | '365' | 'NONE'

const made = ({ company, owner }: Hiring, scopes: KeyScope[], { name = 'ATS', life = 'NONE' as Life } = {}) =>
  call(app, contract.createKey, { token: owner.token, params: { id: company.id }, body: { name, scopes, life } })

const aKey = async (of: Hiring, scopes: KeyScope[], more?: { name?: string; life?: Life }) =>
  (await made(of, scopes, more)).answer

const vacanciesOf = ({ company }: Hiring, token: string) =>
  call(app, listVacancies, { token, params: { id: company.id } })
const applicationsOf = ({ vacancy }: Hiring, token: string) =>
  call(app, listApplications, { token, params: { id: vacancy.id } })
const applicationOf = ({ vacancy }: Hiring, token: string, id = applicant.application_id) =>
  call(app, getTeamApplication, { token, params: { vacancy_id: vacancy.id, id } })

describe('a key', () => {
  it('is told once, and kept as its hash alone', async () => {
    const { status, answer } = await made(hiring, ['vacancies:read'], { name: 'Web de empleo' })
    expect(status).toBe(201)
    expect(answer.token).toMatch(/^skillo_[\w-]{43}$/)
    expect(answer.key).toMatchObject({ name: 'Web de empleo', prefix: answer.token.slice(0, 13), is_live: true })
    const listed = await call(app, contract.listKeys, { token: hiring.owner.token, params: { id: hiring.company.id } })
    expect(listed.answer.items.map(({ id }) => id)).toContain(answer.key.id)
    expect(listed.text).not.toContain(answer.token)
    const { rows } = await app.database.pool.query('select row_to_json(k)::text as row from api_keys k')
    expect(JSON.stringify(rows)).not.toContain(answer.token)
    expect(app.logged()).not.toContain(answer.token)
  })

  it('reads what its scopes name, of its own company alone', async () => {
    const other = await aHiring(app)
    const { token } = await aKey(hiring, ['vacancies:read', 'applications:read'])
    expect((await vacanciesOf(hiring, token)).answer.items.map(({ id }) => id)).toEqual([hiring.vacancy.id])
    expect((await call(app, getVacancy, { token, params: { id: hiring.vacancy.id } })).status).toBe(200)
    expect((await call(app, getPipeline, { token, params: { id: hiring.vacancy.id } })).status).toBe(200)
    expect((await applicationsOf(hiring, token)).answer.items.map(({ id }) => id)).toEqual([applicant.application_id])
    const foreign = await anApplicant(app, other)
    const refused = [
      await vacanciesOf(other, token),
      await call(app, getVacancy, { token, params: { id: other.vacancy.id } }),
      await call(app, getPipeline, { token, params: { id: other.vacancy.id } }),
      await applicationsOf(other, token),
      await applicationOf(other, token, foreign.application_id),
      await applicationOf(hiring, token, foreign.application_id),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  })

  it('without a scope is told which it lacks', async () => {
    const { token } = await aKey(hiring, ['vacancies:read'])
    const { status, error } = await applicationsOf(hiring, token)
    expect([status, error?.message]).toEqual([409, 'A esta clave le falta el permiso «applications:read».'])
    const card = { id: applicant.application_id }
    const writes = await call(app, tagApplication, { token, params: card, body: { tags: ['x'] } })
    expect(writes.status).toBe(409)
  })

  it('reads how a person is reached only where that was allowed, and never what they want to earn', async () => {
    const [plain, whole] = [
      await aKey(hiring, ['applications:read']),
      await aKey(hiring, ['applications:read', 'contacts:read']),
    ]
    expect((await applicationOf(hiring, plain.token)).answer).toMatchObject({ contact: null, salary_expectation: null })
    const { answer } = await applicationOf(hiring, whole.token)
    expect(answer).toMatchObject({ contact: { email: expect.any(String) }, salary_expectation: null })
  })

  it('counts as somebody of the company who opened the CV, and uses up nothing of what its people may open', async () => {
    const own = await aHiring(app)
    const { application_id, cv } = await anApplicant(app, own)
    const { token } = await aKey(own, ['applications:read'])
    for (const _ of [1, 2]) expect((await applicationOf(own, token, application_id)).status).toBe(200)
    const since = new Date(0)
    expect(await viewsOf(app.deps, cv.id)).toBe(1)
    expect(await openedBy(app.deps, { company_ids: [own.company.id] }, since)).toBe(0)
  })

  it('is no session: everywhere else it is answered like nobody', async () => {
    const { token } = await aKey(hiring, ['vacancies:read', 'applications:read', 'contacts:read', 'applications:write'])
    const id = hiring.company.id
    const open = app.endpoints.filter(({ key }) => key)
    expect(keyRoutes.map(({ endpoint }) => endpoint).toSorted(byPath)).toEqual(open.toSorted(byPath))
    expect((await call(app, contract.listKeys, { token, params: { id } })).status).toBe(401)
    expect((await made({ ...hiring, owner: { ...hiring.owner, token } }, ['vacancies:read'])).status).toBe(401)
    const uuid = randomUUID()
    for (const endpoint of app.endpoints.filter(({ key, session }) => !key && (session ?? 'required') === 'required')) {
      const url = endpoint.path.replace(/:\w+/g, uuid)
      const headers = { authorization: `Bearer ${token}` }
      const { statusCode } = await app.fastify.inject({
        method: endpoint.method,
        url,
        headers,
        remoteAddress: '192.0.2.9',
      })
      expect([endpoint.path, statusCode]).toEqual([endpoint.path, 401])
    }
  })

  it('moves and tags, and the history says which key it was', async () => {
    const own = await aHiring(app)
    const { application_id } = await anApplicant(app, own)
    const { token } = await aKey(own, ['applications:write'], { name: 'Nómina' })
    const board = await boardOf(app, own)
    const params = { id: application_id }
    const body = { stage_id: stageAt(board, 1), version: board.cards[0]?.version ?? 0 }
    const moved = await call(app, moveApplication, { token, params, body })
    expect([moved.status, moved.answer.stage_id]).toEqual([200, body.stage_id])
    expect((await call(app, tagApplication, { token, params, body: { tags: ['de la nómina'] } })).status).toBe(200)
    const late = await call(app, moveApplication, { token: own.owner.token, params, body })
    expect(late.error?.message).toContain('Clave «Nómina»')
    const activity = await call(app, listBoardActivity, { token: own.owner.token, params: { id: own.vacancy.id } })
    expect(activity.answer.items.map(({ actor_name }) => actor_name)).toContain('Clave «Nómina»')
    const seen = await applicationOf(own, own.owner.token, application_id)
    expect(seen.answer.timeline.map(({ actor_name }) => actor_name)).toContain('Clave «Nómina»')
    const company = await call(app, listActivity, { token: own.owner.token, params: { id: own.company.id } })
    expect(company.answer.items.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Un programa usó la clave «Nómina».', "Laura Núñez-O'Hara creó la clave «Nómina»."]),
    )
  })

  it('works no more once it is revoked', async () => {
    const { token, key } = await aKey(hiring, ['vacancies:read'])
    expect((await vacanciesOf(hiring, token)).status).toBe(200)
    const params = { id: hiring.company.id, key_id: key.id }
    const other = await aHiring(app)
    const stranger = { id: other.company.id, key_id: key.id }
    expect((await call(app, contract.revokeKey, { token: other.owner.token, params: stranger })).status).toBe(404)
    const revoked = await call(app, contract.revokeKey, { token: hiring.owner.token, params })
    expect(revoked.answer).toMatchObject({ is_live: false, revoked_at: expect.any(String) })
    const { status, error } = await vacanciesOf(hiring, token)
    expect([status, error?.code]).toEqual([401, 'key_invalid'])
  })

  it('works no more once its time is over, or its company put away', async () => {
    const own = await aHiring(app)
    const short = await aKey(own, ['vacancies:read'], { life: '30' })
    const long = await aKey(own, ['vacancies:read'])
    app.clock.forward(30 * 86_400 + 1)
    expect((await vacanciesOf(own, short.token)).error?.code).toBe('key_invalid')
    expect((await vacanciesOf(own, long.token)).status).toBe(200)
    await app.database.pool.query("update companies set status = 'ARCHIVED' where id = $1", [own.company.id])
    expect((await vacanciesOf(own, long.token)).error?.code).toBe('key_invalid')
  })

  it('says when it was used last, and waits after too many calls', async () => {
    const own = await aHiring(app)
    const { token, key } = await aKey(own, ['vacancies:read'])
    for (let calls = 0; calls < rateRules.api_key.max; calls += 1) await vacanciesOf(own, token)
    const { status, headers } = await vacanciesOf(own, token)
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    const { answer } = await call(app, contract.listKeys, { token: own.owner.token, params: { id: own.company.id } })
    expect(answer.items.find(({ id }) => id === key.id)?.last_used_at).toEqual(expect.any(String))
  })
})

describe('the keys of a company', () => {
  it('are as many as it may have', async () => {
    const own = await aHiring(app)
    const keys = []
    for (let one = 0; one < contract.KEYS_MAX; one += 1) keys.push(await aKey(own, ['vacancies:read']))
    const full = await made(own, ['vacancies:read'])
    expect([full.status, full.error?.message]).toEqual([409, expect.stringContaining('Revoca una')])
    const params = { id: own.company.id, key_id: keys[0]?.key.id ?? '' }
    await call(app, contract.revokeKey, { token: own.owner.token, params })
    expect((await made(own, ['vacancies:read'])).status).toBe(201)
  })

  it('go with it', async () => {
    const own = await aHiring(app)
    const { token } = await aKey(own, ['vacancies:read'])
    await app.database.pool.query('delete from vacancies where company_id = $1', [own.company.id])
    await app.database.pool.query('delete from companies where id = $1', [own.company.id])
    expect((await vacanciesOf(own, token)).status).toBe(401)
    const { rows } = await app.database.pool.query('select 1 from api_keys where company_id = $1', [own.company.id])
    expect(rows).toEqual([])
  })
})

describe('blind review', () => {
  it('holds for keys too', async () => {
    const own = await aHiring(app)
    const { application_id } = await anApplicant(app, own, 'Noelia Nombrada Nuez')
    await app.database.pool.query('update applications set is_blind = true where id = $1', [application_id])
    const { token } = await aKey(own, ['applications:read', 'contacts:read'])
    const [list, one] = [await applicationsOf(own, token), await applicationOf(own, token, application_id)]
    expect([list.status, one.status, one.answer.is_blind, one.answer.contact]).toEqual([200, 200, true, null])
    expect(list.text + one.text).not.toMatch(/Noelia|Nombrada|Nuez/)
  })
})
