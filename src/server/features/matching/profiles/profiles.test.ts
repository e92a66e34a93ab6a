import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { cosine, encodeLine, toUnitLength } from '#server/features/language/encoder/encoder.ts'
import { deleteCv } from '#shared/cvs/cvs.ts'
import { getJobMatch } from '#shared/jobs/jobs.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob, save } from '#tests/support/cvs.ts'
import { aCompany, aSession, aUser, aVacancy } from '#tests/support/factories.ts'
import { matchingProfiles as p } from '../tables/matching.tables.ts'
import { refreshProfiles } from './profiles.service.ts'

let app: TestApp
let company: CompanyRow
beforeAll(async () => {
  app = await createTestApp()
  company = (await aCompany(app, await aUser(app))).company
})
afterAll(() => app.close())

const profileOf = async (cvId: string) => (await app.deps.db.select().from(p).where(eq(p.cv_id, cvId)))[0]
const skill = (id: string): Requirement => ({
  id: randomUUID(),
  type: 'SKILL',
  importance: 'EXCLUYENTE',
  value: { skill_id: id, name: id, min_level: null, min_years: null },
})
const asDriver: Requirement = {
  id: randomUUID(),
  type: 'ROLE_EXPERIENCE',
  importance: 'IMPORTANTE',
  value: { role_id: 'truck-driver', role_family: null, name: 'Camionero', min_years: 0 },
}

async function aPerson(document: object, values: object = {}) {
  const session = await aSession(app, { visibility: 'VISIBLE', ...values })
  return { ...session, cv: await aCv(app, session.token, { document } as never) }
}

async function verdicts(token: string, requirements: Requirement[]) {
  const { id } = await aVacancy(app, company, { document: { requirements } })
  const { answer } = await call(app, getJobMatch, { token, params: { vacancy_id: id } })
  return answer.match?.items.slice(1).map(({ verdict }) => verdict)
}

const driving = [aJob({ position: 'Conducción de camiones pesados', start: '2015-01', current: true })]

describe('a profile', () => {
  it('is written after each change, and goes with its CV', async () => {
    const { token, cv } = await aPerson({ summary: 'Programo en Python.' })
    expect(await profileOf(cv.id)).toBeUndefined()
    await app.runTasks()
    expect(await profileOf(cv.id)).toMatchObject({ kind: 'CV', revision: 1 })
    expect((await profileOf(cv.id))?.terms).toContain('#python')
    await save(app, token, cv, { document: { ...cv.document, summary: 'Programo en Java.' } })
    await app.runTasks()
    expect((await profileOf(cv.id))?.revision).toBe(2)
    expect((await profileOf(cv.id))?.terms).toContain('#java')
    await call(app, deleteCv, { token, params: { id: cv.id } })
    expect(await profileOf(cv.id)).toBeUndefined()
  })

  it('keeps the direction of each title within a hair', async () => {
    const { cv } = await aPerson({ experience: [aJob({ position: 'Soldadora', start: '2020-01', current: true })] })
    await app.runTasks()
    const bytes = (await profileOf(cv.id))?.title_vectors ?? Buffer.alloc(0)
    expect(bytes.length % 256).toBe(0)
    const kept = toUnitLength(Float32Array.from(new Int8Array(bytes.subarray(0, 256))))
    expect(cosine(kept, encodeLine('Soldadora'))).toBeGreaterThan(0.999)
  })

  it('is never replaced by what an older revision said, and not written twice', async () => {
    const { cv } = await aPerson({ summary: 'Python' })
    await app.runTasks()
    await app.deps.db
      .update(p)
      .set({ revision: 9, terms: ['kept'] })
      .where(eq(p.cv_id, cv.id))
    await refreshProfiles(app.deps)
    expect(await profileOf(cv.id)).toMatchObject({ revision: 9, terms: ['kept'] })
  })

  it('is written anew when the rules are others, or when it was never written', async () => {
    const { cv } = await aPerson({ summary: 'Python' })
    await app.runTasks()
    await app.deps.db.update(p).set({ engine_version: '0', terms: [] }).where(eq(p.cv_id, cv.id))
    const vacancy = await aVacancy(app, company, { document: { requirements: [skill('java')] } })
    await refreshProfiles(app.deps)
    expect((await profileOf(cv.id))?.terms).toContain('#python')
    const [asked] = await app.deps.db.select().from(p).where(eq(p.vacancy_id, vacancy.id))
    expect(asked?.terms).toContain('#java')
  })

  it('that cannot be written keeps nobody waiting, and the work is tried again', async () => {
    const { cv } = await aPerson({ summary: 'Python' })
    const document = cv.document
    await app.deps.db
      .update(cvs)
      .set({ document: { experience: 7 } as never })
      .where(eq(cvs.id, cv.id))
    const vacancy = await aVacancy(app, company, { document: { requirements: [skill('java')] } })
    await expect(refreshProfiles(app.deps)).rejects.toThrow('1 rows of matching.refresh-cvs failed')
    expect(app.logged()).toMatch(new RegExp(`batch.row_failed.*${cv.id}`))
    const [asked] = await app.deps.db.select().from(p).where(eq(p.vacancy_id, vacancy.id))
    expect(asked?.terms).toContain('#java')
    await app.deps.db.update(cvs).set({ document }).where(eq(cvs.id, cv.id))
    await refreshProfiles(app.deps)
    expect((await profileOf(cv.id))?.terms).toContain('#python')
  })
})

describe('a match', () => {
  it('is true right after a change, before anything is prepared', async () => {
    const { token, cv } = await aPerson({ summary: 'Programo en Python.' })
    await app.runTasks()
    expect(await verdicts(token, [skill('python')])).toEqual(['CUMPLE'])
    await save(app, token, cv, { document: { ...cv.document, summary: 'Programo en Java.' } })
    expect(await verdicts(token, [skill('java')])).toEqual(['CUMPLE'])
    expect(await verdicts(token, [skill('python')])).not.toEqual(['CUMPLE'])
  })

  it('knows what a position in other words is, and keeps it while a new text waits', async () => {
    const { token, cv } = await aPerson({ experience: driving })
    await app.runTasks()
    expect(await verdicts(token, [asDriver])).toEqual(['CUMPLE'])
    await save(app, token, cv, { document: { ...cv.document, summary: 'Algo nuevo.' } })
    expect(await verdicts(token, [asDriver])).toEqual(['CUMPLE'])
  })
})
