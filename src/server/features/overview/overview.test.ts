import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCompanies } from '#shared/companies/companies.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import * as interviews from '#shared/hiring/interviews.ts'
import * as messages from '#shared/hiring/messages.ts'
import { createTask } from '#shared/hiring/notes.ts'
import * as offers from '#shared/hiring/offers.ts'
import { requestScorecards } from '#shared/hiring/scorecards.ts'
import * as contract from '#shared/overview/overview.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aMember, aSession, aVacancy } from '#tests/support/factories.ts'
import { aColleague, aHiring, anApplicant, boardOf, type Hiring, makeOffer, stageAt } from '#tests/support/hiring.ts'
import { countQueries } from '#tests/support/postgres/counted-queries.ts'
import { signedInAgain } from '#tests/support/vacancies.ts'

const HOUR = 3600
const DAY = 24 * HOUR

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const at = (days: number, hours = 0) =>
  new Date(app.clock.now().getTime() + (days * DAY + hours * HOUR) * 1000).toISOString()

const statsOf = async (token: string) => (await call(app, contract.getSeekerStats, { token })).answer
const summaryOf = async (token: string) => (await call(app, contract.getRecruiterSummary, { token })).answer
const kindsOf = (actions: readonly { kind: string }[]) => actions.map(({ kind }) => kind)

const offerTerms = () => ({
  salary: 36_000_00,
  currency: 'EUR' as const,
  period: 'ANIO' as const,
  contract: 'INDEFINIDO' as const,
  start_date: at(40).slice(0, 10),
  expires_on: at(5).slice(0, 10),
  terms: null,
})

async function propose({ owner }: Hiring, id: string, values: object = {}) {
  const { answer, status, text } = await call(app, interviews.proposeInterview, {
    token: owner.token,
    params: { id },
    body: {
      title: 'Primera charla',
      kind: 'VIDEO' as const,
      duration_minutes: 45,
      timezone: 'Europe/Madrid',
      usual_only: false,
      place: 'https://reunion.example/sala',
      slots: [at(0, 2), at(3)],
      ...values,
    },
  })
  if (status !== 201) throw new Error(`${status} ${text}`)
  return answer
}

const write = (token: string, id: string, body: string) =>
  call(app, messages.sendMessage, { token, params: { id }, body: { body, creation_key: randomUUID() } })

describe('the desk of somebody who looks for a job', () => {
  it('counts by state, and says which answers companies promised', async () => {
    const hiring = await aHiring(app, { reply_days: 5 })
    const { token, user, application_id } = await anApplicant(app, hiring)
    const sent = await statsOf(token)
    expect(sent.applications).toEqual({ active: 1, seen: 0, interviews: 0, offers: 0, no_answer: 0 })
    expect(sent.applications_by_state).toEqual([{ state: 'ENVIADA', total: 1 }])
    expect([sent.answer_rate, sent.pending_actions]).toEqual([0, []])
    expect(sent.answers_due).toMatchObject([{ application_id, title: 'Analista de datos', is_late: false }])
    app.clock.forward(6 * DAY)
    const late = await statsOf(await signedInAgain(app, user))
    expect(late.applications).toMatchObject({ active: 1, no_answer: 1 })
    expect(late.answers_due).toMatchObject([{ application_id, is_late: true }])
  })

  it('lists what waits for the person, what is due first and then the oldest, and what comes next', async () => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring)
    await write(hiring.owner.token, id, '¿Puedes contarnos más de tu último trabajo?')
    app.clock.forward(HOUR)
    const proposed = await propose(hiring, id)
    app.clock.forward(HOUR)
    const made = await call(app, offers.createOffer, { token: hiring.owner.token, params: { id }, body: offerTerms() })
    await makeOffer(app, hiring.owner.token, { id, offer_id: made.answer.id })
    const { pending_actions, next_events, answer_rate, applications } = await statsOf(token)
    expect(kindsOf(pending_actions)).toEqual(['OFFER', 'MESSAGES', 'SLOTS'])
    const page = `/app/my-applications?postulacion=${id}`
    expect(pending_actions.map(({ link_to }) => link_to)).toEqual([page, `${page}&ver=mensajes`, page])
    expect(pending_actions[0]?.due_at).toBe(made.answer.expires_on ?? pending_actions[0]?.due_at)
    expect([kindsOf(next_events), answer_rate, applications.offers]).toEqual([['OFFER'], 1, 1])
    const [, later = ''] = proposed.slots
    const params = { id, interview_id: proposed.id }
    await call(app, interviews.chooseSlot, { token, params, body: { starts_at: later } })
    await call(app, messages.listMessages, { token, params: { id } })
    const after = await statsOf(token)
    expect(kindsOf(after.pending_actions)).toEqual(['OFFER'])
    expect(after.next_events.map(({ kind, starts_at }) => [kind, starts_at])).toContainEqual(['INTERVIEW', later])
  })

  it('is the person’s own, one statement without the best matches, and unchanged answers cost no bytes', async () => {
    const { token } = await anApplicant(app, await aHiring(app))
    const { token: newcomer } = await aSession(app)
    // Who asks, all of the desk, and that there is no CV to match.
    expect(await countQueries(app, () => statsOf(newcomer))).toBe(3)
    const other = await aSession(app)
    expect((await statsOf(other.token)).applications_by_state).toEqual([])
    const first = await call(app, contract.getSeekerStats, { token })
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await call(app, contract.getSeekerStats, { token, headers })).status).toBe(304)
  })
})

