import { afterAll, beforeAll, expect, it } from 'vitest'
import { applications } from '#server/features/hiring/tables/applications.tables.ts'
import { setIntent } from '#shared/accounts/users.ts'
import { findAnything } from '#shared/overview/find.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { aColleague, aHiring, anApplicant, aSeeker } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function find(token: string, q: string): Promise<string[]> {
  const { answer } = await call(app, findAnything, { token, query: { q } })
  return answer.items.map(({ kind, label }) => `${kind} ${label}`)
}

it('finds companies, vacancies and people of those who may see them, and of nobody else', async () => {
  const hiring = await aHiring(app, { title: 'Soldadura de precisión' })
  await anApplicant(app, hiring, 'Zoë Núñez-O’Hara')
  const { company, owner } = hiring
  const interviewer = await aColleague(app, hiring, 'INTERVIEWER')
  const stranger = await aSession(app, {})
  expect(await find(owner.token, company.name)).toContain(`COMPANY ${company.name}`)
  expect(await find(owner.token, 'soldadura de precision')).toContain('VACANCY Soldadura de precisión')
  expect(await find(owner.token, 'nunez-o’h')).toEqual(['PERSON Zoë Núñez-O’Hara'])
  expect(await find(interviewer.token, 'nunez-o’h')).toEqual([])
  expect((await find(interviewer.token, 'soldadura')).filter((one) => one.startsWith('VACANCY'))).toEqual([])
  for (const q of [company.name, 'soldadura', 'nunez-o’h', '%', '__']) {
    const found = q.length < 2 ? [] : await find(stranger.token, q)
    expect(found.filter((one) => !one.startsWith('JOB'))).toEqual([])
  }
})

it('finds nobody by the name that blind review hides', async () => {
  const hiring = await aHiring(app, { title: 'Tornería' })
  await anApplicant(app, hiring, 'Íñigo Lasarte-Ruiz')
  await app.deps.db.update(applications).set({ is_blind: true, pseudonym: '7F3A2' })
  expect(await find(hiring.owner.token, 'lasarte')).toEqual([])
  expect(await find(hiring.owner.token, '7f3a2')).toEqual(['PERSON Candidatura 7F3A2'])
})

it('finds own CVs and, for whoever looks for a job, open vacancies', async () => {
  await aHiring(app, { title: 'Apicultura de montaña' })
  const { token, cv } = await aSeeker(app)
  expect(await find(token, cv.title.slice(0, 4))).toContain(`CV ${cv.title}`)
  await call(app, setIntent, { token, body: { intent: 'SEEKER' } })
  expect(await find(token, 'apicultura')).toEqual(['JOB Apicultura de montaña'])
  expect(await find(token, '!?')).toEqual([])
})

it('asks for two letters at least', async () => {
  const { token } = await aSession(app, {})
  expect((await call(app, findAnything, { token, query: { q: ' a ' } })).status).toBe(422)
})
