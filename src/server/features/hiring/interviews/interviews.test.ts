import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hiringClockTask } from '#server/features/hiring/deadlines/deadlines.tasks.ts'
import * as contract from '#shared/hiring/interviews.ts'
import { getMyApplication } from '#shared/hiring/my-applications.ts'
import * as notes from '#shared/hiring/notes.ts'
import * as offers from '#shared/hiring/offers.ts'
import * as scorecards from '#shared/hiring/scorecards.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant, boardOf, type Hiring, makeOffer, SIGNED } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
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
const tick = () => hiringClockTask.run(app.deps, {}, { id: 'test' })
const noticesOf = async (token: string) =>
  (await call(app, listNotifications, { token })).answer.map(({ message }) => message)

const proposal = (values: object = {}) => ({
  title: 'Primera charla',
  kind: 'VIDEO' as const,
  duration_minutes: 45,
  timezone: 'America/Bogota',
  usual_only: false,
  place: 'https://reunion.example/sala',
  slots: [at(3), at(4)],
  ...values,
})

async function proposed(hiring: Hiring, id: string, values: object = {}) {
  const { status, answer, text } = await call(app, contract.proposeInterview, {
    token: hiring.owner.token,
    params: { id },
    body: proposal(values),
  })
  if (status !== 201) throw new Error(`${status} ${text}`)
  return answer
}

describe('an interview', () => {
  it('is proposed, chosen, put into both calendars, reminded of and done', async () => {
    const hiring = await aHiring(app)
    const { token, user, application_id: id } = await anApplicant(app, hiring)
    const colleague = await aColleague(app, hiring, 'INTERVIEWER')
    await app.database.pool.query(`insert into hiring_teams values ($1, $2, 'MEMBER')`, [
      hiring.vacancy.id,
      colleague.member.id,
    ])
    expect((await boardOf(app, hiring, colleague.token)).cards).toEqual([])
    const { id: interview_id, slots } = await proposed(hiring, id, { interviewer_ids: [colleague.member.id] })
    expect((await boardOf(app, hiring, colleague.token)).cards).toHaveLength(1)
    expect((await call(app, getMyApplication, { token, params: { id } })).answer.next_action).toBe('CHOOSE_SLOT')
    const seen = (await call(app, contract.listInterviews, { token, params: { id } })).answer.items[0]
    expect([seen?.slots.length, seen?.interviewers]).toEqual([2, []])
    const choose = (starts_at: string) =>
      call(app, contract.chooseSlot, { token, params: { id, interview_id }, body: { starts_at } })
    expect((await choose(at(9))).status).toBe(422)
    const { answer } = await choose(slots[0] ?? '')
    expect([answer.state, answer.starts_at]).toEqual(['SCHEDULED', slots[0]])
    expect((await choose(slots[0] ?? '')).status).toBe(200)
    for (const email of [user.email, colleague.user.email])
      expect((await sentTo(app, email)).filter(({ subject }) => subject === 'Entrevista confirmada')).toHaveLength(1)
    const ics = await call(app, contract.getInterviewIcs, { token, params: { id, interview_id } })
    expect(ics.text).toContain(`DTSTART:${(slots[0] ?? '').replace(/[-:]|\.\d{3}/g, '')}`)
    expect((await boardOf(app, hiring)).cards[0]?.next_interview_at).toBe(slots[0])
    app.clock.forward(2 * DAY + HOUR)
    await tick()
    await tick()
    expect((await noticesOf(token)).filter((one) => one.includes('se acerca'))).toHaveLength(1)
    app.clock.forward(DAY + HOUR)
    await tick()
    const done = (await call(app, contract.listInterviews, { token, params: { id } })).answer.items[0]
    expect(done?.state).toBe('DONE')
  })

  it('is asked for at other hours, proposed again and called off', async () => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring)
    const { id: interview_id } = await proposed(hiring, id)
    const params = { id, interview_id }
    const asked = await call(app, contract.askOtherSlots, { token, params, body: { message: 'Mejor por la tarde.' } })
    expect([asked.answer.state, asked.answer.asked]).toEqual(['RESCHEDULE_ASKED', 'Mejor por la tarde.'])
    const team = hiring.owner.token
    const again = await call(app, contract.changeInterview, {
      token: team,
      params,
      body: proposal({ slots: [at(5), at(6)] }),
    })
    expect([again.answer.state, again.answer.slots[0]]).toEqual(['PROPOSED', at(5)])
    const cancelled = await call(app, contract.cancelInterview, { token: team, params, body: {} })
    expect(cancelled.answer.state).toBe('CANCELLED')
    expect((await call(app, contract.chooseSlot, { token, params, body: { starts_at: at(5) } })).status).toBe(409)
    expect(await noticesOf(token)).toContain(`${hiring.company.name} canceló tu entrevista.`)
  })

  it('needs two hours that are still to come', async () => {
    const hiring = await aHiring(app)
    const { application_id: id } = await anApplicant(app, hiring)
    for (const slots of [[at(1)], [at(-1), at(1)], [at(1), at(1)]]) {
      const refused = await call(app, contract.proposeInterview, {
        token: hiring.owner.token,
        params: { id },
        body: proposal({ slots }),
      })
      expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([422, ['slots']])
    }
  })
})

