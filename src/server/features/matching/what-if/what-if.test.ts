import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewUser } from '#server/features/accounts/users/users.tables.ts'
import { insertCv } from '#server/features/cvs/cvs.queries.ts'
import type { NewCv } from '#server/features/cvs/cvs.tables.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import * as contract from '#shared/matching/what-if.ts'
import { createVacancy, type Vacancy } from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { contentWith } from '#tests/support/cvs.ts'
import { aCompany, aMember, aSession, aUser } from '#tests/support/factories.ts'
import { aGoodDocument, completeCompany, stepCalls } from '#tests/support/vacancies.ts'
import { blurred, blurredHeadcounts } from './what-if.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const BUCKET = contract.WHAT_IF_BUCKET

interface Knows {
  position?: string
  skills?: string[]
  english?: 'B1' | 'C1'
  employer?: string
}

/** Somebody with a CV, who wants to be found unless the test says otherwise. */
async function aProfile(
  { skills = [], english, employer, position = 'Analista' }: Knows,
  person: Partial<NewUser> = {},
  cv = {},
) {
  const { id: user_id } = await aUser(app, { visibility: 'VISIBLE', ...person })
  const now = app.deps.now()
  const { title, target_role, language, template, design, document } = contentWith({
    skills: skills.map((name) => ({ id: randomUUID(), name })),
    languages: english ? [{ id: randomUUID(), language: 'en', overall: english }] : [],
    experience: employer ? [{ id: randomUUID(), position, company: employer, start: '2024-01', current: true }] : [],
  })
  const row: NewCv = {
    user_id,
    is_base: true,
    title,
    target_role,
    language,
    template,
    design,
    document,
    ...cv,
    ...at(now),
  }
  await insertCv(app.deps.db, row)
}

const at = (now: Date) => ({ created_at: now, updated_at: now })
const many = async (count: number, make: () => Promise<void>) => {
  for (let one = 0; one < count; one += 1) await make()
}

const sql: Requirement = {
  id: randomUUID(),
  type: 'SKILL',
  importance: 'EXCLUYENTE',
  value: { skill_id: 'sql', name: 'SQL', min_level: null, min_years: null },
}
const english: Requirement = {
  id: randomUUID(),
  type: 'LANGUAGE',
  importance: 'EXCLUYENTE',
  value: { language: 'en', min_level: 'C1' },
}
const question: Requirement = {
  id: randomUUID(),
  type: 'CUSTOM',
  importance: 'EXCLUYENTE',
  value: { question: '¿Puedes viajar dos semanas al mes?' },
}
const salary: Requirement = {
  id: randomUUID(),
  type: 'SALARY_FIT',
  importance: 'EXCLUYENTE',
  value: { max: 30_000_00, currency: 'EUR', period: 'ANIO', payments_per_year: 12 },
}

async function aDraft(requirements: Requirement[]) {
  const { user, token } = await aSession(app)
  const { company } = await aCompany(app, user)
  await completeCompany(app, company)
  const body = aGoodDocument({ requirements })
  const { answer } = await call(app, createVacancy, { token, params: { id: company.id }, body })
  return { token, company, vacancy: answer }
}

const ask = ({ token, vacancy }: { token: string; vacancy: Vacancy }) =>
  call(app, contract.whatIf, { token, body: { vacancy_id: vacancy.id } })

/** No further from the truth than shift and rounding, and nothing under five. */
function expectAbout(shown: number | null | undefined, people: number): void {
  if (shown === null || shown === undefined) expect(people).toBeLessThan(2 * BUCKET - 1)
  else {
    expect(people).toBeGreaterThanOrEqual(BUCKET)
    expect(Math.abs(shown - people)).toBeLessThanOrEqual(6)
    expect(shown % BUCKET).toBe(0)
  }
}

