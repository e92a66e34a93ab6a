import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchOf } from '#server/features/search/search-context.ts'
import { jobFilters } from '#shared/jobs/jobs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aCompany, aSession, aUser, aVacancy } from '#tests/support/factories.ts'
import { refreshProfiles } from '../profiles/profiles.service.ts'
import { shortPeople, shortVacancies } from './short-list.queries.ts'

/** In steps, because one statement may not take long. */
const STEPS = 4
const AT_ONCE = 500

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { token } = await aSession(app, { visibility: 'VISIBLE' })
  const experience = [aJob({ position: 'Soldadora', start: '2015-01', current: true })]
  const cv = await aCv(app, token, { document: { experience } } as never)
  const { company } = await aCompany(app, await aUser(app))
  const vacancy = await aVacancy(app, company)
  await refreshProfiles(app.deps)
  for (let step = 0; step < STEPS; step += 1) await manyLike(cv.id, vacancy.id, step)
  await app.deps.db.execute(sql`analyze matching_profiles, users, cvs, vacancies, vacancy_search`)
}, 120_000)
afterAll(() => app.close())

/** Words as people use them: many rare ones, and one that everybody writes. */
const TERMS = `array['equipo', 'oficio' || (random() * 900)::int, 'palabra' || (random() * 900)::int]`
const LEAN = `'terms', ${TERMS}, 'texts', '{}'::jsonb, 'line_vectors', '', 'title_vectors', ''`

/** A row of this table like `original`, but for these fields. */
const copied = (table: string, changes: string): string =>
  `lateral jsonb_populate_record(null::${table}, to_jsonb(original) || jsonb_build_object(${changes})) as copy`

/** The same CV and the same vacancy many times, of other people and with other words. */
async function manyLike(cvId: string, vacancyId: string, step: number): Promise<void> {
  const { db } = app.deps
  await db.execute(
    sql.raw(`
    with people as (insert into users select copy.* from users original, generate_series(1, ${AT_ONCE}) n,
        ${copied('users', `'id', gen_random_uuid(), 'email', n || '.${step}@correo.example'`)}
      where original.id = (select user_id from cvs where id = '${cvId}') returning id),
    written as (insert into cvs select copy.* from cvs original, people,
        ${copied('cvs', `'id', gen_random_uuid(), 'user_id', people.id`)} where original.id = '${cvId}' returning id)
    insert into matching_profiles select copy.* from matching_profiles original, written,
      ${copied('matching_profiles', `'id', gen_random_uuid(), 'cv_id', written.id, ${LEAN}`)}
    where original.cv_id = '${cvId}'`),
  )
  await db.execute(
    sql.raw(`
    with written as (insert into vacancies select copy.* from vacancies original, generate_series(1, ${AT_ONCE}) n,
        ${copied('vacancies', `'id', gen_random_uuid(), 'title', 'Oficio ' || n`)}
      where original.id = '${vacancyId}' returning id),
    listed as (insert into vacancy_search select copy.* from vacancy_search original, written,
        ${copied('vacancy_search', `'vacancy_id', written.id, 'words', ''`)} where original.vacancy_id = '${vacancyId}')
    insert into matching_profiles select copy.* from matching_profiles original, written,
      ${copied('matching_profiles', `'id', gen_random_uuid(), 'vacancy_id', written.id, ${LEAN}`)}
    where original.vacancy_id = '${vacancyId}'`),
  )
}

const asked = { terms: ['oficio7', 'palabra12', 'palabra400'], weights: [9, 8, 7] }

const planOf = async (query: { getSQL: () => SQL }): Promise<string> =>
  JSON.stringify((await app.deps.db.execute(sql`explain (format json) ${query.getSQL()}`)).rows)

/** Every profile read one after the other. */
const SCANNED = /"Seq Scan"[^{}]*"matching_profiles"/

describe('a short list among thousands', () => {
  it('of people comes out of the index of terms', async () => {
    const looking = { company_ids: [randomUUID()], now: app.deps.now() }
    const query = shortPeople(app.deps.db, { asked, said: [], looking, vacancy_id: randomUUID(), limit: 300 })
    const plan = await planOf(query)
    expect(plan).toContain('matching_profiles_cv_terms_idx')
    expect(plan).not.toMatch(SCANNED)
    expect((await query).length).toBeGreaterThan(0)
  })

  it('of vacancies comes out of the index of terms', async () => {
    const search = searchOf({ now: app.deps.now }, jobFilters.parse({}))
    const query = shortVacancies(app.deps.db, { asked, search, preferred: search, limit: 200 })
    const plan = await planOf(query)
    expect(plan).toContain('matching_profiles_vacancy_terms_idx')
    expect(plan).not.toMatch(SCANNED)
    expect((await query).length).toBeGreaterThan(0)
  })
})
