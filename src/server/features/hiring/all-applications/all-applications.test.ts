import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Role } from '#shared/companies/team-policy.ts'
import {
  allSort,
  exportAllApplications,
  getApplicationChoices,
  listAllApplications,
} from '#shared/hiring/all-applications/all-applications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aVacancy } from '#tests/support/factories.ts'
import { aColleague, aHiring, anApplicant, apply, crowd, deliver, type Hiring } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Asked = z.input<typeof listAllApplications.query>

async function listed(hiring: Hiring, query: Asked = {}, token = hiring.owner.token) {
  const { status, answer, text } = await call(app, listAllApplications, {
    token,
    params: { id: hiring.company.id },
    query,
  })
  if (status !== 200) throw new Error(`no list: ${status} ${text}`)
  return answer
}

const namesIn = async (...asked: Parameters<typeof listed>) =>
  (await listed(...asked)).items.map(({ full_name }) => full_name)

/** Two vacancies of one company, each with somebody; the later one applied to the second. */
async function twoVacancies() {
  const hiring = await aHiring(app)
  const second = await aVacancy(app, hiring.company, { lead: hiring.owner.member, title: 'Jefa de almacén' })
  const ana = await anApplicant(app, hiring, 'Ana García-López')
  app.clock.forward(3600)
  const inigo = await anApplicant(app, { vacancy: second }, 'Íñigo Zubiri')
  return { ...hiring, second, ana, inigo }
}

async function aColleagueIn(hiring: Hiring, role: Role, vacancy_id?: string) {
  const colleague = await aColleague(app, hiring, role)
  if (vacancy_id)
    await app.database.pool.query(`insert into hiring_teams (vacancy_id, member_id, role) values ($1, $2, 'MEMBER')`, [
      vacancy_id,
      colleague.member.id,
    ])
  return colleague
}

describe('all applications of a company', () => {
  it('stand in one list, each with its vacancy and stage', async () => {
    const hiring = await twoVacancies()
    const { items, total, next_cursor } = await listed(hiring)
    expect([total, next_cursor]).toEqual([2, null])
    expect(items.map(({ full_name, vacancy, stage_name }) => [full_name, vacancy.title, stage_name])).toEqual([
      ['Íñigo Zubiri', 'Jefa de almacén', 'Nuevas'],
      ['Ana García-López', hiring.vacancy.title, 'Nuevas'],
    ])
    expect(await namesIn(hiring, { sort: 'oldest' })).toEqual(['Ana García-López', 'Íñigo Zubiri'])
    expect(await namesIn(hiring, { sort: 'name' })).toEqual(['Ana García-López', 'Íñigo Zubiri'])
  })

  it('are found by vacancy, words, source, stage, tag and the days of the reader', async () => {
    const hiring = await twoVacancies()
    const { pool } = app.database
    const change = (values: string, { application_id }: { application_id: string }) =>
      pool.query(`update applications set ${values} where id = $1`, [application_id])
    await change(`tags = '{Clave}', source = 'ALERT', applied_at = '2026-03-01T23:30:00Z'`, hiring.ana)
    await change(`applied_at = '2026-03-01T12:00:00Z'`, hiring.inigo)
    await pool.query(
      `update applications set stage_id = (select id from stages where vacancy_id = $1 and kind = 'INTERVIEW' limit 1) where id = $2`,
      [hiring.second.id, hiring.inigo.application_id],
    )
    await pool.query(`update users set timezone = 'Europe/Madrid' where id = $1`, [hiring.owner.user.id])
    const ana = ['Ana García-López']
    const inigo = ['Íñigo Zubiri']
    expect(await namesIn(hiring, { vacancy_id: hiring.second.id })).toEqual(inigo)
    expect(await namesIn(hiring, { q: 'inigo zub' })).toEqual(inigo)
    expect(await namesIn(hiring, { tag: 'Clave' })).toEqual(ana)
    expect(await namesIn(hiring, { source: 'ALERT' })).toEqual(ana)
    expect(await namesIn(hiring, { stage_kind: 'INTERVIEW' })).toEqual(inigo)
    expect(await namesIn(hiring, { state: 'HIRED' })).toEqual([])
    // Half past midnight in Madrid is the second of March there.
    expect(await namesIn(hiring, { applied_from: '2026-03-02', applied_to: '2026-03-02' })).toEqual(ana)
    expect(await namesIn(hiring, { applied_to: '2026-03-01' })).toEqual(inigo)
    const late = { params: { id: hiring.company.id }, query: { applied_to: '9999-12-31' } }
    expect((await call(app, listAllApplications, { token: hiring.owner.token, ...late })).status).toBe(422)
    const { answer } = await call(app, getApplicationChoices, {
      token: hiring.owner.token,
      params: { id: hiring.company.id },
    })
    expect(answer.tags).toEqual(['Clave'])
    expect(answer.vacancies.map(({ id }) => id).toSorted()).toEqual([hiring.vacancy.id, hiring.second.id].toSorted())
  })

  it.each(allSort.options)('come page by page by %s, each once', async (sort) => {
    const hiring = await aHiring(app)
    await crowd(app, hiring, 120)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await listed(hiring, { sort, ...(cursor && { cursor }) })
      expect(page.total).toBe(120)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  })
})

