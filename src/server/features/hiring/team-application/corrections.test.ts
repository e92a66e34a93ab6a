import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as corrections from '#shared/hiring/corrections.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { OWN_LINES } from '#shared/matching/matching.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant, type Hiring } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const requirement_id = OWN_LINES.OCCUPATION
const seen = { verdict: 'NO_CUMPLE' as const, reason: 'En la llamada contó que solo ayudaba.' }

async function lineFor(token: string, id: string) {
  const { status, answer } = await call(app, corrections.getApplicationAnalysis, { token, params: { id } })
  expect(status).toBe(200)
  return answer.match?.items.find((item) => item.requirement_id === requirement_id)
}
const correct = (token: string, id: string) =>
  call(app, corrections.correctVerdict, { token, params: { id }, body: { ...seen, requirement_id } })
const readBy = async (token: string, { vacancy }: Hiring, id: string) =>
  (await call(app, getTeamApplication, { token, params: { vacancy_id: vacancy.id, id } })).answer

describe('a verdict of an application', () => {
  it('is corrected beside the frozen one, with who and why, and the person reads what was frozen', async () => {
    const hiring = await aHiring(app)
    const person = await anApplicant(app, hiring)
    const before = await lineFor(person.token, person.application_id)
    expect((await correct(hiring.owner.token, person.application_id)).status).toBe(204)
    expect(await lineFor(hiring.owner.token, person.application_id)).toMatchObject({
      verdict: before?.verdict,
      override: seen,
    })
    expect(await lineFor(person.token, person.application_id)).toEqual(before)
    const { full_match, can_correct, match } = await readBy(hiring.owner.token, hiring, person.application_id)
    expect(can_correct).toBe(true)
    expect(full_match?.items.find((item) => item.requirement_id === requirement_id)?.override).toMatchObject(seen)
    expect(match?.low).toBe(full_match?.low)
    const params = { id: person.application_id, requirement_id }
    expect((await call(app, corrections.removeCorrection, { token: hiring.owner.token, params })).status).toBe(204)
    expect((await lineFor(hiring.owner.token, person.application_id))?.override).toBeNull()
  })

  it('is not corrected by who only interviews, nor by the person', async () => {
    const hiring = await aHiring(app)
    const person = await anApplicant(app, hiring)
    const interviewer = await aColleague(app, hiring, 'INTERVIEWER')
    expect((await correct(interviewer.token, person.application_id)).status).toBe(404)
    expect((await correct(person.token, person.application_id)).status).toBe(404)
  })

  it('has to be one of its own lines', async () => {
    const hiring = await aHiring(app)
    const person = await anApplicant(app, hiring)
    const body = { ...seen, requirement_id: OWN_LINES.SHIFT }
    const asked = { token: hiring.owner.token, params: { id: person.application_id }, body }
    expect((await call(app, corrections.correctVerdict, asked)).status).toBe(404)
  })
})
