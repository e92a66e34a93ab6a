import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import {
  aGoodDocument,
  aHistory,
  completeCompany,
  signedInAgain,
  stepCalls,
  type VacancyStep,
} from '#tests/support/vacancies.ts'
import { pauseExpired, publishDue } from './deadlines/vacancy-deadlines.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** Written from the product book alone: where a step may begin, where it leads, and who may take it. */
type State = contract.VacancyState
interface Way {
  from: State[]
  to: State | 'same'
  who: 'recruiters' | 'lead too' | 'lead too, unless dated'
}
const ways: Record<VacancyStep, Way> = {
  submit: { from: ['DRAFT', 'CHANGES_REQUESTED'], to: 'IN_REVIEW', who: 'lead too, unless dated' },
  publish: { from: ['DRAFT', 'CHANGES_REQUESTED', 'IN_REVIEW'], to: 'PUBLISHED', who: 'recruiters' },
  schedule: { from: ['DRAFT', 'CHANGES_REQUESTED', 'IN_REVIEW'], to: 'same', who: 'recruiters' },
  cancel_schedule: { from: ['DRAFT', 'CHANGES_REQUESTED', 'IN_REVIEW'], to: 'same', who: 'recruiters' },
  request_changes: { from: ['IN_REVIEW'], to: 'CHANGES_REQUESTED', who: 'recruiters' },
  pause: { from: ['PUBLISHED'], to: 'PAUSED', who: 'recruiters' },
  resume: { from: ['PAUSED'], to: 'PUBLISHED', who: 'recruiters' },
  close: { from: ['PUBLISHED', 'PAUSED'], to: 'CLOSED', who: 'lead too' },
  reopen: { from: ['CLOSED'], to: 'PAUSED', who: 'recruiters' },
  archive: { from: ['DRAFT', 'CLOSED'], to: 'ARCHIVED', who: 'recruiters' },
}

interface Model {
  state: State
  scheduled_at: number | null
  expires_at: number
  closed_at: number
  changes: number
}

type Person = 'owner' | 'recruiter' | 'lead' | 'interviewer' | 'outsider'
const people: Person[] = ['owner', 'recruiter', 'lead', 'interviewer', 'outsider']

function mayTake(model: Model, step: VacancyStep, who: Person): boolean {
  if (who === 'owner' || who === 'recruiter') return true
  if (who !== 'lead' || ways[step].who === 'recruiters') return false
  return ways[step].who === 'lead too' || model.scheduled_at === null
}

/** What the call must answer; the model moves with it. */
function take(model: Model, step: VacancyStep, who: Person, now: number): 200 | 404 | 409 {
  if (who === 'outsider') return 404
  if (!mayTake(model, step, who)) return 409
  const { from, to } = ways[step]
  if (!from.includes(model.state)) return model.state === to ? 200 : 409
  if (step === 'reopen' && now > model.closed_at + 30 * DAY) return 409
  if (step === 'cancel_schedule' && model.scheduled_at === null) return 200
  // The same date twice is one event.
  if (step === 'schedule' && model.scheduled_at === now + DAY) return 200
  if (step === 'schedule') model.scheduled_at = now + DAY
  else if (step === 'cancel_schedule' || to !== 'same') model.scheduled_at = null
  if (step === 'publish' || (step === 'resume' && model.expires_at <= now)) model.expires_at = now + 30 * DAY
  if (step === 'close') model.closed_at = now
  if (to !== 'same') model.state = to
  model.changes += 1
  return 200
}

/** What the clock does when it comes by. */
function tick(model: Model, now: number): void {
  if (model.scheduled_at !== null && model.scheduled_at <= now) {
    Object.assign(model, { state: 'PUBLISHED', scheduled_at: null, expires_at: now + 30 * DAY })
    model.changes += 1
  }
  if (model.state === 'PUBLISHED' && model.expires_at <= now) {
    model.state = 'PAUSED'
    model.changes += 1
  }
}

