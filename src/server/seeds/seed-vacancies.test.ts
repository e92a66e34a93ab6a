import { afterAll, beforeAll, expect, it } from 'vitest'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { lintVacancy } from '#shared/vacancies/lint/lint.ts'
import { publishProblems } from '#shared/vacancies/vacancy-problems.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { seedDemo } from './seed-demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedDemo(app.deps)
})
afterAll(() => app.close())

it('publishes only vacancies that their companies could publish themselves', async () => {
  const rows = await app.deps.db.select().from(vacancies)
  expect(rows).toHaveLength(60)
  const kinds = rows.flatMap(({ document }) => document.questions.map(({ kind }) => kind))
  expect(kinds).toEqual(['ARCHIVO'])
  for (const { title, document } of rows) {
    expect([title, publishProblems(document)]).toEqual([title, {}])
    const company_country = document.locations[0]?.country ?? document.remote_countries[0] ?? null
    const findings = lintVacancy(document, { company_country, today: '2026-11-01' })
    expect([title, findings.filter(({ level }) => level === 'BLOCK')]).toEqual([title, []])
    expect([title, document.role_id === null]).toEqual([title, false])
    const unknown = document.requirements.filter((one) => one.type === 'SKILL' && one.value.skill_id === null)
    expect([title, unknown]).toEqual([title, []])
  }
})
