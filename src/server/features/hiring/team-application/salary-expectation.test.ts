import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateMe } from '#shared/accounts/users.ts'
import { updateMember } from '#shared/companies/team.ts'
import type { Role } from '#shared/companies/team-policy.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { getVacancy, saveVacancy } from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant, type Hiring } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const WANTED = { amount: 3_200_000, currency: 'EUR', period: 'ANIO' } as const

/** A vacancy to which somebody applied who says what they want to earn. */
async function anOpenHope() {
  const hiring = await aHiring(app)
  const { token, application_id } = await anApplicant(app, hiring, "Iratxe D'Angelo-Núñez")
  await call(app, updateMe, { token, body: { job_preferences: { min_salary: WANTED } } })
  const params = { vacancy_id: hiring.vacancy.id, id: application_id }
  const seenBy = async (token: string) =>
    (await call(app, getTeamApplication, { token, params })).answer.salary_expectation
  return { hiring, seenBy }
}

async function inHiringTeam({ vacancy, owner }: Hiring, member_id: string): Promise<void> {
  const params = { id: vacancy.id }
  const { answer } = await call(app, getVacancy, { token: owner.token, params })
  const hiring_team = [...answer.hiring_team, { member_id, role: 'MEMBER' as const }]
  const { status } = await call(app, saveVacancy, { token: owner.token, params, body: { ...answer, hiring_team } })
  expect(status).toBe(200)
}

async function colleague(hiring: Hiring, role: Role, can_see_salary_expectations: boolean) {
  const { token, member } = await aColleague(app, hiring, role)
  await call(app, updateMember, {
    token: hiring.owner.token,
    params: { id: hiring.company.id, member_id: member.id },
    body: { can_see_salary_expectations },
  })
  return { token, member }
}

describe('what somebody wants to earn', () => {
  it('is seen by a recruiter with the switch, in the hiring team or not, and by none without it', async () => {
    const { hiring, seenBy } = await anOpenHope()
    expect(await seenBy(hiring.owner.token)).toEqual(WANTED)
    expect(await seenBy((await colleague(hiring, 'RECRUITER', true)).token)).toEqual(WANTED)
    const without = await colleague(hiring, 'RECRUITER', false)
    expect(await seenBy(without.token)).toBeNull()
    await inHiringTeam(hiring, without.member.id)
    expect(await seenBy(without.token)).toBeNull()
  })

  it('is seen by who asked for the person only with the switch', async () => {
    const { hiring, seenBy } = await anOpenHope()
    const [seeing, other] = [
      await colleague(hiring, 'HIRING_MANAGER', true),
      await colleague(hiring, 'HIRING_MANAGER', false),
    ]
    for (const { member } of [seeing, other]) await inHiringTeam(hiring, member.id)
    expect(await seenBy(seeing.token)).toEqual(WANTED)
    expect(await seenBy(other.token)).toBeNull()
  })
})
