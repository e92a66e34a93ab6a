import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { getCandidate, getCandidatePdf } from '#shared/matching/candidates.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function anOpened() {
  const hiring = await aHiring(app)
  const applicant = await anApplicant(app, hiring)
  const params = { cv_id: applicant.cv.id }
  const open = (token: string) => call(app, getCandidate, { token, params })
  return { hiring, applicant, params, open }
}

describe('the whole profile of somebody who applied', () => {
  it.each(['HIDDEN', 'ONLY_APPLICATIONS', 'VISIBLE'] as const)('opens for the team, being %s', async (visibility) => {
    const { hiring, applicant, params, open } = await anOpened()
    await updateUser(app.deps.db, applicant.user.id, { visibility })
    const { token } = hiring.owner
    const sent = await call(app, getTeamApplication, {
      token,
      params: { vacancy_id: hiring.vacancy.id, id: applicant.application_id },
    })
    const { status, answer } = await open(token)
    expect([status, answer.full_name]).toEqual([200, sent.answer.full_name])
    expect(answer.contact?.email).toBe(sent.answer.contact?.email)
    expect(answer.contact).not.toBeNull()
    expect((await call(app, getCandidatePdf, { token, params })).status).toBe(200)
  })

  it('is without contact for who may not read it, and not there for anybody else', async () => {
    const { hiring, applicant, open } = await anOpened()
    const manager = await aColleague(app, hiring, 'HIRING_MANAGER')
    const interviewer = await aColleague(app, hiring, 'INTERVIEWER', 'Inés Prado')
    await app.database.pool.query(
      `insert into hiring_teams (vacancy_id, member_id, role) values ($1, $2, 'MEMBER'), ($1, $3, 'MEMBER')`,
      [hiring.vacancy.id, manager.member.id, interviewer.member.id],
    )
    const seen = await open(manager.token)
    expect([seen.status, seen.answer.contact]).toEqual([200, null])
    expect(seen.answer.document.basics.email).toBe('')
    for (const token of [interviewer.token, (await aHiring(app)).owner.token])
      expect([404, 409]).toContain((await open(token)).status)
    await app.database.pool.query('update applications set is_blind = true where id = $1', [applicant.application_id])
    const blind = await open(hiring.owner.token)
    expect(blind.status).not.toBe(200)
    expect(blind.text).not.toContain('García')
  })
})
