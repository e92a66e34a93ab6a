import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/companies/companies.ts'
import { getCandidate } from '#shared/matching/candidates.ts'
import { getPeopleReading, UNUSUAL_READING } from '#shared/matching/people-reading.ts'
import { invitePerson } from '#shared/matching/vacancy-matches.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aCompany, aSession, aVacancy } from '#tests/support/factories.ts'
import { letInvitationsLeave } from '#tests/support/hiring.ts'

const MANY = UNUSUAL_READING.opened
const INVITED = MANY / UNUSUAL_READING.opened_an_invitation

let app: TestApp
let cv_ids: string[]
beforeAll(async () => {
  app = await createTestApp()
  const { user, token } = await aSession(app, { visibility: 'VISIBLE' })
  const cv = await aCv(app, token, { document: { experience: [aJob({ start: '2019-01' })] } })
  const { rows } = await app.database.pool.query<{ id: string }>(
    `with people as (
       insert into users select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'email', n || '@correo.example'))).*
       from users u, generate_series(1, $3) n where u.id = $1 returning id)
     insert into cvs select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'user_id', p.id))).*
     from cvs c, people p where c.id = $2 returning id`,
    [user.id, cv.id, MANY],
  )
  cv_ids = rows.map(({ id }) => id)
})
afterAll(() => app.close())

let counter = 0
/** Somebody with an address at a domain who made a company there, proved it and published. */
async function aProvedCompany(domain: string) {
  counter += 1
  const { user, token } = await aSession(app, { email: `hola${counter}@${domain}` })
  const { company } = await aCompany(app, user, { domain, website: `https://${domain}` })
  const asked = { token, params: { id: company.id } }
  const proved = await call(app, contract.sendDomainCode, { ...asked, body: { email: user.email } })
  expect(proved.answer.status).toBe('verified')
  return { user, token, company, asked, vacancy: await aVacancy(app, company) }
}
type Proved = Awaited<ReturnType<typeof aProvedCompany>>

const openOne = async ({ token }: Proved, at: number) =>
  (await call(app, getCandidate, { token, params: { cv_id: cv_ids[at] ?? '' } })).status

/** Opened yesterday; the last of them now. */
async function open(reader: Proved, from: number, to: number): Promise<void> {
  await app.database.pool.query(
    `insert into cv_views (cv_id, company_id, viewer_id, hour, viewed_at)
     select id, $2, $3, $4, $4 from unnest($1::uuid[]) id`,
    [cv_ids.slice(from, to - 1), reader.company.id, reader.user.id, new Date(app.deps.now().getTime() - 86_400_000)],
  )
  expect(await openOne(reader, to - 1)).toBe(200)
}

const missingOf = async ({ asked }: Proved) => (await call(app, getPeopleReading, asked)).answer.missing

describe('a domain whose reading of people was stopped', () => {
  it('stays so when the company is archived and made anew, at the domain or a host below it', async () => {
    const first = await aProvedCompany('ladrona.example')
    await open(first, 0, MANY)
    expect(await missingOf(first)).toBe('WAIT_FOR_REVIEW')
    await call(app, contract.archiveCompany, first.asked)
    for (const domain of ['ladrona.example', 'filial.ladrona.example']) {
      const again = await aProvedCompany(domain)
      expect([domain, await missingOf(again), await openOne(again, 0)]).toEqual([domain, 'WAIT_FOR_REVIEW', 409])
    }
    expect(await missingOf(await aProvedCompany('honrada.example'))).toBeNull()
  })

  it('is one for all its hosts, also before, and none that a stopped company only names as its own', async () => {
    const [one, other] = [await aProvedCompany('uno.partida.example'), await aProvedCompany('dos.partida.example')]
    await open(one, 0, MANY / 2)
    expect(await missingOf(one)).toBeNull()
    await open(other, MANY / 2, MANY)
    expect([await missingOf(one), await missingOf(other)]).toEqual(['WAIT_FOR_REVIEW', 'WAIT_FOR_REVIEW'])
    const { revision } = (await call(app, contract.getCompany, one.asked)).answer
    const body = { revision, website: 'https://vecina.example' }
    expect((await call(app, contract.updateCompany, { ...one.asked, body })).status).toBe(200)
    expect(await missingOf(await aProvedCompany('vecina.example'))).toBeNull()
    expect(await missingOf(await aProvedCompany('tres.partida.example'))).toBe('WAIT_FOR_REVIEW')
  })

  it('is not stopped by invitations that left, and is by those that may still be taken back', async () => {
    for (const [domain, leave, missing] of [
      ['atenta.example', letInvitationsLeave, null],
      ['amable.example', () => undefined, 'WAIT_FOR_REVIEW'],
    ] as const) {
      const reader = await aProvedCompany(domain)
      for (const cv_id of cv_ids.slice(0, INVITED)) {
        const params = { vacancy_id: reader.vacancy.id, cv_id }
        expect((await call(app, invitePerson, { token: reader.token, params, body: {} })).status).toBe(204)
      }
      await leave(app)
      await open(reader, 0, MANY)
      expect([domain, await missingOf(reader)]).toEqual([domain, missing])
    }
  })
})