describe('who sees what of them', () => {
  it('is only the own vacancies for whoever is asked by vacancy, and only what is given for interviewers', async () => {
    const hiring = await twoVacancies()
    const manager = await aColleagueIn(hiring, 'HIRING_MANAGER', hiring.second.id)
    const stranger = await aColleagueIn(hiring, 'HIRING_MANAGER')
    const interviewer = await aColleagueIn(hiring, 'INTERVIEWER', hiring.second.id)
    expect(await namesIn(hiring, {}, manager.token)).toEqual(['Íñigo Zubiri'])
    expect(await namesIn(hiring, { vacancy_id: hiring.vacancy.id }, manager.token)).toEqual([])
    expect(await namesIn(hiring, {}, stranger.token)).toEqual([])
    expect(await namesIn(hiring, {}, interviewer.token)).toEqual([])
    const given = 'update applications set owner_member_id = $1 where id = $2'
    await app.database.pool.query(given, [interviewer.member.id, hiring.inigo.application_id])
    expect(await namesIn(hiring, {}, interviewer.token)).toEqual(['Íñigo Zubiri'])
    const choices = { token: manager.token, params: { id: hiring.company.id } }
    const { vacancies, can_export } = (await call(app, getApplicationChoices, choices)).answer
    expect([vacancies.map(({ id }) => id), can_export]).toEqual([[hiring.second.id], false])
  })

  it('is never the own application, nor one that can still be taken back', async () => {
    const hiring = await twoVacancies()
    const { user } = await aColleague(app, hiring, 'RECRUITER')
    await app.database.pool.query('update applications set user_id = $1 where id = $2', [
      hiring.owner.user.id,
      hiring.ana.application_id,
    ])
    expect(user.id).not.toBe(hiring.owner.user.id)
    expect((await apply(app, hiring.ana, hiring.second)).status).toBe(201)
    expect(await namesIn(hiring)).toEqual(['Íñigo Zubiri'])
    await deliver(app)
    expect((await listed(hiring)).total).toBe(2)
  })

  it('is a pseudonym while it is blind, in the list, by words, by order, by source and in the file', async () => {
    const hiring = await twoVacancies()
    const { pool } = app.database
    await pool.query(
      `update applications set is_blind = true, source = 'INVITED', headline = 'Ana García-López, analista' where id = $1`,
      [hiring.ana.application_id],
    )
    const all = await listed(hiring)
    const blind = all.items.find(({ id }) => id === hiring.ana.application_id)
    expect(blind?.full_name).toMatch(/^Candidatura /)
    expect(blind?.source).toBe('DIRECT')
    expect(JSON.stringify(all)).not.toContain('García')
    expect(await namesIn(hiring, { q: 'garcia' })).toEqual([])
    expect(await namesIn(hiring, { source: 'INVITED' })).toEqual([])
    const file = { token: hiring.owner.token, params: { id: hiring.company.id }, query: { sort: 'name' as const } }
    const { text } = await call(app, exportAllApplications, file)
    expect(text).not.toContain('García')
    expect(text).toContain(blind?.full_name)
  })
})

it('leave as a file that the spreadsheets of the reader read, in which nothing is a formula', async () => {
  const hiring = await twoVacancies()
  const { pool } = app.database
  await pool.query(`update applications set headline = '=HYPERLINK("https://mala.example")' where id = $1`, [
    hiring.ana.application_id,
  ])
  await pool.query(`update users set country = 'ES' where id = $1`, [hiring.owner.user.id])
  const asked = { token: hiring.owner.token, params: { id: hiring.company.id }, query: { sort: 'oldest' as const } }
  const { text, headers } = await call(app, exportAllApplications, asked)
  const [head, first, second] = text.split('\r\n')
  expect(head).toContain('Nombre;Titular;Vacante;Estado;Etapa')
  expect(first).toContain(
    `Ana García-López;"'=HYPERLINK(""https://mala.example"")";${hiring.vacancy.title};En proceso;Nuevas`,
  )
  expect(second).toContain('Jefa de almacén')
  expect(headers['content-disposition']).toContain('Candidaturas.csv')
  const { rows } = await pool.query(
    `select facts from events where kind = 'ALL_APPLICATIONS_EXPORTED' and company_id = $1`,
    [hiring.company.id],
  )
  expect(rows).toEqual([{ facts: { count: 2 } }])
})
