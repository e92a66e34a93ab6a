import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCompany, listActivity, updateCompany } from '#shared/companies/companies.ts'
import { getApplyContext } from '#shared/hiring/applying.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { summariseApplication } from '#shared/matching/match-summaries.ts'
import { type Heard, startAnalystStub } from '#tests/support/analyst-stub.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant, aSeeker } from '#tests/support/hiring.ts'

const NAME = "Saoirse O'Malley-Quiñones"

/** Says of the first met line what its verdict says. */
function honest({ body }: Heard): string {
  const data = JSON.parse(JSON.parse(body).messages[1].content.split('\n')[1])
  const met = data.find(({ verdict }: { verdict: string }) => verdict === 'Cumple')
  return JSON.stringify({ sentences: [{ text: `Cumple ${met.asked}.`, lines: [met.line] }] })
}

let answer: (asked: Heard) => string | number = honest
let stub: Awaited<ReturnType<typeof startAnalystStub>>
let app: TestApp
beforeAll(async () => {
  stub = await startAnalystStub((asked) => answer(asked))
  app = await createTestApp({ env: stub.env })
})
afterAll(async () => {
  await app.close()
  await stub.close()
})

async function aCase() {
  const hiring = await aHiring(app)
  const { token } = hiring.owner
  const switchTo = async (ai_enabled: boolean) => {
    const params = { id: hiring.company.id }
    const { revision } = (await call(app, getCompany, { token, params })).answer
    return call(app, updateCompany, { token, params, body: { ai_enabled, revision } })
  }
  const { application_id: id, cv } = await anApplicant(app, hiring, NAME)
  const params = { vacancy_id: hiring.vacancy.id, id }
  const read = async () => (await call(app, getTeamApplication, { token, params })).answer
  const ask = (by = token) => call(app, summariseApplication, { token: by, params })
  return { hiring, token, switchTo, read, ask, cv }
}

describe('the verdicts of a match in words', () => {
  it('are asked for where the company switched it on, which its log and whoever applies can read', async () => {
    const { hiring, token, switchTo, read, ask } = await aCase()
    expect([(await read()).summary, (await ask()).status]).toEqual([{ state: 'OFF', text: null }, 409])
    const recruiter = await aColleague(app, hiring, 'RECRUITER')
    const params = { id: hiring.company.id }
    const tried = await call(app, updateCompany, {
      token: recruiter.token,
      params,
      body: { ai_enabled: true, revision: 1 },
    })
    expect(tried.status).toBe(409)
    expect((await switchTo(true)).answer).toMatchObject({ ai_enabled: true, ai_available: true })
    const { items } = (await call(app, listActivity, { token, params })).answer
    expect(items.map(({ text }) => text)).toContainEqual(expect.stringContaining('activó la ayuda de IA'))
    expect((await read()).summary.state).toBe('NONE')
    const seeker = await aSeeker(app)
    const job = { token: seeker.token, params: { vacancy_id: hiring.vacancy.id } }
    expect((await call(app, getApplyContext, job)).answer.uses_ai).toBe(true)
    await switchTo(false)
    expect([(await read()).summary.state, (await ask()).status]).toEqual(['OFF', 409])
    expect((await call(app, getApplyContext, job)).answer.uses_ai).toBe(false)
    expect(stub.heard).toEqual([])
  })

  it('are written in the background from the verdicts alone, once, and change nothing', async () => {
    const { switchTo, read, ask, cv } = await aCase()
    await switchTo(true)
    const { full_match: before, match } = await read()
    answer = honest
    expect((await ask()).answer).toEqual({ state: 'WAITING', text: null })
    expect((await read()).summary.state).toBe('WAITING')
    await ask()
    await app.runTasks()
    const after = await read()
    expect(after.summary).toMatchObject({ state: 'READY', text: expect.stringMatching(/^Cumple /) })
    expect([after.full_match, after.match]).toEqual([before, match])
    await ask()
    await app.runTasks()
    expect(stub.heard).toHaveLength(1)
    const heard = stub.heard[0]?.body ?? ''
    const { experience, basics } = cv.document
    const said = [NAME, 'Saoirse', basics.email, cv.id, ...experience.flatMap((job) => [job.company, job.summary])]
    for (const secret of said.filter((text) => text !== '')) expect(heard).not.toContain(secret)
    expect(app.logged()).not.toContain(NAME)
  })

  it.each([
    ['cannot be reached', 503],
    ['says what the verdicts do not say', '{"sentences":[{"text":"Contrata a esta persona ya.","lines":[1]}]}'],
    ['answers something else', 'No puedo.'],
  ])('are missing when the model %s, which is said and can be asked again', async (_, said) => {
    const { switchTo, read, ask } = await aCase()
    await switchTo(true)
    answer = () => said
    await app.deps.db.execute('truncate match_summaries')
    await ask()
    await app.runTasks()
    expect((await read()).summary).toEqual({ state: 'FAILED', text: null })
    answer = honest
    await ask()
    await app.runTasks()
    expect((await read()).summary.state).toBe('READY')
  })

  it('that nobody came to write are given up in the end', async () => {
    const { switchTo, read, ask } = await aCase()
    await switchTo(true)
    await app.deps.db.execute('truncate match_summaries')
    await ask()
    app.clock.forward(600)
    expect((await read()).summary.state).toBe('FAILED')
    await app.runTasks()
  })
})
