import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { insertCv } from '#server/features/cvs/cvs.queries.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { seededRandom } from '#tests/support/chance/random.ts'
import { contentWith } from '#tests/support/cvs.ts'
import { aUser } from '#tests/support/factories.ts'
import { isShutOut } from '../../companies/blocked-companies.ts'
import { someRequirements } from '../engine/arbitraries.ts'
import { prepareRequirement } from '../engine/requirements.ts'
import { verdictOf } from '../engine/score.ts'
import { prepareCv } from '../profiles/profiles.service.ts'
import { loadFacts } from '../profiles/seekers.service.ts'
import { headcount } from './headcount.service.ts'
import { readyPool } from './pool.service.ts'

let app: TestApp
let people: { cv_id: string; user_id: string }[]
const { oneOf, whole } = seededRandom(7)
const company = { name: 'Forja Ibáñez-Núñez, S.L.', domain: 'forja.example' }

const aContent = () => {
  const { name_es } = oneOf(taxonomy().skills)
  const skills = taxonomy().skills.filter((_, at) => at % 25 === 0)
  const position = oneOf(['Enfermera', 'Cocinero', 'Técnica de mantenimiento', 'Desarrollador backend'])
  const job = { id: randomUUID(), position, company: oneOf(['Forja Ibáñez Núñez', 'Otra']), current: true }
  return contentWith({
    experience: [{ ...job, start: `${2005 + whole(20)}-03`, summary: `Trabajo diario con ${name_es}.` }],
    skills: [1, 2, 3, 4].map(() => ({ id: randomUUID(), name: oneOf(skills).name_es })),
    languages: [{ id: randomUUID(), language: 'en', overall: oneOf(['A2', 'B2', 'C1'] as const) }],
  })
}

beforeAll(async () => {
  app = await createTestApp()
  const now = app.deps.now()
  people = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { id: user_id } = await aUser(app, { visibility: 'VISIBLE' })
      const row = { ...aContent(), user_id, is_base: true, created_at: now, updated_at: now }
      const { id: cv_id } = await insertCv(app.deps.db, row)
      await prepareCv(app.deps, cv_id)
      return { cv_id, user_id }
    }),
  )
})
afterAll(() => app.close())

/** Everybody read anew, and every requirement judged. */
async function byWholeEngine(requirements: readonly Requirement[]) {
  const found = await loadFacts(
    app.deps,
    people.map(({ cv_id }) => cv_id),
    true,
  )
  const judges = requirements.map((one) => prepareRequirement(one, { vectorOf: () => null, nearnessOf: () => 0 }))
  const seen = found.filter(
    ({ owner, facts }) => !isShutOut([company], owner.hidden_companies, { experience: facts.employers }),
  )
  const missed = seen.map(({ cv_id, candidate }) => ({
    cv_id,
    ids: judges.filter(({ judge }) => verdictOf(judge.judge(candidate).value) !== 'CUMPLE').map(({ id }) => id),
  }))
  const idsOf = (wanted: (ids: string[]) => boolean) =>
    missed.flatMap(({ cv_id, ids }) => (wanted(ids) ? [cv_id] : [])).toSorted()
  const all_but = requirements.map(({ id }) => [id, idsOf((ids) => ids.length === 1 && ids[0] === id)])
  return { profiles: idsOf(() => true), everything: idsOf((ids) => ids.length === 0), all_but, are_more: false }
}

async function counted(
  requirements: readonly Requirement[],
  deps: Pick<TestApp['deps'], 'db' | 'now' | 'log'> = app.deps,
) {
  const { profiles, everything, all_but, are_more } = await headcount(deps, { company, requirements }, 2000)
  const lists = [...all_but].map(([id, cvIds]) => [id, cvIds.toSorted()])
  return { profiles: profiles.toSorted(), everything: everything.toSorted(), all_but: lists, are_more }
}

const questions = fc.sample(someRequirements, { seed: 11, numRuns: 25 })

it('counts out of what is kept of people exactly whom the whole engine finds', async () => {
  for (const requirements of questions) expect(await counted(requirements)).toEqual(await byWholeEngine(requirements))
})

it('sees every change of a person at once: the CV, what is read of it, wishes, who is shut out', async () => {
  const [first, second, third] = people
  const { db } = app.deps
  const before = await counted([])
  await db
    .update(cvs)
    .set({ document: aContent().document, revision: 2 })
    .where(eq(cvs.id, first?.cv_id ?? ''))
  for (const requirements of questions.slice(0, 5))
    expect(await counted(requirements)).toEqual(await byWholeEngine(requirements))
  await prepareCv(app.deps, first?.cv_id ?? '')
  const job_preferences = { modalities: ['REMOTO' as const], availability: 'INMEDIATA' as const }
  await db
    .update(users)
    .set({ job_preferences })
    .where(eq(users.id, second?.user_id ?? ''))
  const hidden_companies = [{ ...company, auto: false }]
  await db
    .update(users)
    .set({ hidden_companies })
    .where(eq(users.id, third?.user_id ?? ''))
  for (const requirements of questions.slice(0, 8))
    expect(await counted(requirements)).toEqual(await byWholeEngine(requirements))
  expect((await counted([])).profiles).not.toContain(third?.cv_id)
  expect(before.profiles.length).toBeGreaterThan(0)
})

it('whoever asks while people are read ahead is answered truly', async () => {
  const { db, close } = openDatabase(app.database_url, () => undefined)
  const deps = { ...app.deps, db }
  const [first = [], second = []] = questions
  const [, by_first, by_second] = await Promise.all([
    readyPool(deps, 2000, false),
    counted(first, deps),
    counted(second, deps),
  ])
  expect(by_first).toEqual(await byWholeEngine(first))
  expect(by_second).toEqual(await byWholeEngine(second))
  await close()
})