describe('an offer', () => {
  const terms = () => ({
    salary: 36_000_00,
    currency: 'EUR' as const,
    period: 'ANIO' as const,
    contract: 'INDEFINIDO' as const,
    start_date: '2026-09-01',
    expires_on: at(5).slice(0, 10),
  })

  async function sent(hiring: Hiring, id: string) {
    const { token } = hiring.owner
    const { answer } = await call(app, offers.createOffer, { token, params: { id }, body: terms() })
    const params = { id, offer_id: answer.id }
    expect((await call(app, offers.createOffer, { token, params: { id }, body: terms() })).status).toBe(409)
    await makeOffer(app, token, params)
    return params
  }

  it('is followed from the draft to the contract', async () => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring)
    const params = await sent(hiring, id)
    expect((await call(app, getMyApplication, { token, params: { id } })).answer.state).toBe('OFERTA')
    expect((await call(app, offers.acceptOffer, { token: hiring.owner.token, params, body: SIGNED })).status).toBe(404)
    const [accepted, again] = [
      await call(app, offers.acceptOffer, { token, params, body: SIGNED }),
      await call(app, offers.acceptOffer, { token, params, body: SIGNED }),
    ]
    expect([accepted.answer.state, again.status]).toEqual(['ACCEPTED', 200])
    expect((await call(app, getMyApplication, { token, params: { id } })).answer.state).toBe('CONTRATADA')
    expect((await boardOf(app, hiring)).figures.hired).toBe(1)
    expect(await noticesOf(hiring.owner.token)).toContain('Ana García-López respondió a tu oferta.')
  })

  it('can be declined, and ends by itself', async () => {
    const hiring = await aHiring(app)
    const one = await anApplicant(app, hiring)
    const params = await sent(hiring, one.application_id)
    const declined = await call(app, offers.declineOffer, { token: one.token, params, body: {} })
    expect(declined.answer.state).toBe('DECLINED')
    const other = await anApplicant(app, hiring)
    const late = await sent(hiring, other.application_id)
    app.clock.forward(7 * DAY)
    await tick()
    const token = await signedInAgain(app, other.user)
    expect((await call(app, offers.acceptOffer, { token, params: late, body: SIGNED })).status).toBe(409)
    expect((await call(app, offers.listOffers, { token, params: { id: late.id } })).answer.items[0]?.state).toBe(
      'EXPIRED',
    )
  })
})

const mentionsOf = async (user_id: string) =>
  (
    await app.database.pool.query(
      `select coalesce(sum(n.count), 0)::int as total from notifications n join events e on e.id = n.event_id
       where n.user_id = $1 and e.kind = 'NOTE_MENTION'`,
      [user_id],
    )
  ).rows[0].total

