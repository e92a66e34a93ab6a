import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { aGoodDocument, aHistory, completeCompany, stepCalls, type VacancyStep } from '#tests/support/vacancies.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A vacancy that has gone this way, and two people who may change it. */
async function afterSteps(way: VacancyStep[]) {
  const { user, token } = await aSession(app)
  const { company } = await aCompany(app, user)
  await completeCompany(app, company)
  const second = await aSession(app)
  await aMember(app, company, second.user, 'RECRUITER')
  const { answer } = await call(app, contract.createVacancy, {
    token,
    params: { id: company.id },
    body: aGoodDocument(),
  })
  const params = { id: answer.id }
  for (const step of way) expect((await stepCalls[step](app, { token, params })).status).toBe(200)
  return { company, first: { token, params }, second: { token: second.token, params } }
}

type Outcome = [one: number, other: number, state: contract.VacancyState]

/** Where each of two colliding steps leads, in either order: nothing else may come out. */
const collisions: [way: VacancyStep[], one: VacancyStep, other: VacancyStep, outcomes: [Outcome, Outcome]][] = [
  [
    [],
    'publish',
    'archive',
    [
      [200, 409, 'PUBLISHED'],
      [409, 200, 'ARCHIVED'],
    ],
  ],
  [
    ['submit'],
    'publish',
    'request_changes',
    [
      [200, 409, 'PUBLISHED'],
      [200, 200, 'PUBLISHED'],
    ],
  ],
  [
    ['publish'],
    'pause',
    'close',
    [
      [200, 200, 'CLOSED'],
      [409, 200, 'CLOSED'],
    ],
  ],
  [
    ['publish', 'pause'],
    'resume',
    'close',
    [
      [200, 200, 'CLOSED'],
      [409, 200, 'CLOSED'],
    ],
  ],
  [
    ['publish', 'close'],
    'reopen',
    'archive',
    [
      [200, 409, 'PAUSED'],
      [409, 200, 'ARCHIVED'],
    ],
  ],
  [
    ['schedule'],
    'cancel_schedule',
    'publish',
    [
      [200, 200, 'PUBLISHED'],
      [409, 200, 'PUBLISHED'],
    ],
  ],
]

/** At least one in each order. */
const PAIRS = soak(2, 8)

describe('two recruiters change the same vacancy at once', () => {
  it.each(collisions)('after %j: %s and %s', async (way, one, other, outcomes) => {
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const { company, first, second } = await afterSteps(way)
      const before = (await aHistory(app, company.id)).length
      const calls = [() => stepCalls[one](app, first), () => stepCalls[other](app, second)]
      if (pair % 2 === 1) calls.reverse()
      const answers = await Promise.all(calls.map((ask) => ask()))
      if (pair % 2 === 1) answers.reverse()
      const { answer } = await call(app, contract.getVacancy, first)
      const statuses = answers.map(({ status }) => status)
      expect(outcomes).toContainEqual([...statuses, answer.state])
      // Whoever came too late is told, and every change that was acknowledged is written down.
      for (const { status, error } of answers) if (status === 409) expect(error?.code).toBe('state_conflict')
      const done = statuses.filter((status) => status === 200).length
      expect((await aHistory(app, company.id)).length - before).toBe(done)
    }
  })

  it('a draft is either deleted or published', async () => {
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const { first, second } = await afterSteps([])
      const [published, deleted] = await Promise.all([
        stepCalls.publish(app, first),
        call(app, contract.deleteVacancy, second),
      ])
      const { status } = await call(app, contract.getVacancy, first)
      expect([
        [200, 409, 200],
        [404, 204, 404],
      ]).toContainEqual([published.status, deleted.status, status])
    }
  })

  it('many who ask for the same thing get the same answer, and it happens once', async () => {
    const { company, first, second } = await afterSteps(['publish'])
    const before = (await aHistory(app, company.id)).length
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => stepCalls.pause(app, at % 2 === 0 ? first : second)),
    )
    expect(new Set(answers.map(({ status, answer }) => `${status} ${answer.state}`))).toEqual(new Set(['200 PAUSED']))
    expect((await aHistory(app, company.id)).length - before).toBe(1)
  })
})
