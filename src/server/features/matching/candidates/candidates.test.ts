import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import type { NewUser } from '#server/features/accounts/users/users.tables.ts'
import { type Role, roles } from '#shared/companies/team-policy.ts'
import * as cvs from '#shared/cvs/cvs.ts'
import * as contract from '#shared/matching/candidates.ts'
import * as overview from '#shared/overview/overview.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aCompany, aMember, aSession, aUser, aVacancy } from '#tests/support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const entry = (values: object) => ({ id: randomUUID(), ...values })
const customId = randomUUID()
const document = {
  basics: {
    full_name: 'Vera Visible',
    headline: 'Contable',
    email: 'vera@correo.example',
    phone: '+34 612 345 678',
    city: 'Lugo',
    country: 'ES',
    links: [{ kind: 'GITHUB' as const, url: 'https://github.com/vera' }],
  },
  summary: 'SECRETO de la sección oculta',
  experience: [aJob({ position: 'Contable', start: '2020-01' }), aJob({ position: 'SECRETO', hidden: true })],
  skills: [entry({ name: 'Excel' }), entry({ name: 'SECRETO', hidden: true })],
  references: [entry({ name: 'SECRETO', contact: 'rita@correo.example' })],
  interests: ['SECRETO'],
  custom: [{ id: customId, title: 'SECRETO', items: [entry({ title: 'SECRETO' })] }],
  sections: ['summary', 'interests', `custom:${customId}`, 'experience', 'references'].map((key, place) => ({
    key,
    hidden: place < 3,
  })),
}

async function aPerson(values: Partial<NewUser> = {}) {
  const { user, token } = await aSession(app, { visibility: 'VISIBLE', phone: '+34612345678', ...values })
  return { user, token, cv: await aCv(app, token, { title: 'SECRETO título', document }) }
}

async function aRecruiter(role: Role = 'RECRUITER', company: Parameters<typeof aCompany>[2] = {}) {
  const owner = await aUser(app)
  const { company: theirs } = await aCompany(app, owner, { verification: 'DOMAIN_VERIFIED', ...company })
  await aVacancy(app, theirs)
  const { user, token } = await aSession(app)
  if (role === 'OWNER') return { token: (await aSession(app)).token, company: theirs, user: owner }
  await aMember(app, theirs, user, role)
  return { token, company: theirs, user }
}

const look = (cv: { id: string }, token: string) =>
  call(app, contract.getCandidate, { params: { cv_id: cv.id }, token })
const withoutRequest = (text: string) => text.replace(/"request_id":"[^"]+"/, '')

describe('a candidate of the pool', () => {
  it('is shown without name, contact data, references, photo or anything hidden', async () => {
    const { cv } = await aPerson({ profile_picture_id: randomUUID() })
    const { status, answer, text } = await look(cv, (await aRecruiter()).token)
    expect(status).toBe(200)
    expect(Object.keys(answer).sort()).toEqual([
      'contact',
      'cv_id',
      'document',
      'full_name',
      'is_me',
      'language',
      'profile_picture_url',
      'updated_at',
      'verified_email',
      'verified_phone',
    ])
    expect(answer).toMatchObject({
      cv_id: cv.id,
      full_name: null,
      profile_picture_url: null,
      contact: null,
      verified_email: true,
      verified_phone: false,
    })
    expect(answer.document.basics).toEqual({
      full_name: '',
      headline: 'Contable',
      email: '',
      phone: '',
      city: 'Lugo',
      country: 'ES',
      links: [],
    })
    expect(answer.document.experience.map(({ position }) => position)).toEqual(['Contable'])
    expect(answer.document.skills.map(({ name }) => name)).toEqual(['Excel'])
    expect(text).not.toMatch(/SECRETO|Vera|correo\.example|\+34|github/)
  })

  it('is a PDF with the same in it', async () => {
    const { cv } = await aPerson()
    const file = await call(app, contract.getCandidatePdf, {
      params: { cv_id: cv.id },
      token: (await aRecruiter()).token,
    })
    expect([file.status, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="Persona-candidata-CV.pdf"',
    ])
  })

  const allowed: Role[] = ['ADMIN', 'RECRUITER']
  it.each(roles.filter((role) => role !== 'OWNER'))('is seen by %s as the policy says', async (role) => {
    const { cv } = await aPerson()
    const { token } = await aRecruiter(role)
    expect((await look(cv, token)).status).toBe(allowed.includes(role) ? 200 : 404)
  })

  it('is counted for its owner once an hour and company, by whomever of it', async () => {
    const { cv, token } = await aPerson()
    const [first, second] = [await aRecruiter(), await aRecruiter()]
    const colleague = await aSession(app)
    await aMember(app, first.company, colleague.user, 'RECRUITER')
    for (const viewer of [first, first, colleague, second]) await look(cv, viewer.token)
    const views = async () => (await call(app, cvs.getCv, { params: { id: cv.id }, token })).answer.views_30d
    expect(await views()).toBe(2)
    app.clock.forward(60 * 60)
    await Promise.all([look(cv, first.token), look(cv, colleague.token)])
    expect(await views()).toBe(3)
    const stats = async () => (await call(app, overview.getSeekerStats, { token })).answer.profile_views_30d
    expect(await stats()).toBe(3)
    await app.database.pool.query(`update cv_views set viewed_at = viewed_at - interval '31 days' where cv_id = $1`, [
      cv.id,
    ])
    expect([await views(), await stats()]).toEqual([0, 0])
  })

  it('may look at the own CV as companies do, without being counted', async () => {
    const { cv, token, user } = await aPerson({ visibility: 'HIDDEN' })
    await aCompany(app, user)
    const seen = await look(cv, token)
    expect([seen.status, seen.answer.contact, seen.answer.document.references]).toEqual([200, null, []])
    expect((await call(app, cvs.getCv, { params: { id: cv.id }, token })).answer.views_30d).toBe(0)
  })
})