describe('the simulator', () => {
  it('counts who meets every excluyente, and who would without each of them', async () => {
    await many(22, () => aProfile({ skills: ['SQL'], english: 'C1' }))
    await many(31, () => aProfile({ skills: ['SQL'], english: 'B1' }))
    await many(2, () => aProfile({ skills: ['Excel'], english: 'C1' }))
    await many(9, () => aProfile({}))
    const draft = await aDraft([sql, english, question, salary])
    const { status, answer } = await ask(draft)
    expect(status).toBe(200)
    expectAbout(answer.profiles, 64)
    expectAbout(answer.meeting, 22)
    expect(answer.relaxed.map(({ requirement_id }) => requirement_id)).toEqual([sql.id, english.id])
    expectAbout(answer.relaxed[0]?.meeting, 24)
    expectAbout(answer.relaxed[1]?.meeting, 53)
    expect(answer.is_sample).toBe(false)
    expect((await ask(draft)).answer).toEqual(answer)
    const alone = await ask(await aDraft([{ ...sql, importance: 'DESEABLE' }]))
    expect(alone.answer).toEqual({ ...answer, meeting: answer.profiles, relaxed: [] })
  })

  it('looks at nobody who does not want to be found, by anybody or by this company', async () => {
    const draft = await aDraft([sql])
    const before = (await ask(draft)).answer
    const knows = { skills: ['SQL'] }
    const { name, domain } = draft.company
    const hidden = [
      () => aProfile(knows, { visibility: 'HIDDEN' }),
      () => aProfile(knows, { visibility: 'ONLY_APPLICATIONS' }),
      () => aProfile(knows, { visibility: null }),
      () => aProfile(knows, { status: 'SUSPENDED' }),
      () => aProfile(knows, {}, { is_base: false }),
      () => aProfile(knows, { hidden_companies: [{ name, domain: null, auto: false }] }),
      () => aProfile(knows, { hidden_companies: [{ name: 'Otra', domain, auto: false }] }),
      () => aProfile({ ...knows, employer: name }),
    ]
    for (const make of hidden) await many(6, make)
    expect((await ask(draft)).answer).toEqual(before)
  })

  it('counts whom the vacancy reaches: not who does other work, nor whom its terms leave out', async () => {
    const draft = await aDraft([sql])
    const before = (await ask(draft)).answer
    const knows = { skills: ['SQL'], employer: 'Otra casa' }
    const out_of_reach = [
      () => aProfile({ ...knows, position: 'Soldador' }),
      () => aProfile({ ...knows, position: 'Cocinera' }),
      () => aProfile({ skills: ['SQL'] }, { job_preferences: { contract_types: ['TEMPORAL'] } }),
      () => aProfile({ skills: ['SQL'] }, { job_preferences: { modalities: ['REMOTO'] } }),
    ]
    for (const make of out_of_reach) await many(7, make)
    expect((await ask(draft)).answer).toEqual(before)
    // What somebody wants to earn is nobody's business, and who does such work is reached.
    const min_salary = { amount: 90_000_00, currency: 'EUR', period: 'ANIO' } as const
    await many(20, () => aProfile({ ...knows, position: 'Analista de datos' }, { job_preferences: { min_salary } }))
    const after = (await ask(draft)).answer
    expect(after.profiles ?? 0).toBeGreaterThan((before.profiles ?? 0) + 5)
  })

  it('answers those who may edit the vacancy', async () => {
    const draft = await aDraft([sql])
    const statuses: Record<string, number> = {}
    for (const role of ['RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING'] as const) {
      const { user, token } = await aSession(app)
      await aMember(app, draft.company, user, role)
      statuses[role] = (await ask({ ...draft, token })).status
    }
    const { token } = await aSession(app)
    statuses.OUTSIDER = (await ask({ ...draft, token })).status
    expect(statuses).toEqual({ RECRUITER: 200, HIRING_MANAGER: 404, INTERVIEWER: 404, BILLING: 404, OUTSIDER: 404 })
    const to = { token: draft.token, params: { id: draft.vacancy.id } }
    await stepCalls.archive(app, to)
    expect((await ask(draft)).status).toBe(409)
  })

  it('is not asked without end', async () => {
    const draft = await aDraft([])
    for (let one = 0; one < contract.whatIfRules.user.max; one += 1) expect((await ask(draft)).status).toBe(200)
    expect((await ask(draft)).status).toBe(429)
  })
})

const SECRET = 'secreto-de-prueba-que-nadie-mas-conoce'
const group = fc.uniqueArray(fc.uuid(), { maxLength: 60 })

describe('a headcount', () => {
  it('never tells a group under five, and is never exact by more than its rounding', () => {
    fc.assert(
      fc.property(group, (people) => {
        const shown = blurred(SECRET, people)
        if (people.length < BUCKET) expect(shown).toBeNull()
        expectAbout(shown, people.length)
      }),
    )
  })

  it('depends on who is in the group and on nothing else', () => {
    fc.assert(
      fc.property(group, (people) => {
        expect(blurred(SECRET, people.toReversed())).toBe(blurred(SECRET, people))
      }),
    )
  })

  it('never shows a part larger than its whole', () => {
    fc.assert(
      fc.property(group, fc.nat(60), fc.nat(60), (people, first, second) => {
        const [from, to] = [Math.min(first, second), Math.max(first, second)]
        const all_but = new Map([['uno', people.slice(from, to)]])
        const { profiles, meeting, relaxed } = blurredHeadcounts(SECRET, people, {
          everything: people.slice(0, from),
          all_but,
        })
        const sizes = [meeting, relaxed[0]?.meeting, profiles].map((size) => size ?? 0)
        expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
        for (const size of [meeting, relaxed[0]?.meeting, profiles])
          expect(size === null || size === undefined || size >= BUCKET).toBe(true)
      }),
    )
  })

  it('does not tell two groups apart that differ by one person', () => {
    // Whatever the size, one more person makes the number rise, stay or fall: no change of it proves anything.
    for (let size = 10; size < 20; size += 1) {
      const moves = new Set<number>()
      for (let round = 0; round < 300; round += 1) {
        const people = Array.from({ length: size }, () => randomUUID())
        const [without, within] = [blurred(SECRET, people) ?? 0, blurred(SECRET, [...people, randomUUID()]) ?? 0]
        moves.add(Math.sign(within - without))
      }
      expect([...moves].toSorted()).toEqual([-1, 0, 1].toSorted())
    }
  })
})