describe('the team’s own pages', () => {
  it('keep notes for the team and for leads, and tell who is mentioned', async () => {
    const hiring = await aHiring(app)
    const { application_id: id } = await anApplicant(app, hiring)
    const colleague = await aColleague(app, hiring, 'RECRUITER')
    const manager = await aColleague(app, hiring, 'HIRING_MANAGER')
    await app.database.pool.query(`insert into hiring_teams values ($1, $2, 'MEMBER')`, [
      hiring.vacancy.id,
      manager.member.id,
    ])
    const write = (token: string, body: object) =>
      call(app, notes.createNote, { token, params: { id }, body: body as never })
    const body = `Muy buena charla. @[${colleague.member.id}] ¿la ves tú? @[${randomUUID()}]`
    expect((await write(hiring.owner.token, { body })).answer.mentions.map(({ full_name }) => full_name)).toEqual([
      'Iker Etxeberria',
    ])
    expect((await noticesOf(colleague.token))[0]).toBe(
      "Laura Núñez-O'Hara te mencionó en la postulación de Ana García-López.",
    )
    expect((await write(hiring.owner.token, { body: 'Solo leads.', visibility: 'PRIVATE_LEADS' })).status).toBe(201)
    expect((await write(manager.token, { body: 'No debo.', visibility: 'PRIVATE_LEADS' })).status).toBe(409)
    const count = async (token: string) =>
      (await call(app, notes.listNotes, { token, params: { id }, query: {} })).answer.items.length
    expect([await count(colleague.token), await count(manager.token)]).toEqual([2, 1])
    const task = await call(app, notes.createTask, {
      token: hiring.owner.token,
      params: { id },
      body: { title: 'Pedir referencias', assignee_id: colleague.member.id },
    })
    const finished = await call(app, notes.finishTask, {
      token: colleague.token,
      params: { id, task_id: task.answer.id },
      body: { done: true },
    })
    expect(finished.answer.done_at).not.toBeNull()
  })

  it('offer to be mentioned, and tell, exactly those who may read the note', async () => {
    const hiring = await aHiring(app)
    const { application_id: id } = await anApplicant(app, hiring)
    const join = ({ member }: { member: { id: string } }, role: string) =>
      app.database.pool.query('insert into hiring_teams values ($1, $2, $3)', [hiring.vacancy.id, member.id, role])
    const people = {
      recruiter: await aColleague(app, hiring, 'RECRUITER', 'Bo Li'),
      lead: await aColleague(app, hiring, 'HIRING_MANAGER', 'Lea Ríos'),
      manager: await aColleague(app, hiring, 'HIRING_MANAGER', 'Mar Gil'),
      elsewhere: await aColleague(app, hiring, 'HIRING_MANAGER', 'Eli Sanz'),
      assigned: await aColleague(app, hiring, 'INTERVIEWER', 'Ada Paz'),
      unassigned: await aColleague(app, hiring, 'INTERVIEWER', 'Uma Rey'),
      billing: await aColleague(app, hiring, 'BILLING', 'Gil Mora'),
    }
    await join(people.lead, 'LEAD')
    for (const one of [people.manager, people.assigned, people.unassigned]) await join(one, 'MEMBER')
    await app.database.pool.query('update applications set owner_member_id = $2 where id = $1', [
      id,
      people.assigned.member.id,
    ])
    const { token } = hiring.owner
    const { readers } = (await call(app, notes.listNotes, { token, params: { id }, query: {} })).answer
    const offered = readers.map(({ full_name, reads_private }) => [full_name, reads_private])
    expect(offered).toEqual([
      ['Ada Paz', false],
      ['Bo Li', true],
      ["Laura Núñez-O'Hara", true],
      ['Lea Ríos', true],
      ['Mar Gil', false],
    ])
    const everybody = Object.values(people)
    const body = everybody.map(({ member }) => `@[${member.id}]`).join(' ')
    const heardOf = async (visibility: 'TEAM' | 'PRIVATE_LEADS') => {
      const before = await Promise.all(everybody.map((one) => mentionsOf(one.user.id)))
      expect((await call(app, notes.createNote, { token, params: { id }, body: { body, visibility } })).status).toBe(
        201,
      )
      const after = await Promise.all(everybody.map((one) => mentionsOf(one.user.id)))
      return Object.keys(people).filter((_, at) => after[at] !== before[at])
    }
    expect(await heardOf('TEAM')).toEqual(['recruiter', 'lead', 'manager', 'assigned'])
    expect(await heardOf('PRIVATE_LEADS')).toEqual(['recruiter', 'lead'])
  })

  it('hide what others think until the own scorecard is in', async () => {
    const hiring = await aHiring(app)
    const { application_id: id } = await anApplicant(app, hiring)
    const [one, other] = [
      await aColleague(app, hiring, 'RECRUITER', 'Bo Li'),
      await aColleague(app, hiring, 'RECRUITER'),
    ]
    const look = async (token: string) => (await call(app, scorecards.listScorecards, { token, params: { id } })).answer
    const { criteria } = await look(one.token)
    expect(criteria.map(({ name }) => name)).toEqual(['SQL', 'Comunicación'])
    const rate = (
      token: string,
      rating: 'NO' | 'MUY_BIEN',
      note: string | null,
      overall: 'CONTRATAR' | 'NO_CONTRATAR',
    ) =>
      call(app, scorecards.submitScorecard, {
        token,
        params: { id },
        body: { ratings: [{ criterion_id: criteria[0]?.id ?? '', rating, note }], overall },
      })
    expect((await rate(one.token, 'NO', null, 'NO_CONTRATAR')).status).toBe(422)
    expect((await rate(one.token, 'NO', 'No supo escribir una consulta.', 'NO_CONTRATAR')).status).toBe(200)
    const hidden = await look(other.token)
    expect([hidden.items[0]?.is_hidden, hidden.items[0]?.overall, hidden.summary]).toEqual([true, null, null])
    expect(JSON.stringify(hidden)).not.toContain('consulta')
    expect((await look(hiring.owner.token)).items[0]?.overall).toBe('NO_CONTRATAR')
    await rate(other.token, 'MUY_BIEN', 'Resolvió todo.', 'CONTRATAR')
    expect((await look(other.token)).summary).toEqual({
      agreement: 'DESACUERDO',
      not_rated: ['Comunicación'],
      disputed: ['SQL'],
    })
    app.clock.forward(DAY)
    expect((await rate(other.token, 'MUY_BIEN', 'Otra cosa.', 'CONTRATAR')).status).toBe(409)
  })
})
