import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeApp } from '#shared/accounts/second-factor.ts'
import { getMe } from '#shared/accounts/users.ts'
import * as companies from '#shared/companies/companies.ts'
import { listMembers } from '#shared/companies/team.ts'
import type { Role } from '#shared/companies/team-policy.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { findAnything } from '#shared/overview/find.ts'
import { getRecruiterSummary } from '#shared/overview/overview.ts'
import { getVacancy } from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession, aVacancy, PASSWORD } from '#tests/support/factories.ts'
import { withApp } from '#tests/support/sign-in-steps/second-factor.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function aTeam() {
  const owner = await aSession(app, { full_name: 'Olga Titular' })
  const { company, member } = await aCompany(app, owner.user)
  const join = async (role: Role, full_name: string) => {
    const person = await aSession(app, { full_name })
    await aMember(app, company, person.user, role)
    return person
  }
  return {
    owner,
    company,
    member,
    admin: await join('ADMIN', 'Adela Admin'),
    recruiter: await join('RECRUITER', 'Rosa'),
  }
}
type Team = Awaited<ReturnType<typeof aTeam>>

const read = (id: string, token: string) => call(app, companies.getCompany, { params: { id }, token })
const cardOf = async ({ company }: Team, token: string) =>
  (await call(app, companies.listCompanies, { token })).answer.items.find(({ id }) => id === company.id)

async function switchTo(on: boolean, { company }: Team, token: string) {
  const { revision } = (await read(company.id, token)).answer
  const body = { revision, requires_second_factor: on }
  return call(app, companies.updateCompany, { params: { id: company.id }, body, token })
}

describe('a company that asks its team for a second factor', () => {
  it('is switched on by whoever has one and may edit the company', async () => {
    const team = await aTeam()
    const without = await switchTo(true, team, team.owner.token)
    expect([without.status, without.error?.message]).toEqual([
      409,
      'Activa antes tu propio segundo factor en tus ajustes: si no, te quedarías fuera.',
    ])
    expect((await switchTo(true, team, team.recruiter.token)).status).toBe(409)
    await withApp(app, team.admin.token)
    expect((await switchTo(true, team, team.admin.token)).answer.requires_second_factor).toBe(true)
    expect((await switchTo(false, team, team.admin.token)).answer.requires_second_factor).toBe(false)
  })

  it('shows nothing of itself to the others until they have one, and tells them', async () => {
    const team = await aTeam()
    const vacancy = await aVacancy(app, team.company, {
      document: { title: 'Soldadora de astilleros' },
      lead: team.member,
    })
    await withApp(app, team.owner.token)
    await switchTo(true, team, team.owner.token)
    const { token } = team.recruiter
    const refused = await read(team.company.id, token)
    expect([refused.status, refused.error?.code]).toEqual([409, 'second_factor_needed'])
    expect((await call(app, getVacancy, { params: { id: vacancy.id }, token })).error?.code).toBe(
      'second_factor_needed',
    )
    expect((await call(app, findAnything, { query: { q: 'soldadora' }, token })).text).not.toContain('Soldadora')
    expect((await call(app, getRecruiterSummary, { token })).text).not.toContain('Soldadora')
    expect(await cardOf(team, token)).toMatchObject({ needs_second_factor: true, members: 0, open_vacancies: 0 })
    expect((await call(app, getMe, { token })).status).toBe(200)
    expect((await call(app, listNotifications, { token })).answer.map(({ message }) => message)).toContain(
      `${team.company.name} pide un segundo factor a su equipo. Actívalo para seguir entrando.`,
    )
    await withApp(app, token)
    expect((await read(team.company.id, token)).status).toBe(200)
    expect((await call(app, findAnything, { query: { q: 'soldadora' }, token })).text).toContain('Soldadora')
    expect(await cardOf(team, token)).toMatchObject({ needs_second_factor: false, members: 3 })
    await call(app, removeApp, { body: { current_password: PASSWORD }, token })
    expect((await read(team.company.id, token)).error?.code).toBe('second_factor_needed')
  })

  it('asks nobody for it in other companies, and is as unknown as before to those who are not in it', async () => {
    const team = await aTeam()
    const other = await aCompany(app, team.recruiter.user)
    await withApp(app, team.owner.token)
    await switchTo(true, team, team.owner.token)
    expect((await read(other.company.id, team.recruiter.token)).status).toBe(200)
    const stranger = await aSession(app)
    expect((await read(team.company.id, stranger.token)).status).toBe(404)
  })

  it('says who of the team has one, to those who manage it', async () => {
    const team = await aTeam()
    await withApp(app, team.owner.token)
    const seenBy = async (token: string) =>
      (await call(app, listMembers, { params: { id: team.company.id }, token })).answer.items.map(
        ({ has_second_factor }) => has_second_factor,
      )
    expect(await seenBy(team.admin.token)).toEqual([true, false, false])
    expect(await seenBy(team.recruiter.token)).toEqual([null, null, null])
  })
})
