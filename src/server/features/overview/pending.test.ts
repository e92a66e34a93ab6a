import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import * as decisions from '#shared/hiring/decisions.ts'
import { assignApplication } from '#shared/hiring/team-application.ts'
import { getRecruiterSummary } from '#shared/overview/overview.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { aColleague, aHiring, anApplicant, boardOf } from '#tests/support/hiring.ts'
import { completeCompany, signedInAgain } from '#tests/support/vacancies.ts'

const DAY = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const pendingOf = async (token: string) => (await call(app, getRecruiterSummary, { token })).answer.pending_actions

describe('somebody whose wait is over', () => {
  const isOver = ({ kind }: { kind: string }) => kind === 'HOLD_OVER'

  async function held() {
    const hiring = await aHiring(app)
    const { application_id: id } = await anApplicant(app, hiring, 'Nuria Ibáñez-Cortés')
    const change = async (what: typeof decisions.holdApplication | typeof decisions.resumeApplication) => {
      const token = await signedInAgain(app, hiring.owner.user)
      const version = (await boardOf(app, hiring, token)).cards[0]?.version ?? 0
      await call(app, what, { token, params: { id }, body: { version, days: 3 } })
    }
    await change(decisions.holdApplication)
    const oversOf = async ({ user }: { user: UserRow }) =>
      (await pendingOf(await signedInAgain(app, user))).filter(isOver)
    const giveTo = async (member_id: string) => {
      const token = await signedInAgain(app, hiring.owner.user)
      await call(app, assignApplication, { token, params: { id }, body: { member_id } })
    }
    return { hiring, id, change, oversOf, giveTo }
  }

  it('is named from the day that was agreed until it is decided', async () => {
    const { hiring, id, change, oversOf } = await held()
    const until = new Date(app.clock.now().getTime() + 3 * DAY * 1000).toISOString()
    app.clock.forward(3 * DAY - 60)
    expect(await oversOf(hiring.owner)).toEqual([])
    app.clock.forward(60)
    const text = 'Terminó la espera de Nuria Ibáñez-Cortés en «Analista de datos». Dale una respuesta.'
    const board = `/app/my-companies/${hiring.company.id}/vacancies/${hiring.vacancy.id}/dashboard`
    expect(await oversOf(hiring.owner)).toEqual([
      { kind: 'HOLD_OVER', text, link_to: `${board}?postulacion=${id}`, since: until, due_at: until },
    ])
    await change(decisions.resumeApplication)
    expect(await oversOf(hiring.owner)).toEqual([])
  })

  it('waits for whoever looks after them, else for everybody who may decide', async () => {
    const { hiring, oversOf, giveTo } = await held()
    const [recruiter, manager, interviewer] = [
      await aColleague(app, hiring, 'RECRUITER'),
      await aColleague(app, hiring, 'HIRING_MANAGER'),
      await aColleague(app, hiring, 'INTERVIEWER'),
    ]
    const told = async () => {
      const found = await Promise.all([hiring.owner, recruiter, manager, interviewer].map(oversOf))
      return found.map(({ length }) => length)
    }
    app.clock.forward(3 * DAY)
    expect(await told(), 'nobody looks after them').toEqual([1, 1, 0, 0])
    await giveTo(recruiter.member.id)
    expect(await told()).toEqual([0, 1, 0, 0])
    for (const { member } of [interviewer, manager])
      await app.database.pool.query(`insert into hiring_teams values ($1, $2, 'MEMBER')`, [
        hiring.vacancy.id,
        member.id,
      ])
    await giveTo(interviewer.member.id)
    expect(await told(), 'who looks after them may not decide').toEqual([1, 1, 1, 0])
    await giveTo(manager.member.id)
    expect(await told()).toEqual([0, 0, 1, 0])
  })
})

it('asks whoever may complete a company for what publishing needs', async () => {
  const { user, token } = await aSession(app)
  const { company } = await aCompany(app, user, { name: 'Panadería L’Ametller', size: '2-10', countries: ['ES'] })
  const recruiter = await aSession(app)
  await aMember(app, company, recruiter.user, 'RECRUITER')
  expect(await pendingOf(token)).toEqual([
    {
      kind: 'COMPANY_FACTS',
      text: 'Añade 3 datos de Panadería L’Ametller para poder publicar vacantes.',
      link_to: `/app/my-companies/${company.id}?tab=ajustes&campo=description`,
      since: company.created_at.toISOString(),
      due_at: null,
    },
  ])
  expect(await pendingOf(recruiter.token)).toEqual([])
  await completeCompany(app, company)
  expect(await pendingOf(token)).toEqual([])
})