async function aTeam() {
  const accounts = new Map<Person, { user: UserRow; token: string }>()
  for (const person of people) accounts.set(person, await aSession(app))
  const of = (person: Person) => accounts.get(person) ?? expect.unreachable()
  const { company } = await aCompany(app, of('owner').user)
  await completeCompany(app, company)
  await aMember(app, company, of('recruiter').user, 'RECRUITER')
  const lead = await aMember(app, company, of('lead').user, 'HIRING_MANAGER')
  const interviewer = await aMember(app, company, of('interviewer').user, 'INTERVIEWER')
  const params = { id: company.id }
  const { answer } = await call(app, contract.createVacancy, { token: of('lead').token, params, body: aGoodDocument() })
  const hiring_team = [
    { member_id: lead.id, role: 'LEAD' as const },
    { member_id: interviewer.id, role: 'MEMBER' as const },
  ]
  const body = { revision: 1, document: answer.document, hiring_team }
  await call(app, contract.saveVacancy, { token: of('owner').token, params: { id: answer.id }, body })
  const signInAgain = async () => {
    for (const account of accounts.values()) account.token = await signedInAgain(app, account.user)
  }
  return { of, company, id: answer.id, signInAgain }
}

const named = Object.keys(ways).filter((name): name is VacancyStep => name in ways)
const move = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      step: fc.constantFrom(...named),
      who: fc.constantFrom<Person>('owner', 'recruiter', 'recruiter', 'lead', 'lead', 'interviewer', 'outsider'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ wait: fc.constantFrom(HOUR, DAY + HOUR, 31 * DAY) }) },
)

const nowInSeconds = () => app.deps.now().getTime() / 1000

const LONG = { timeout: 300_000 }

it('every walk through the states goes as the product book says, for everybody and by the clock', LONG, async () => {
  const walk = async (moves: ({ step: VacancyStep; who: Person } | { wait: number })[]) => {
    const { of, company, id, signInAgain } = await aTeam()
    const model: Model = { state: 'DRAFT', scheduled_at: null, expires_at: 0, closed_at: 0, changes: 0 }
    for (const one of moves) {
      if ('wait' in one) {
        app.clock.forward(one.wait)
        await signInAgain()
        tick(model, nowInSeconds())
        await publishDue(app.deps)
        await pauseExpired(app.deps)
      } else {
        const before = model.state
        const expected = take(model, one.step, one.who, nowInSeconds())
        const { status } = await stepCalls[one.step](app, { token: of(one.who).token, params: { id } })
        expect([one, before, status]).toEqual([one, before, expected])
      }
      const { answer } = await call(app, contract.getVacancy, { token: of('owner').token, params: { id } })
      const scheduled = answer.scheduled_at && new Date(answer.scheduled_at).getTime() / 1000
      expect([answer.state, scheduled]).toEqual([model.state, model.scheduled_at])
      expect(await aHistory(app, company.id)).toHaveLength(model.changes)
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(move, { minLength: 6, maxLength: 18 }), walk), { numRuns: soak(8, 200) })
})

it('what each person is offered is what each person may do', async () => {
  const { of, id } = await aTeam()
  const offered = async (who: Person) => {
    const { answer } = await call(app, contract.getVacancy, { token: of(who).token, params: { id } })
    return answer.actions
  }
  expect(await offered('lead')).toEqual(['edit', 'submit', 'delete'])
  expect(await offered('interviewer')).toEqual([])
  await stepCalls.schedule(app, { token: of('recruiter').token, params: { id } })
  expect(await offered('lead')).toEqual([])
  expect(await offered('recruiter')).toEqual(['edit', 'submit', 'publish', 'archive', 'delete', 'cancel_schedule'])
  await stepCalls.publish(app, { token: of('owner').token, params: { id } })
  expect(await offered('lead')).toEqual(['close'])
})
