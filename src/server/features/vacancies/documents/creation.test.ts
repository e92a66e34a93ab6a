import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VACANCY_DRAFTS_MAX } from '#shared/core/limits.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { insertVacancy } from '../vacancies.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function aRecruiter() {
  const { user, token } = await aSession(app)
  const { company } = await aCompany(app, user)
  return { user, token, company, params: { id: company.id } }
}

type Recruiter = Pick<Awaited<ReturnType<typeof aRecruiter>>, 'token' | 'params'>

const create = ({ token, params }: Recruiter, creation_key: string | null, title = 'Analista') =>
  call(app, contract.createVacancy, { token, params, body: { title, creation_key } })

const drafts = async ({ token, params }: Recruiter) =>
  (await call(app, contract.listVacancies, { token, params })).answer.items

describe('a creation whose answer was lost', () => {
  it('is found again by its key, one call after the other', async () => {
    const who = await aRecruiter()
    const key = randomUUID()
    const first = await create(who, key)
    const second = await create(who, key, 'Lo que se escribió después')
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.answer).toEqual(first.answer)
    expect(await drafts(who)).toHaveLength(1)
  })

  it('is made once when the tries overlap', async () => {
    const who = await aRecruiter()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(who, key)))
    expect(new Set(answers.map(({ status, answer }) => `${status} ${answer.id}`)).size).toBe(1)
    expect(await drafts(who)).toHaveLength(1)
  })

  it('is the own one: other keys, people and companies begin their own', async () => {
    const who = await aRecruiter()
    const key = randomUUID()
    const { user, token } = await aSession(app)
    await aMember(app, who.company, user, 'RECRUITER')
    const ids = [
      await create(who, key),
      await create(who, randomUUID()),
      await create(who, null),
      await create(who, null),
      await create({ ...who, token }, key),
      await create(await aRecruiter(), key),
    ].map(({ answer }) => answer.id)
    expect(new Set(ids).size).toBe(6)
  })

  it('cannot be written twice whatever the code does', async () => {
    const { company, user } = await aRecruiter()
    const { document } = (await create(await aRecruiter(), null)).answer
    const now = app.deps.now()
    const row = {
      company_id: company.id,
      created_by: user.id,
      title: 'Una',
      document,
      created_at: now,
      updated_at: now,
    }
    const keyed = { ...row, creation_key: randomUUID() }
    await insertVacancy(app.deps.db, keyed)
    await expect(insertVacancy(app.deps.db, keyed)).rejects.toThrow()
  })

  it('does not come back once it was deleted', async () => {
    const who = await aRecruiter()
    const key = randomUUID()
    const { answer } = await create(who, key)
    await call(app, contract.deleteVacancy, { token: who.token, params: { id: answer.id } })
    expect((await create(who, key)).answer.id).not.toBe(answer.id)
  })
})

describe('drafts', () => {
  it('have a limit per company, which says what to do', async () => {
    const who = await aRecruiter()
    const fill = `insert into vacancies (id, company_id, created_by, title, document, state, created_at, updated_at)
      select gen_random_uuid(), company_id, created_by, title, document, 'DRAFT', created_at, updated_at
      from vacancies, generate_series(2, ${VACANCY_DRAFTS_MAX}) where company_id = $1`
    expect((await create(who, null)).status).toBe(201)
    await app.database.pool.query(fill, [who.company.id])
    const refused = await create(who, null)
    expect([refused.status, refused.error?.code]).toEqual([409, 'state_conflict'])
    expect(refused.error?.message).toContain('borradores')
    const [draft] = await drafts(who)
    await call(app, contract.deleteVacancy, { token: who.token, params: { id: draft?.id ?? '' } })
    expect((await create(who, null)).status).toBe(201)
    expect((await create(await aRecruiter(), null)).status).toBe(201)
  })
})