describe('the desk of somebody who hires', () => {
  it('says to whom an answer is owed and since when, until it is given', async () => {
    const hiring = await aHiring(app, { reply_days: 5 })
    const one = await anApplicant(app, hiring)
    app.clock.forward(3 * DAY)
    await anApplicant(app, hiring, "Sinéad O'Connor-Ruiz")
    const token = await signedInAgain(app, hiring.owner.user)
    const { pending_actions, ...summary } = await summaryOf(token)
    expect(summary).toMatchObject({
      applications_new: 2,
      awaiting_reply: { count: 2, oldest_days: 3 },
      sla_due_week: 2,
      active_vacancies: 1,
      response_rate_30d: null,
      create_in: hiring.company.id,
      plan: { name: 'Gratis', used: 1, limit: 1, company_id: hiring.company.id },
    })
    expect(summary.vacancies).toMatchObject([{ id: hiring.vacancy.id, in_process: 2, awaiting_reply: 2 }])
    expect(pending_actions).toMatchObject([{ kind: 'REPLY', text: 'Responde a 2 personas en «Analista de datos».' }])
    expect(pending_actions[0]?.link_to).toMatch(/\/dashboard\?tab=lista&orden=no_contact$/)
    const cards = (await call(app, listCompanies, { token })).answer.items
    expect(cards.map(({ pending_replies }) => pending_replies)).toEqual([2])
    await write(token, one.application_id, 'Gracias: te leemos esta semana.')
    const answered = await summaryOf(token)
    expect(answered).toMatchObject({ awaiting_reply: { count: 1, oldest_days: 0 }, response_rate_30d: 1 })
    expect(answered.median_days_first_reply).toBe(3)
    app.clock.forward(6 * DAY)
    expect((await summaryOf(await signedInAgain(app, hiring.owner.user))).response_rate_30d).toBe(0.5)
  })

  it('shows talks of today in the person’s own day, and what was asked of them', async () => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring, 'Ana García-López')
    const { id: interview_id, slots } = await propose(hiring, id)
    const params = { id, interview_id }
    await call(app, interviews.chooseSlot, { token, params, body: { starts_at: slots[0] ?? '' } })
    const asked = { member_ids: [hiring.owner.member.id] }
    await call(app, requestScorecards, { token: hiring.owner.token, params: { id }, body: asked })
    const task = { title: 'Pedir referencias', due_on: '2030-01-31', assignee_id: hiring.owner.member.id }
    await call(app, createTask, { token: hiring.owner.token, params: { id }, body: task })
    const { interviews_today, scorecards_due, pending_actions } = await summaryOf(hiring.owner.token)
    expect(interviews_today).toMatchObject([{ text: 'Primera charla con Ana García-López', starts_at: slots[0] }])
    expect(scorecards_due).toBe(1)
    const asked_of_them = pending_actions.filter(({ kind }) => ['SCORECARD', 'TASK'].includes(kind))
    expect(asked_of_them.map(({ link_to }) => link_to.split('&')[1])).toEqual(['ver=notas', 'ver=evaluaciones'])
    expect(interviews_today[0]?.link_to).toMatch(/&ver=entrevistas$/)
    expect(pending_actions).toContainEqual(expect.objectContaining({ kind: 'TASK', due_at: '2030-01-31' }))
    app.clock.forward(DAY)
    expect((await summaryOf(await signedInAgain(app, hiring.owner.user))).interviews_today).toEqual([])
  })

  it('asks first for what has a day, and then for other hours', async () => {
    const hiring = await aHiring(app, { duration_days: 30 })
    app.clock.forward(24 * DAY)
    const { token, application_id: id } = await anApplicant(app, hiring)
    const team = { ...hiring, owner: { ...hiring.owner, token: await signedInAgain(app, hiring.owner.user) } }
    const { id: interview_id } = await propose(team, id)
    const params = { id, interview_id }
    await call(app, interviews.askOtherSlots, { token, params, body: { message: 'Mejor por la tarde.' } })
    const { pending_actions } = await summaryOf(team.owner.token)
    expect(kindsOf(pending_actions)).toEqual(['VACANCY_ENDING', 'SLOTS_ASKED'])
  })

  it('names what somebody writes after being hired, and leads to it', async () => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring, 'Nuria Ibáñez-Cortés')
    const board = await boardOf(app, hiring)
    const body = { stage_id: stageAt(board, -1), expected_stage_id: stageAt(board, 0), version: 1 }
    const version = board.cards[0]?.version ?? 1
    await call(app, moveApplication, { token: hiring.owner.token, params: { id }, body: { ...body, version } })
    await write(token, id, '¿A qué hora empiezo el lunes?')
    const { pending_actions, vacancies } = await summaryOf(hiring.owner.token)
    expect(kindsOf(pending_actions)).toEqual(['MESSAGES'])
    expect(pending_actions[0]?.link_to).toMatch(/\?tab=lista&estado=ALL&sin-leer=si$/)
    expect(vacancies).toMatchObject([{ in_process: 0, hired: 1 }])
  })

  it('tells nobody of what they may not see', async () => {
    const hiring = await aHiring(app)
    const { application_id: id } = await anApplicant(app, hiring, 'Nombre-Canario Único')
    const inTeam = (member_id: string) =>
      app.database.pool.query(`insert into hiring_teams values ($1, $2, 'MEMBER')`, [hiring.vacancy.id, member_id])
    const seen = async (token: string) => {
      const summary = await summaryOf(token)
      expect(summary.active_vacancies).toBe(summary.vacancies.length)
      return [summary.awaiting_reply.count, summary.vacancies.length, JSON.stringify(summary).includes('Canario')]
    }
    for (const role of ['HIRING_MANAGER', 'INTERVIEWER', 'BILLING'] as const)
      expect(await seen((await aColleague(app, hiring, role)).token), role).toEqual([0, 0, false])
    const [manager, interviewer] = [
      await aColleague(app, hiring, 'HIRING_MANAGER'),
      await aColleague(app, hiring, 'INTERVIEWER'),
    ]
    for (const { member } of [manager, interviewer]) await inTeam(member.id)
    expect(await seen(manager.token)).toEqual([1, 1, false])
    expect(await seen(interviewer.token)).toEqual([0, 0, false])
    const body = { member_ids: [interviewer.member.id] }
    await call(app, requestScorecards, { token: hiring.owner.token, params: { id }, body })
    expect(await seen(interviewer.token)).toEqual([0, 0, true])
    await aVacancy(app, hiring.company, { lead: hiring.owner.member })
    const openIn = async (token: string) =>
      (await call(app, listCompanies, { token })).answer.items.map(({ open_vacancies }) => open_vacancies)
    for (const { token } of [manager, interviewer]) expect(await openIn(token)).toEqual([1])
    expect(await openIn(hiring.owner.token)).toEqual([2])
    expect(await seen((await aSession(app)).token)).toEqual([0, 0, false])
  })

  it('never counts the person’s own application to the own company', async () => {
    const hiring = await aHiring(app)
    const { user, token } = await anApplicant(app, hiring)
    await aMember(app, hiring.company, user, 'RECRUITER')
    expect(await summaryOf(token)).toMatchObject({ companies: 1, applications_new: 0, awaiting_reply: { count: 0 } })
  })

  it('costs the same number of queries for one vacancy and for many', async () => {
    const hiring = await aHiring(app)
    await anApplicant(app, hiring)
    const { token } = hiring.owner
    const few = await countQueries(app, () => summaryOf(token))
    for (let n = 0; n < 5; n += 1) await aVacancy(app, hiring.company, { lead: hiring.owner.member })
    await anApplicant(app, hiring)
    expect(await countQueries(app, () => summaryOf(token))).toBe(few)
    // Who asks, all of the desk, and the plan of the busiest company.
    expect(few).toBe(3)
  })
})
