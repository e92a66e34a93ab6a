import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import { listActivity } from '#shared/companies/companies.ts'
import type { Role } from '#shared/companies/team-policy.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { getRecruiterSummary } from '#shared/overview/overview.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { aGoodDocument, aHistory, completeCompany, signedInAgain, stepCalls } from '#tests/support/vacancies.ts'
import { pauseExpired, publishDue } from '../deadlines/vacancy-deadlines.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DAY = 24 * 60 * 60

async function aTeam() {
  const { user, token } = await aSession(app)
  const { company, member } = await aCompany(app, user)
  await completeCompany(app, company)
  return { company, owner: { user, token, member } }
}
type Team = Awaited<ReturnType<typeof aTeam>>

async function colleague({ company }: Team, role: Role) {
  const { user, token } = await aSession(app, { full_name: `Colega ${role}` })
  return { user, token, member: await aMember(app, company, user, role) }
}

async function aDraft({ company, owner }: Team, token = owner.token) {
  const { answer } = await call(app, contract.createVacancy, {
    token,
    params: { id: company.id },
    body: aGoodDocument(),
  })
  return { token, params: { id: answer.id } }
}

describe('the steps of a vacancy', () => {
  it('belong to those whose role allows them', async () => {
    const team = await aTeam()
    const draft = await aDraft(team)
    const statuses: Record<string, number> = {}
    for (const role of ['ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING'] as const) {
      const { token } = await colleague(team, role)
      statuses[role] = (await call(app, contract.getVacancy, { ...draft, token })).status
    }
    expect(statuses).toEqual({ ADMIN: 200, RECRUITER: 200, HIRING_MANAGER: 404, INTERVIEWER: 404, BILLING: 404 })
  })

  it('let a hiring manager draft, submit and close, but not publish', async () => {
    const team = await aTeam()
    const manager = await colleague(team, 'HIRING_MANAGER')
    const own = await aDraft(team, manager.token)
    expect((await stepCalls.publish(app, own)).status).toBe(409)
    expect((await stepCalls.submit(app, own)).status).toBe(200)
    const told = await call(app, listNotifications, { token: team.owner.token })
    expect(told.answer.map(({ message }) => message)).toContain(
      'Colega HIRING_MANAGER te pide revisar «Analista de datos».',
    )
    expect((await stepCalls.publish(app, { ...own, token: team.owner.token })).status).toBe(200)
    expect((await stepCalls.pause(app, own)).status).toBe(409)
    expect((await stepCalls.close(app, own)).status).toBe(200)
    const { answer } = await call(app, listActivity, { token: team.owner.token, params: { id: team.company.id } })
    expect(answer.items.map(({ text }) => text)).toContain(
      'Colega HIRING_MANAGER cerró la vacante «Analista de datos». Motivo: puesto cubierto.',
    )
  })
})

describe('a review', () => {
  it('waits in the overview of those who may publish, and then of whoever wrote it', async () => {
    const team = await aTeam()
    const manager = await colleague(team, 'HIRING_MANAGER')
    const interviewer = await colleague(team, 'INTERVIEWER')
    const own = await aDraft(team, manager.token)
    const waiting = async ({ token }: { token: string }) => {
      const { answer } = await call(app, getRecruiterSummary, { token })
      return answer.pending_actions.filter(({ kind }) => kind.startsWith('VACANCY_'))
    }
    await stepCalls.submit(app, own)
    const link_to = `/app/my-companies/${team.company.id}/vacancies/${own.params.id}`
    expect(await waiting(team.owner)).toMatchObject([
      { kind: 'VACANCY_REVIEW', text: 'Revisa la vacante «Analista de datos».', link_to },
    ])
    expect([await waiting(manager), await waiting(interviewer)]).toEqual([[], []])
    await stepCalls.request_changes(app, { ...own, token: team.owner.token })
    expect(await waiting(manager)).toMatchObject([
      { kind: 'VACANCY_CHANGES', text: 'Haz los cambios que te pidieron en «Analista de datos».', link_to },
    ])
    expect(await waiting(team.owner)).toEqual([])
    const { answer } = await call(app, contract.getVacancy, own)
    expect(answer.review_note).toBe('Aclara el horario.')
  })
})

