import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { getJobMatch, listJobs, listSimilarJobs, saveJob } from '#shared/jobs/jobs.ts'
import { whatIf } from '#shared/matching/what-if.ts'
import { getSeekerStats } from '#shared/overview/overview.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aCompany, aSession, aVacancy, lifelikeNames } from '#tests/support/factories.ts'

let app: TestApp
let company: CompanyRow
let recruiter: string
let vacancy: VacancyRow

const requirements = [
  {
    id: randomUUID(),
    type: 'SKILL' as const,
    importance: 'EXCLUYENTE' as const,
    value: { skill_id: 'java', name: 'Java', min_level: null, min_years: null },
  },
]

beforeAll(async () => {
  app = await createTestApp()
  const owner = await aSession(app)
  recruiter = owner.token
  const owned = await aCompany(app, owner.user)
  company = owned.company
  vacancy = await aVacancy(app, company, { document: { requirements }, lead: owned.member })
  await aVacancy(app, company, { document: { requirements } })
})
afterAll(() => app.close())

/** Somebody of that name, whose CV also says it in its texts. */
async function named(full_name: string): Promise<string> {
  const { token } = await aSession(app, { full_name, visibility: 'VISIBLE' })
  const summary = `Soy ${full_name} y programo en Java.`
  const experience = [aJob({ position: 'Programadora', start: '2020-01', current: true, summary })]
  await aCv(app, token, { document: { basics: { full_name }, summary, experience } } as never)
  return token
}

describe.each(lifelikeNames)('«%s»', (full_name) => {
  it('finds, compares and is found', async () => {
    const token = await named(full_name)
    const params = { vacancy_id: vacancy.id }
    await call(app, saveJob, { token, params })
    for (const tab of ['para-ti', 'explorar', 'guardados'] as const) {
      const { status, answer } = await call(app, listJobs, { token, query: { tab } })
      expect([tab, status, answer.items?.[0]?.match?.met]).toEqual([tab, 200, ['Java']])
    }
    const match = await call(app, getJobMatch, { token, params })
    expect(match.answer.match?.items.slice(1)).toMatchObject([{ verdict: 'CUMPLE' }])
    expect((await call(app, listSimilarJobs, { token, params })).answer.items).toHaveLength(1)
    expect((await call(app, getSeekerStats, { token })).status).toBe(200)
    expect((await call(app, whatIf, { token: recruiter, body: { vacancy_id: vacancy.id } })).status).toBe(200)
  })
})
