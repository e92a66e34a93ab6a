import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as contract from '#shared/hiring/interviews.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, type Hiring } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { request } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const HOURS = ['2026-03-10T10:00:00.000Z', '2026-03-10T15:00:00.000Z']
const talk = { title: 'Charla', kind: 'VIDEO', duration_minutes: 45, place: 'https://sala.example' } as const

const propose = ({ owner }: Hiring, id: string, part: object = {}) =>
  call(app, contract.proposeInterview, {
    token: owner.token,
    params: { id },
    body: { ...talk, timezone: 'Europe/Madrid', slots: HOURS, ...part },
  })

const choose = (token: string, id: string, interview_id: string, starts_at = HOURS[0] ?? '') =>
  call(app, contract.chooseSlot, { token, params: { id, interview_id }, body: { starts_at } })

it('of two people who take the same hour of one interviewer at once, one is asked to take another', async () => {
  const hiring = await aHiring(app)
  const people = [await anApplicant(app, hiring, 'Nora Vidal'), await anApplicant(app, hiring, 'Teo Bravo')]
  const asked = await Promise.all(
    people.map(async (one) => ({ ...one, talk: (await propose(hiring, one.application_id)).answer })),
  )
  const taken = await Promise.all(asked.map((one) => choose(one.token, one.application_id, one.talk.id)))
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const second = asked[taken.findIndex(({ status }) => status === 422)]
  if (!second) throw new Error('both were taken')
  expect(taken.find(({ status }) => status === 422)?.error?.fields?.starts_at).toBe(
    'Alguien acaba de tomar ese horario. Elige otro de la lista o di cuándo podrías.',
  )
  const params = { id: second.application_id }
  const [left] = (await call(app, contract.listInterviews, { token: second.token, params })).answer.items
  expect(left?.slots).toEqual(HOURS.slice(1))
  expect((await choose(second.token, second.application_id, second.talk.id, HOURS[1])).status).toBe(200)
})

it('an hour at night of either clock, or beside an own interview, is proposed only on purpose', async () => {
  const hiring = await aHiring(app)
  const first = await anApplicant(app, hiring)
  const refused = async (slots: string[], part: object = {}) =>
    (await propose(hiring, first.application_id, { slots, ...part })).error?.fields?.slots
  expect(await refused(['2026-03-10T02:00:00Z', HOURS[0] ?? ''])).toContain(
    'fuera de 8:00 a 20:00: martes, 10 de marzo',
  )
  // 19:30 in Madrid, and an hour and a half long.
  expect(await refused(['2026-03-10T18:30:00Z', HOURS[0] ?? ''], { duration_minutes: 90 })).toContain(
    'termina fuera de 8:00 a 20:00: martes, 10 de marzo',
  )
  await app.database.pool.query(`update users set timezone = 'America/Bogota' where id = $1`, [first.user.id])
  expect(await refused(['2026-03-10T08:00:00Z', HOURS[1] ?? ''])).toContain('hora de Bogotá')
  await app.database.pool.query(`update users set timezone = 'Europe/Madrid' where id = $1`, [first.user.id])
  const { answer } = await propose(hiring, first.application_id)
  await choose(first.token, first.application_id, answer.id)
  const other = await anApplicant(app, hiring)
  const clash = await propose(hiring, other.application_id)
  expect([clash.status, clash.error?.fields?.slots]).toEqual([
    422,
    expect.stringContaining('ya tiene otra entrevista a esa hora'),
  ])
  expect((await propose(hiring, other.application_id, { usual_only: false })).status).toBe(201)
})

it('mail and calendar name the candidate and lead to the card; a pseudonym while that is all the team knows', async () => {
  const hiring = await aHiring(app)
  const { token, application_id: id, user } = await anApplicant(app, hiring, 'Nora Vidal')
  const { answer } = await propose(hiring, id)
  await app.database.pool.query(
    `update applications set is_blind = true, pseudonym = 'Candidatura Aliso' where id = $1`,
    [id],
  )
  await choose(token, id, answer.id)
  const card = `/app/my-companies/${hiring.company.id}/vacancies/${hiring.vacancy.id}/dashboard?postulacion=${id}`
  const [mail] = await sentTo(app, hiring.owner.user.email)
  expect(mail?.text).toContain(card)
  expect(mail?.subject).toContain('Entrevista confirmada')
  expect(`${mail?.subject}${mail?.text}`).not.toContain('Nora')
  const ics = async (reader: string) => {
    const url = `/api/v1/applications/${id}/interviews/${answer.id}/ics`
    const { payload } = await request(app, { url, token: reader })
    const event = new ICAL.Component(ICAL.parse(payload)).getFirstSubcomponent('vevent')
    if (!event) throw new Error('no event')
    return new ICAL.Event(event)
  }
  expect((await ics(hiring.owner.token)).summary).not.toContain('Nora')
  await app.database.pool.query('update applications set is_blind = false where id = $1', [id])
  const [team, own] = [await ics(hiring.owner.token), await ics(token)]
  expect(team.summary).toBe('Charla · Nora Vidal · Analista de datos')
  expect(team.description).toContain(card)
  expect(own.attendees.map((one) => one.getFirstValue())).toEqual([`MAILTO:${user.email}`])
})

it('a company cannot flood one person: after a day’s share the team is told, and calling off still works', async () => {
  const hiring = await aHiring(app)
  const { application_id: id, user } = await anApplicant(app, hiring)
  let refused: Awaited<ReturnType<typeof propose>> | undefined
  for (let n = 0; n < 20 && !refused; n += 1) {
    const made = await propose(hiring, id)
    if (made.status !== 201) refused = made
    else {
      const params = { id, interview_id: made.answer.id }
      const { status } = await call(app, contract.cancelInterview, { token: hiring.owner.token, params, body: {} })
      expect(status).toBe(200)
    }
  }
  expect([refused?.status, refused?.error?.message]).toEqual([
    409,
    'Hoy tu empresa ya le envió muchos avisos a esta persona. Mañana podrás enviarle más; mientras tanto, escríbele en Mensajes.',
  ])
  expect((await sentTo(app, user.email)).length).toBeLessThanOrEqual(12)
  app.clock.forward(24 * 3600)
  const slots = HOURS.map((hour) => hour.replace('03-10', '03-12'))
  expect((await propose(hiring, id, { slots })).status).not.toBe(409)
})
