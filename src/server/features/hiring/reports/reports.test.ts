import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportReports, getReports } from '#shared/hiring/reports/reports.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aVacancy } from '#tests/support/factories.ts'
import { aColleague, aHiring, anApplicant, crowd, type Hiring } from '#tests/support/hiring.ts'
import { periodsOf, unitOf } from './report-periods.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const query = { from: '2026-01-01', to: '2026-03-31' }
const asked = (hiring: Hiring, token = hiring.owner.token) => ({ token, params: { id: hiring.company.id }, query })

/** Six people in two vacancies, each with days of their own, by what the database says. */
async function aHistory() {
  const hiring = await aHiring(app)
  const second = await aVacancy(app, hiring.company, { lead: hiring.owner.member, title: 'Jefa de almacén' })
  const ids = await crowd(app, hiring, 5)
  const other = await anApplicant(app, { vacancy: second })
  const { pool } = app.database
  await pool.query(`update users set timezone = 'Europe/Madrid', country = 'ES' where id = $1`, [hiring.owner.user.id])
  const change = (id: string | undefined, values: string) =>
    pool.query(`update applications set ${values} where id = $1`, [id])
  const on = (day: string) =>
    `applied_at = '${day}T10:00Z', promised_reply_at = '${day}T10:00Z'::timestamptz + interval '5 days'`
  const answered = (day: string) => `first_reply_at = '${day}T10:00Z'`
  await change(ids[0], `${on('2026-01-05')}, ${answered('2026-01-07')}`)
  await change(ids[1], `${on('2026-01-05')}, ${answered('2026-01-15')}, source = 'ALERT'`)
  await change(ids[2], `${on('2026-02-02')}, first_reply_at = null`)
  await change(ids[3], on('2025-12-31'))
  // Half past midnight of the first of February in Madrid.
  await change(
    ids[4],
    `applied_at = '2026-01-31T23:30Z', first_reply_at = '2026-02-04T23:30Z', promised_reply_at = '2026-02-28T10:00Z'`,
  )
  await change(
    other.application_id,
    `${on('2026-03-02')}, ${answered('2026-03-03')}, state = 'HIRED', decided_at = '2026-03-22T10:00Z', owner_member_id = '${hiring.owner.member.id}'`,
  )
  return { ...hiring, second, ids, other }
}

async function moved(vacancy_id: string, id: string | undefined, ...kinds: string[]) {
  for (const kind of kinds)
    await app.database.pool.query(
      `insert into application_steps (application_id, vacancy_id, kind, to_stage_id, created_at)
       select $1, $2, 'MOVED', (select id from stages where vacancy_id = $2 and kind = $3 limit 1), now()`,
      [id, vacancy_id, kind],
    )
}

describe('reports over all vacancies', () => {
  it('count what came in between two days of the reader, and say how it went', async () => {
    const hiring = await aHistory()
    const { answer } = await call(app, getReports, asked(hiring))
    expect(answer).toMatchObject({
      applications: 5,
      answered: 80,
      median_days_to_first_answer: 3,
      kept_promises: 50,
      hired: 1,
      median_days_to_hire: 20,
      unit: 'WEEK',
      open_total: 2,
      can_export: true,
    })
    expect(answer.sources).toEqual([
      { source: 'DIRECT', applications: 4, hired: 1 },
      { source: 'ALERT', applications: 1, hired: 0 },
    ])
    const some = answer.periods.filter(({ applications }) => applications > 0)
    expect(some.map(({ first_day, applications }) => [first_day, applications])).toEqual([
      ['2026-01-05', 2],
      ['2026-01-26', 1],
      ['2026-02-02', 1],
      ['2026-03-02', 1],
    ])
    expect([answer.periods.length, answer.periods[0]?.first_day]).toEqual([14, '2025-12-29'])
    expect(answer.owners.map(({ full_name, applications }) => [full_name, applications])).toEqual([
      [hiring.owner.user.full_name, 1],
      [null, 4],
    ])
    expect(answer.open_vacancies.find(({ id }) => id === hiring.second.id)).toMatchObject({ applications: 1, hired: 1 })
  })

  it('count whoever came further in the phases before, and nobody twice', async () => {
    const hiring = await aHistory()
    await moved(hiring.vacancy.id, hiring.ids[0], 'INTERVIEW', 'OFFER', 'INTERVIEW')
    await moved(hiring.vacancy.id, hiring.ids[1], 'INTERVIEW')
    await moved(hiring.second.id, hiring.other.application_id, 'HIRED')
    const { funnel } = (await call(app, getReports, asked(hiring))).answer
    expect(funnel.map(({ phase, reached, conversion }) => [phase, reached, conversion])).toEqual([
      ['NEW', 5, null],
      ['SCREENING', 3, 60],
      ['MEETING', 3, 100],
      ['OFFER', 2, 67],
      ['HIRED', 1, 50],
    ])
  })

  it('tell whoever sees only some vacancies of those alone, and leave for no file without the right', async () => {
    const hiring = await aHistory()
    const manager = await aColleague(app, hiring, 'HIRING_MANAGER')
    await app.database.pool.query(`insert into hiring_teams (vacancy_id, member_id, role) values ($1, $2, 'MEMBER')`, [
      hiring.second.id,
      manager.member.id,
    ])
    const { answer } = await call(app, getReports, asked(hiring, manager.token))
    expect([answer.applications, answer.open_total, answer.can_export]).toEqual([1, 1, false])
    expect((await call(app, exportReports, asked(hiring, manager.token))).status).toBe(409)
    const interviewer = await aColleague(app, hiring, 'INTERVIEWER')
    expect((await call(app, getReports, asked(hiring, interviewer.token))).status).toBe(409)
  })

  it('leave as a file in the way of the reader', async () => {
    const hiring = await aHistory()
    const { text } = await call(app, exportReports, asked(hiring))
    expect(text).toContain('Candidaturas;5')
    expect(text).toContain('Días hasta la contratación (mediana);20')
    expect(text).toContain('Alerta;1;0')
    expect(text).toContain('Jefa de almacén;Publicada;')
  })

  it('refuse a span that ends before it begins, and one that is too long', async () => {
    const hiring = await aHiring(app)
    const refused = async (span: typeof query) => {
      const { status, text } = await call(app, getReports, { ...asked(hiring), query: span })
      return [status, text.includes('Elige un')]
    }
    expect(await refused({ from: '2026-02-01', to: '2026-01-31' })).toEqual([422, true])
    expect(await refused({ from: '2015-01-01', to: '2026-01-31' })).toEqual([422, true])
    // The day after would lie in a year that the database does not know.
    expect(await refused({ from: '9998-01-01', to: '9999-12-31' })).toEqual([422, true])
  })
})

it('weeks begin on Mondays and months on their first day, whatever the span', () => {
  const short = { from: '2026-03-01', to: '2026-03-09' }
  expect(periodsOf(short, unitOf(short))).toEqual(['2026-02-23', '2026-03-02', '2026-03-09'])
  const long = { from: '2025-10-31', to: '2026-03-01' }
  expect(periodsOf(long, unitOf(long))).toEqual([
    '2025-10-01',
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ])
})