describe('everything else does not exist', () => {
  type Change = (person: Awaited<ReturnType<typeof aPerson>>, viewer: Awaited<ReturnType<typeof aRecruiter>>) => unknown
  const set =
    (values: Partial<NewUser>): Change =>
    ({ user }) =>
      updateUser(app.deps.db, user.id, values)
  const sql =
    (text: string): Change =>
    ({ user }, { company, user: viewer }) =>
      app.database.pool.query(
        text.replace('OWNER', user.id).replace('COMPANY', company.id).replace('VIEWER', viewer.id),
      )

  const refusals: [string, Change][] = [
    ['somebody who has not chosen', set({ visibility: null })],
    ['somebody who is only seen by applying', set({ visibility: 'ONLY_APPLICATIONS' })],
    ['somebody hidden', set({ visibility: 'HIDDEN' })],
    ['a suspended account', set({ status: 'SUSPENDED' })],
    [
      'a company that the person shut out',
      ({ user }, { company }) =>
        updateUser(app.deps.db, user.id, {
          hidden_companies: [{ name: `${company.name.toUpperCase()}, S.A.`, domain: null, auto: false }],
        }),
    ],
    [
      'somebody of such a company who has another one of their own',
      async ({ user }, { company, user: viewer }) => {
        await aCompany(app, viewer)
        await updateUser(app.deps.db, user.id, {
          hidden_companies: [{ name: company.name, domain: null, auto: false }],
        })
      },
    ],
    [
      'a company shut out by its domain',
      ({ user }, { company }) =>
        updateUser(app.deps.db, user.id, { hidden_companies: [{ name: 'Otra', domain: company.domain, auto: true }] }),
    ],
    [
      'a company where the person works',
      ({ cv, token }, { company }) =>
        call(app, cvs.saveCv, {
          token,
          params: { id: cv.id },
          body: cvs.cvChanges.parse({
            ...cv,
            document: { ...document, experience: [aJob({ company: company.name, current: true })] },
          }),
        }),
    ],
    ['a member who left', sql(`update members set status = 'LEFT' where user_id = 'VIEWER'`)],
    ['a suspended member', sql(`update members set status = 'SUSPENDED' where user_id = 'VIEWER'`)],
    ['an archived company', sql(`update companies set status = 'ARCHIVED' where id = 'COMPANY'`)],
    ['a CV that is no base', sql(`update cvs set is_base = false where user_id = 'OWNER'`)],
  ]

  it.each(refusals)('%s', async (_, change) => {
    const [person, viewer] = [await aPerson(), await aRecruiter()]
    expect((await look(person.cv, viewer.token)).status).toBe(200)
    await change(person, viewer)
    const [refused, unknown] = [await look(person.cv, viewer.token), await look({ id: randomUUID() }, viewer.token)]
    expect(refused.status).toBe(404)
    expect(withoutRequest(refused.text)).toBe(withoutRequest(unknown.text))
    const file = await call(app, contract.getCandidatePdf, { params: { cv_id: person.cv.id }, token: viewer.token })
    expect(file.status).toBe(404)
    const { rows } = await app.database.pool.query('select count(*)::int as n from cv_views where cv_id = $1', [
      person.cv.id,
    ])
    expect(rows).toEqual([{ n: 1 }])
  })

  it('for people without a company, and for broken ids', async () => {
    const { cv } = await aPerson()
    const { token } = await aSession(app)
    expect((await look(cv, token)).status).toBe(404)
    expect((await look({ id: 'nada' }, (await aRecruiter()).token)).status).toBe(404)
  })
})
