import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaveCompany, removeMember, updateMember } from '#shared/companies/team.ts'
import type { Role } from '#shared/companies/team-policy.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { getLedVacancies } from '#shared/vacancies/hiring-teams.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { aGoodDocument } from '#tests/support/vacancies.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function aTeam() {
  const owner = await aSession(app, { full_name: 'María José de la O' })
  const { company, member } = await aCompany(app, owner.user)
  const colleague = async (role: Role) => {
    const session = await aSession(app)
    return { ...session, member: await aMember(app, company, session.user, role) }
  }
  return { company, owner: { ...owner, member }, colleague }
}
type Team = Awaited<ReturnType<typeof aTeam>>
type Colleague = Team['owner']

async function aVacancyOf({ company }: Team, { token }: Colleague, title = 'Analista de datos') {
  const params = { id: company.id }
  const { answer } = await call(app, contract.createVacancy, { token, params, body: aGoodDocument({ title }) })
  return { id: answer.id }
}

const leads = async ({ owner }: Team, params: { id: string }) => {
  const { answer } = await call(app, contract.getVacancy, { token: owner.token, params })
  return answer.hiring_team.filter(({ role }) => role === 'LEAD').map(({ member_id }) => member_id)
}

const inTeam = ({ company }: Team, { member }: Colleague) => ({ id: company.id, member_id: member.id })

/** As the editor saves it, with the team that the server gave. */
async function savesAgain({ owner }: Team, params: { id: string }): Promise<number> {
  const { token } = owner
  const { revision, document, hiring_team } = (await call(app, contract.getVacancy, { token, params })).answer
  const body = { revision, document: { ...document, department: 'Cobros' }, hiring_team }
  return (await call(app, contract.saveVacancy, { token, params, body })).status
}

describe('when the only person responsible goes', () => {
  it('the owner takes over unless somebody else is named, and every vacancy can be saved', async () => {
    const team = await aTeam()
    const [recruiter, manager] = [await team.colleague('RECRUITER'), await team.colleague('HIRING_MANAGER')]
    const first = await aVacancyOf(team, recruiter, 'Enfermería de planta')
    await aVacancyOf(team, manager)
    const led = await call(app, getLedVacancies, { token: team.owner.token, params: inTeam(team, recruiter) })
    expect(led.answer).toEqual({ total: 1, titles: ['Enfermería de planta'] })
    await call(app, removeMember, { token: team.owner.token, params: inTeam(team, recruiter) })
    expect(await leads(team, first)).toEqual([team.owner.member.id])
    expect(await savesAgain(team, first)).toBe(200)
  })

  it('the chosen person takes over and hears of it', async () => {
    const team = await aTeam()
    const [going, heir] = [await team.colleague('RECRUITER'), await team.colleague('HIRING_MANAGER')]
    const [one, other] = [await aVacancyOf(team, going), await aVacancyOf(team, going)]
    const query = { successor_id: heir.member.id }
    const left = await call(app, leaveCompany, { token: going.token, params: { id: team.company.id }, query })
    expect(left.status).toBe(204)
    for (const vacancy of [one, other]) expect(await leads(team, vacancy)).toEqual([heir.member.id])
    const told = await call(app, listNotifications, { token: heir.token })
    expect(told.answer.map(({ message }) => message)).toEqual([
      `Ahora eres responsable de 2 vacantes de ${team.company.name}.`,
    ])
  })

  it('nobody takes over who is not there, is paused, or does not work with vacancies', async () => {
    const [team, strangers] = [await aTeam(), await aTeam()]
    const [going, billing] = [await team.colleague('RECRUITER'), await team.colleague('BILLING')]
    const vacancy = await aVacancyOf(team, going)
    for (const { member } of [going, billing, strangers.owner]) {
      const asked = { params: inTeam(team, going), query: { successor_id: member.id } }
      const { status, error } = await call(app, removeMember, { token: team.owner.token, ...asked })
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, ['successor_id']])
    }
    expect(await leads(team, vacancy)).toEqual([going.member.id])
  })

  it.each([
    ['is paused', { status: 'SUSPENDED' as const }],
    ['gets a role without vacancies', { role: 'BILLING' as const }],
  ])('also when the person %s', async (_, body) => {
    const team = await aTeam()
    const recruiter = await team.colleague('RECRUITER')
    const vacancy = await aVacancyOf(team, recruiter)
    const asked = { token: team.owner.token, params: inTeam(team, recruiter), body }
    expect((await call(app, updateMember, asked)).status).toBe(200)
    expect(await leads(team, vacancy)).toEqual([team.owner.member.id])
    expect(await savesAgain(team, vacancy)).toBe(200)
  })

  it('whoever is paused finds their place again, whatever was saved meanwhile', async () => {
    const team = await aTeam()
    const recruiter = await team.colleague('RECRUITER')
    const vacancy = await aVacancyOf(team, recruiter)
    const asked = { token: team.owner.token, params: inTeam(team, recruiter) }
    await call(app, updateMember, { ...asked, body: { status: 'SUSPENDED' as const } })
    expect(await savesAgain(team, vacancy)).toBe(200)
    await call(app, updateMember, { ...asked, body: { status: 'ACTIVE' as const } })
    expect(new Set(await leads(team, vacancy))).toEqual(new Set([team.owner.member.id, recruiter.member.id]))
  })

  it('an editor that still has the old team open cannot bring it back', async () => {
    const team = await aTeam()
    const recruiter = await team.colleague('RECRUITER')
    const params = await aVacancyOf(team, recruiter)
    const { token } = team.owner
    const { revision, document, hiring_team } = (await call(app, contract.getVacancy, { token, params })).answer
    await call(app, removeMember, { token, params: inTeam(team, recruiter) })
    const body = { revision, document, hiring_team }
    const late = await call(app, contract.saveVacancy, { token, params, body })
    expect([late.status, late.error?.code]).toEqual([409, 'version_conflict'])
  })

  it('nothing changes where somebody else leads too', async () => {
    const team = await aTeam()
    const recruiter = await team.colleague('RECRUITER')
    const params = await aVacancyOf(team, team.owner)
    const { token } = team.owner
    const { document, hiring_team } = (await call(app, contract.getVacancy, { token, params })).answer
    const both = [...hiring_team, { member_id: recruiter.member.id, role: 'LEAD' as const }]
    await call(app, contract.saveVacancy, { token, params, body: { revision: 1, document, hiring_team: both } })
    const led = await call(app, getLedVacancies, { token, params: inTeam(team, recruiter) })
    expect(led.answer).toEqual({ total: 0, titles: [] })
    await call(app, removeMember, { token, params: inTeam(team, recruiter) })
    expect(await leads(team, params)).toEqual([team.owner.member.id])
  })
})