describe('publishing', () => {
  it('needs a good text, a complete company and a confirmed address', async () => {
    const { user, token } = await aSession(app)
    const { company } = await aCompany(app, user)
    const begin = async (body: object) => {
      const { answer } = await call(app, contract.createVacancy, { token, params: { id: company.id }, body })
      return { token, params: { id: answer.id } }
    }
    const refused = await stepCalls.publish(app, await begin({ title: 'Algo' }))
    expect([refused.status, refused.error?.code]).toEqual([422, 'lint_blocked'])
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(expect.arrayContaining(['title', 'description']))
    const twice = `${aGoodDocument().description}<p>Llama al 655 123 456.</p><p>Salario a convenir.</p>`
    const two = await stepCalls.publish(app, await begin({ ...aGoodDocument(), description: twice }))
    expect(two.error?.message).toBe('Corrige 2 puntos antes de publicar.')
    const good = await begin(aGoodDocument())
    expect((await stepCalls.publish(app, good)).error?.code).toBe('company_incomplete')
    await completeCompany(app, company)
    await updateUser(app.deps.db, user.id, { email_verified_at: null })
    expect((await stepCalls.publish(app, good)).error?.code).toBe('email_not_verified')
    await updateUser(app.deps.db, user.id, { email_verified_at: app.deps.now() })
    expect((await stepCalls.publish(app, good)).status).toBe(200)
  })

  it('gives one slot to one vacancy, however many ask at once', async () => {
    const team = await aTeam()
    const drafts = await Promise.all(Array.from({ length: 8 }, () => aDraft(team)))
    const answers = await Promise.all(drafts.map((draft) => stepCalls.publish(app, draft)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402, 402, 402, 402, 402, 402, 402])
    expect(answers.find(({ status }) => status === 402)?.error?.message).toBe(
      'Tu plan permite 1 vacante activa. Pausa una o amplía tu plan.',
    )
  })

  it('waits for its date, and says what stands in the way when it has come', async () => {
    const team = await aTeam()
    const [first, second] = [await aDraft(team), await aDraft(team)]
    expect((await stepCalls.schedule(app, first)).answer.state).toBe('DRAFT')
    expect((await stepCalls.publish(app, second)).status).toBe(200)
    app.clock.forward(DAY + 60)
    await publishDue(app.deps)
    const states = await Promise.all([first, second].map((one) => call(app, contract.getVacancy, one)))
    expect(states.map(({ answer }) => answer.state)).toEqual(['DRAFT', 'PUBLISHED'])
    const told = await call(app, listNotifications, { token: team.owner.token })
    expect(told.answer.some(({ message }) => message.startsWith('No pudimos publicar «Analista de datos»'))).toBe(true)
  })

  it('is promised for a date only where a place will be free then', async () => {
    const team = await aTeam()
    const [out, next, third] = [await aDraft(team), await aDraft(team), await aDraft(team)]
    await stepCalls.publish(app, out)
    const onDay = (draft: typeof out, days: number) =>
      call(app, contract.publishVacancy, {
        ...draft,
        body: { scheduled_at: new Date(app.deps.now().getTime() + days * DAY * 1000).toISOString() },
      })
    const refused = await onDay(next, 1)
    expect([refused.status, refused.error?.code]).toEqual([402, 'plan_limit'])
    expect((await onDay(next, 31)).status).toBe(200)
    expect((await onDay(next, 40)).status).toBe(200)
    expect((await onDay(third, 50)).status).toBe(402)
  })

  it('lasts longer when somebody asks, once for each time, and not beyond what the plan allows', async () => {
    const team = await aTeam()
    const vacancy = await aDraft(team)
    const published = (await stepCalls.publish(app, vacancy)).answer
    const ask = (days: 30 | 60 | 90, expires_at: string | null) =>
      call(app, contract.extendVacancy, { ...vacancy, body: { days, expires_at: expires_at ?? '' } })
    const longer = await ask(30, published.expires_at)
    const end = new Date(published.expires_at ?? 0).getTime() + 30 * DAY * 1000
    expect([longer.status, new Date(longer.answer.expires_at ?? 0).getTime()]).toEqual([200, end])
    expect((await ask(30, published.expires_at)).status).toBe(409)
    const tooLong = await ask(60, longer.answer.expires_at)
    expect([tooLong.status, tooLong.error?.code]).toEqual([402, 'plan_limit'])
    const longerSaid = expect.stringMatching(/ amplió el plazo de la vacante «Analista de datos»\. Hasta/)
    expect(await aHistory(app, team.company.id)).toContainEqual(longerSaid)
    await stepCalls.pause(app, vacancy)
    const paused = await ask(30, longer.answer.expires_at)
    expect([paused.status, paused.answer.state, paused.answer.state_reason]).toEqual([200, 'PAUSED', 'TEAM'])
    await stepCalls.close(app, vacancy)
    expect((await ask(30, paused.answer.expires_at)).status).toBe(409)
  })

  it('ends after its days in a pause that a new term takes back', async () => {
    const team = await aTeam()
    const vacancy = await aDraft(team)
    await stepCalls.publish(app, vacancy)
    app.clock.forward(30 * DAY + 1)
    await pauseExpired(app.deps)
    const later = { ...vacancy, token: await signedInAgain(app, team.owner.user) }
    const paused = (await call(app, contract.getVacancy, later)).answer
    expect([paused.state, paused.state_reason]).toEqual(['PAUSED', 'EXPIRY'])
    const resumed = (await stepCalls.resume(app, later)).answer
    expect(new Date(resumed.expires_at ?? 0).getTime()).toBe(app.deps.now().getTime() + 30 * DAY * 1000)
  })

  it('cannot be taken back once 30 days have passed since the close', async () => {
    const team = await aTeam()
    const vacancy = await aDraft(team)
    await stepCalls.publish(app, vacancy)
    await stepCalls.close(app, vacancy)
    app.clock.forward(31 * DAY)
    const later = { ...vacancy, token: await signedInAgain(app, team.owner.user) }
    expect((await call(app, contract.getVacancy, later)).answer.actions).toEqual(['relaunch', 'archive'])
    expect((await stepCalls.reopen(app, later)).status).toBe(409)
    const { answer, status } = await call(app, contract.relaunchVacancy, later)
    expect([status, answer.state, answer.relaunched_from]).toEqual([201, 'DRAFT', vacancy.params.id])
  })
})
