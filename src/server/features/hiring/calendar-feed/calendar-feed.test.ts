import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#shared/companies/team-policy.ts'
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  readCalendarFeed,
} from '#shared/hiring/calendar/calendar-feed.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant, type Hiring } from '#tests/support/hiring.ts'
import { request } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** An agreed interview, two days from now at nine in the morning of UTC. */
async function anInterview(hiring: Hiring, application_id: string, member_id: string | null, title: string) {
  const { pool } = app.database
  const { rows } = await pool.query<{ id: string }>(
    `insert into interviews (application_id, vacancy_id, title, kind, duration_minutes, slots, starts_at, timezone, place, state, sequence, created_at, updated_at)
     values ($1, $2, $3, 'VIDEO', 45, array['2026-03-20T09:00Z', '2026-03-21T09:00Z']::timestamptz[], '2026-03-20T09:00Z', 'Europe/Madrid', 'https://reunion.example/1', 'SCHEDULED', 2, now(), now())
     returning id`,
    [application_id, hiring.vacancy.id, title],
  )
  const id = rows[0]?.id ?? ''
  if (member_id) await pool.query('insert into interviewers values ($1, $2)', [id, member_id])
  return id
}

async function aMemberIn(hiring: Hiring, role: Role) {
  const colleague = await aColleague(app, hiring, role)
  await app.database.pool.query(`insert into hiring_teams (vacancy_id, member_id, role) values ($1, $2, 'MEMBER')`, [
    hiring.vacancy.id,
    colleague.member.id,
  ])
  return colleague
}

const inCompany = ({ company }: Hiring, token: string) => ({ token, params: { id: company.id } })

async function addressOf(hiring: Hiring, token: string): Promise<string> {
  const { answer, status } = await call(app, createCalendarFeed, inCompany(hiring, token))
  expect(status).toBe(201)
  return answer.url.split('/').at(-1) ?? ''
}
const read = (file: string) => call(app, readCalendarFeed, { params: { file } })

describe('the address of a calendar', () => {
  it('shows the interviews of its person alone, by UTC, with nobody invited', async () => {
    const hiring = await aHiring(app)
    const { application_id } = await anApplicant(app, hiring, 'Ana García-López')
    const interviewer = await aMemberIn(hiring, 'INTERVIEWER')
    const id = await anInterview(hiring, application_id, interviewer.member.id, 'Entrevista técnica')
    await anInterview(hiring, application_id, null, 'Charla con dirección')
    const { text, headers, status } = await read(await addressOf(hiring, interviewer.token))
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/calendar')
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toContain('DTSTART:20260320T090000Z')
    expect(lines).toContain('DTEND:20260320T094500Z')
    expect(lines).toContain(`UID:${id}@skillo`)
    expect(lines.find((line) => line.startsWith('SUMMARY'))).toContain('Entrevista técnica · Ana García-López')
    expect(text).not.toContain('Charla con dirección')
    expect(text).not.toMatch(/ATTENDEE|ORGANIZER|mailto:/)
  })

  it('says the name that the team knows, and nothing of who it is while that is blind', async () => {
    const hiring = await aHiring(app)
    const { application_id } = await anApplicant(app, hiring, 'Ana García-López')
    await anInterview(hiring, application_id, hiring.owner.member.id, 'Primera charla')
    await app.database.pool.query('update applications set is_blind = true where id = $1', [application_id])
    const { text } = await read(await addressOf(hiring, hiring.owner.token))
    expect(text).toContain('Primera charla · Candidatura ')
    expect(text).not.toContain('García')
  })

  it('is renewed and switched off: the one before leads nowhere', async () => {
    const hiring = await aHiring(app)
    const { token } = hiring.owner
    const first = await addressOf(hiring, token)
    const second = await addressOf(hiring, token)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    const told = await call(app, getCalendarFeed, inCompany(hiring, token))
    expect([told.answer.is_on, told.answer.read_at !== null, told.text.includes(second.slice(0, 20))]).toEqual([
      true,
      true,
      false,
    ])
    expect((await call(app, deleteCalendarFeed, inCompany(hiring, token))).status).toBe(204)
    expect((await read(second)).status).toBe(404)
    expect((await read(`${'x'.repeat(43)}.ics`)).status).toBe(404)
  })

  it('ends with the place in the team, and shows nothing that the role does not', async () => {
    const hiring = await aHiring(app)
    const { application_id } = await anApplicant(app, hiring)
    const manager = await aMemberIn(hiring, 'HIRING_MANAGER')
    await anInterview(hiring, application_id, manager.member.id, 'Segunda charla')
    const file = await addressOf(hiring, manager.token)
    expect((await read(file)).text).toContain('Segunda charla')
    const { pool } = app.database
    await pool.query('delete from hiring_teams where member_id = $1', [manager.member.id])
    expect((await read(file)).text).not.toContain('Segunda charla')
    await pool.query(`update members set status = 'LEFT' where id = $1`, [manager.member.id])
    expect((await read(file)).status).toBe(404)
  })

  it('is asked again each time, and answered shortly while nothing changed', async () => {
    const hiring = await aHiring(app)
    const { application_id } = await anApplicant(app, hiring)
    const id = await anInterview(hiring, application_id, hiring.owner.member.id, 'Entrevista')
    const url = `/api/v1/calendar-feeds/${await addressOf(hiring, hiring.owner.token)}`
    const first = await request(app, { url })
    expect(first.headers['cache-control']).toBe('private, no-cache')
    app.clock.forward(60)
    const again = { url, headers: { 'if-none-match': String(first.headers.etag) } }
    expect((await request(app, again)).statusCode).toBe(304)
    await app.database.pool.query(`update interviews set state = 'CANCELLED' where id = $1`, [id])
    const last = await request(app, again)
    expect([last.statusCode, last.body.includes('VEVENT')]).toEqual([200, false])
  })
})
