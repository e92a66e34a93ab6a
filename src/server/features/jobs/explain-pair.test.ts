import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { getJobMatch } from '#shared/jobs/jobs.ts'
import { explainPair } from '#shared/matching/match-trace.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aCompany, aSession, aUser, aVacancy } from '#tests/support/factories.ts'

let app: TestApp
let company: CompanyRow
beforeAll(async () => {
  app = await createTestApp()
  company = (await aCompany(app, await aUser(app))).company
})
afterAll(() => app.close())

const asked = (name: string) => ({
  id: crypto.randomUUID(),
  type: 'SKILL',
  importance: 'IMPORTANTE',
  value: { name, skill_id: null },
})

async function pair() {
  const { token } = await aSession(app)
  const achievements = ['Al final del turno cuento la recaudación y cuadro la caja.', 'Atiendo treinta mesas.']
  const experience = [aJob({ position: 'Camarera', start: '2019-01', current: true, achievements })]
  const cv = await aCv(app, token, { document: { experience } as never })
  const requirements = [asked('Cierre de caja'), asked('Soldadura TIG')]
  const vacancy = await aVacancy(app, company, { document: { title: 'Camarera', requirements } as never })
  return { token, params: { vacancy_id: vacancy.id, cv_id: cv.id }, requirements }
}

it('says of each line of the own match what rules and model found, and which of them decided', async () => {
  const { token, params, requirements } = await pair()
  const { status, answer } = await call(app, explainPair, { token, params })
  expect(status).toBe(200)
  const { match } = (await call(app, getJobMatch, { token, params })).answer
  const said = (lines: typeof answer.match.items = []) => lines.map(({ verdict, sentence }) => ({ verdict, sentence }))
  expect(said(answer.match.items)).toEqual(said(match?.items))
  const lines = [...answer.match.items, ...answer.match.conditions].map(({ requirement_id }) => requirement_id)
  expect(answer.lines.map(({ requirement_id }) => requirement_id)).toEqual(lines)
  const [work, till] = answer.lines
  expect(work).toMatchObject({ model: null, decided_by: 'RULES', why: 'whole work is compared by rules' })
  expect(work?.rules.facts).toContainEqual({
    kind: 'work',
    term: 'waiter',
    name: 'Camarero',
    quote: 'Camarera',
    cv_path: 'experience.0.position',
  })
  expect(till?.requirement_id).toBe(requirements[0]?.id)
  expect(till?.model?.whole.yes).toBeGreaterThan(0.6)
  expect(till?.model?.lines[0]).toMatchObject({ cv_path: 'experience.0.achievements.0' })
})

it('is there for nobody else, and for nobody without a session', async () => {
  const { token, params } = await pair()
  const other = await pair()
  expect((await call(app, explainPair, { token: other.token, params })).status).toBe(404)
  expect((await call(app, explainPair, { token, params: { ...params, cv_id: other.params.cv_id } })).status).toBe(404)
  expect((await call(app, explainPair, { params })).status).toBe(401)
})

it('does not exist where the description of the API is not served', async () => {
  const quiet = await createTestApp({ env: { API_DOCS: '0' } })
  const { token } = await aSession(quiet)
  const params = { vacancy_id: crypto.randomUUID(), cv_id: crypto.randomUUID() }
  expect((await call(quiet, explainPair, { token, params })).status).toBe(404)
  expect(quiet.routes.filter((route) => route.includes('/api/dev/explain'))).toEqual([])
  expect(app.routes).toContain('GET /api/dev/explain/:vacancy_id/:cv_id')
  await quiet.close()
})
