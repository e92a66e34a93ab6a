import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aCv, aJob, save } from '#tests/support/cvs.ts'
import { aCompany, aSession, aUser, aVacancy } from '#tests/support/factories.ts'
import { deleteAnswer, upsertAnswer } from '../answers/answers.queries.ts'
import { matchingOutlines as o, matchingProfiles as p } from '../tables/matching.tables.ts'
import { findOffers } from './offers.service.ts'
import { outlineCvs, outlineVacancies } from './outlines.service.ts'
import { refreshProfiles } from './profiles.service.ts'
import { findSeekers } from './seekers.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Another handle of the same database: nothing is remembered of it. */
function asNew() {
  const db: typeof app.deps.db = Object.create(app.deps.db)
  return { ...app.deps, db }
}

async function aSeeker() {
  const { token, user } = await aSession(app, { visibility: 'VISIBLE', full_name: 'Marie-Ève O’Connor Ibáñez' })
  const experience = [aJob({ position: 'Soldadora', start: '2015-01', current: true })]
  const cv = await aCv(app, token, { document: { experience } } as never)
  await refreshProfiles(app.deps)
  return { token, user, cv }
}

describe('what is kept in memory of a person', () => {
  it('is given again as long as nothing changes', async () => {
    const { cv } = await aSeeker()
    const [first] = await findSeekers(app.deps, [cv.id])
    expect((await findSeekers(app.deps, [cv.id]))[0]).toBe(first)
  })

  it('is read anew after whatever changes what is compared', async () => {
    const { token, user, cv } = await aSeeker()
    const { db, now } = app.deps
    const answer = { user_id: user.id, answer_key: 'SKILL:tig', answer: 'SI', answered_at: now() } as const
    const changes: (() => Promise<unknown>)[] = [
      () => save(app, token, cv, { document: { ...cv.document, summary: 'Sueldo con TIG.' } }),
      () => refreshProfiles(app.deps),
      () => upsertAnswer(db, answer),
      () => deleteAnswer(db, user.id, answer.answer_key),
      () =>
        db
          .update(users)
          .set({ job_preferences: { modalities: ['REMOTO'] } })
          .where(eq(users.id, user.id)),
      () =>
        db
          .update(users)
          .set({ hidden_companies: [{ name: 'Talleres Ibáñez', domain: null, auto: false }] })
          .where(eq(users.id, user.id)),
    ]
    for (const change of changes) {
      const [before] = await findSeekers(app.deps, [cv.id])
      await change()
      const [after] = await findSeekers(app.deps, [cv.id])
      expect(after).not.toBe(before)
      expect(after).toEqual((await findSeekers(asNew(), [cv.id]))[0])
    }
  })
})

describe('what a list has outlined', () => {
  it('is not read twice, and not believed once somebody wrote in between', async () => {
    const { token, cv } = await aSeeker()
    const [whole] = await findSeekers(asNew(), [cv.id])
    const outlined = async () => new Map((await outlineCvs(asNew(), [cv])).map((one) => [one.id, one]))
    const before = await outlined()
    expect(before.get(cv.id)?.version).toEqual(expect.any(String))
    expect((await findSeekers(asNew(), [cv.id], before))[0]).toEqual(whole)
    await save(app, token, cv, { document: { ...cv.document, summary: 'Sueldo con TIG y electrodo.' } })
    await refreshProfiles(app.deps)
    const [now] = await findSeekers(asNew(), [cv.id])
    expect(now).not.toEqual(whole)
    expect((await findSeekers(asNew(), [cv.id], before))[0]).toEqual(now)
  })

  it('is written anew beside a profile of somebody who wrote none, and believed in neither case', async () => {
    const { cv } = await aSeeker()
    const { db } = app.deps
    const said = async () => {
      const [{ version, ...outline } = { version: undefined }] = await outlineCvs(asNew(), [cv])
      return { is_kept: typeof version === 'string', outline: { ...outline, revision: undefined } }
    }
    const { outline, is_kept } = await said()
    expect(is_kept).toBe(true)
    const spoils = [
      () => db.delete(o).where(eq(o.cv_id, cv.id)),
      () =>
        db
          .update(p)
          .set({ prepared_at: new Date('2020-01-01') })
          .where(eq(p.cv_id, cv.id)),
    ]
    for (const spoil of spoils) {
      await spoil()
      expect(await said()).toEqual({ is_kept: false, outline })
      await refreshProfiles(app.deps)
      expect(await said()).toEqual({ is_kept: true, outline })
    }
  })

  it('is the same offer as a vacancy that is read whole', async () => {
    const { company } = await aCompany(app, await aUser(app))
    const { id } = await aVacancy(app, company)
    await refreshProfiles(app.deps)
    const [outline] = await outlineVacancies(asNew(), [id])
    if (!outline) throw new Error('there is no outline')
    const [whole] = await findOffers(asNew(), [id])
    const [beside] = await findOffers(asNew(), [id], new Map([[id, outline]]))
    expect(outline.version).toEqual(expect.any(String))
    expect(beside?.terms).toEqual(whole?.terms)
    expect(beside?.prepared.fit.map(({ title }) => title)).toEqual(whole?.prepared.fit.map(({ title }) => title))
  })
})

describe('what is kept in memory of a vacancy', () => {
  it('outlives a visit of its page, and not a change of what it asks for', async () => {
    const { company } = await aCompany(app, await aUser(app))
    const { id } = await aVacancy(app, company)
    await refreshProfiles(app.deps)
    const [first] = await findOffers(app.deps, [id])
    const of = eq(vacancies.id, id)
    await app.deps.db
      .update(vacancies)
      .set({ views: sql`${vacancies.views} + 1` })
      .where(of)
    expect((await findOffers(app.deps, [id]))[0]).toBe(first)
    const document = sql`jsonb_set(${vacancies.document}, '{title}', '"Soldador/a TIG"')`
    await app.deps.db
      .update(vacancies)
      .set({ document, revision: sql`${vacancies.revision} + 1` })
      .where(of)
    const [changed] = await findOffers(app.deps, [id])
    expect(changed?.prepared.fit[0]?.title).toBe('Soldador/a TIG')
    await refreshProfiles(app.deps)
    const [kept] = await findOffers(app.deps, [id])
    expect(kept).not.toBe(changed)
    expect(kept?.prepared.fit[0]?.title).toBe('Soldador/a TIG')
  })
})
