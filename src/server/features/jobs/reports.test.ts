import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockVacancy, writeVacancyState } from '#server/features/vacancies/vacancies.queries.ts'
import { addDays } from '#shared/core/time.ts'
import { listJobs, reportJob } from '#shared/jobs/jobs.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { answerModeration } from '#shared/vacancies/moderation-answer.ts'
import { getVacancy, resumeVacancy } from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aBuyingCompany, aCheckout, pay } from '#tests/support/billing.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession, aVacancy } from '#tests/support/factories.ts'
import { listToLookAt } from './reports.queries.ts'
import { settleReports } from './reports.service.ts'

const DAY = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function aPublished(document: object = {}) {
  const owner = await aSession(app)
  const { company, member } = await aCompany(app, owner.user)
  const vacancy = await aVacancy(app, company, { document, lead: member })
  return { owner, company, vacancy, params: { vacancy_id: vacancy.id } }
}

/** A vacancy of a company that pays for its plan. */
async function aPaid(document: object = {}) {
  const buying = await aBuyingCompany(app)
  await pay(app, await aCheckout(app, buying, 'EQUIPO'))
  const lead = await aMember(app, buying.company, (await aSession(app)).user, 'RECRUITER')
  const vacancy = await aVacancy(app, buying.company, { document, lead })
  return { ...buying, vacancy, params: { vacancy_id: vacancy.id } }
}

let counter = 0

/** Somebody who has been here for a month, on a line of their own. */
async function aReader(values: Parameters<typeof aSession>[1] = {}) {
  counter += 1
  const ip = `203.0.${counter}.7`
  const created_at = addDays(app.clock.now(), -30)
  const { user, token } = await aSession(app, { email: `lectora-${counter}@gmail.com`, created_at, ...values })
  return { user, token, ip }
}
const readers = (count: number) => Promise.all(Array.from({ length: count }, () => aReader()))

type Reader = { token: string; ip?: string }
const report = ({ token, ip = '198.51.100.9' }: Reader, params: { vacancy_id: string }) =>
  call(app, reportJob, { token, ip, params, body: { reason: 'ESTAFA', details: 'Piden dinero.' } })

async function reportAll(people: readonly Reader[], params: { vacancy_id: string }): Promise<void> {
  for (const one of people) expect((await report(one, params)).status).toBe(204)
}

const rowOf = async (id: string) => {
  const row = await lockVacancy(app.deps.db, id)
  if (!row) throw new Error('the vacancy is gone')
  return row
}
const noticesOf = async (token: string) => (await call(app, listNotifications, { token })).text

describe('reports of a vacancy that nobody pays for', () => {
  it('of three independent people pause it, and the team hears of it but not of them', async () => {
    const { params, vacancy, owner } = await aPublished({ title: 'Gane dinero desde casa' })
    const unverified = await aReader({ email_verified_at: null })
    const [one, two] = await readers(2)
    if (!one || !two) throw new Error('nobody reads')
    await reportAll([unverified, one, one, two], params)
    expect((await rowOf(vacancy.id)).state).toBe('PUBLISHED')
    await report(await aReader({ full_name: 'Delia Tora' }), params)
    expect(await rowOf(vacancy.id)).toMatchObject({
      state: 'PAUSED',
      state_reason: 'MODERATION',
      moderated_revision: vacancy.revision,
    })
    expect((await call(app, listJobs, { query: { q: '"gane dinero"' } })).answer.total).toBe(0)
    const text = await noticesOf(owner.token)
    expect(text).toContain('Varias personas reportaron «Gane dinero desde casa»')
    expect(text).not.toMatch(/Delia|Piden dinero/)
  })

  it('of before a pause do not count for the next one', async () => {
    const { params, vacancy } = await aPublished()
    const people = await readers(3)
    await reportAll(people, params)
    await writeVacancyState(app.deps.db, vacancy.id, 'PUBLISHED', { state_reason: null, moderated_revision: null })
    await report(await aReader(), params)
    expect((await rowOf(vacancy.id)).state).toBe('PUBLISHED')
    await reportAll(people.slice(1), params)
    expect((await rowOf(vacancy.id)).state).toBe('PAUSED')
  })

  it('of many at once pause it once', async () => {
    const { params, owner } = await aPublished({ title: 'Muchas a la vez' })
    await Promise.all((await readers(8)).map((one) => report(one, params)))
    const { answer } = await call(app, listNotifications, { token: owner.token })
    expect(answer.filter(({ message }) => message.includes('Muchas a la vez'))).toHaveLength(1)
  })

  it('can be resumed as it is once a person found nothing wrong with it', async () => {
    const { params, vacancy, owner, company } = await aPublished()
    await reportAll(await readers(3), params)
    const at = { token: owner.token, params: { id: vacancy.id } }
    expect((await call(app, resumeVacancy, at)).error?.message).toContain('Varias personas reportaron')
    expect(await settleReports(app.deps, vacancy.id, 'KEPT')).toBe(true)
    expect((await rowOf(vacancy.id)).moderated_revision).toBeNull()
    expect([await noticesOf(owner.token), company.id]).toEqual([
      expect.stringContaining('está bien así'),
      vacancy.company_id,
    ])
  })

  it('are at most ten a day', async () => {
    const one = await aReader()
    for (let time = 0; time < 10; time++) expect((await report(one, (await aPublished()).params)).status).toBe(204)
    const { params } = await aPublished()
    expect((await report(one, params)).status).toBe(429)
    app.clock.forward(DAY)
    expect((await report(one, params)).status).toBe(204)
  })
})

it('a company that calls the host of everybody’s mail its website silences nobody', async () => {
  await aCompany(app, (await aSession(app)).user, { domain: 'gmail.com', website: 'https://gmail.com' })
  const { params, vacancy } = await aPublished()
  await reportAll(await readers(3), params)
  expect((await rowOf(vacancy.id)).state).toBe('PAUSED')
})

describe('reports that weigh nothing by themselves', () => {
  it.each([
    ['accounts of this week', (n: number) => aReader({ created_at: addDays(app.clock.now(), -6 + n) })],
    ['one range of addresses', async (n: number) => ({ ...(await aReader()), ip: `203.0.113.${n}` })],
    ['one domain', (n: number) => aReader({ email: `persona-${counter}-${n}@competencia.example` })],
    ['hosts of one domain', (n: number) => aReader({ email: `quien@casa-${counter}-${n}.competencia.example` })],
    ['one box with many names', (n: number) => aReader({ email: `v.e.c.i.n.a+${counter}${n}@gmail.com` })],
    [
      'people who hire for other companies',
      async () => {
        const one = await aReader()
        await aCompany(app, one.user)
        return one
      },
    ],
    [
      'people who write from domains of companies',
      async (n: number) => {
        const { company } = await aCompany(app, (await aSession(app)).user, { verification: 'DOMAIN_VERIFIED' })
        return aReader({ email: `quien-${n}@correo.${company.domain}` })
      },
    ],
  ])('of %s leave it where it is', async (_, aPerson) => {
    const { params, vacancy, owner } = await aPublished()
    for (let n = 1; n <= 4; n++) await report(await aPerson(n), params)
    expect((await rowOf(vacancy.id)).state).toBe('PUBLISHED')
    expect(await noticesOf(owner.token)).not.toContain('reportaron')
  })
})

describe('reports of a vacancy that is paid for', () => {
  it('pause nothing: the company is told, may answer, and a person decides', async () => {
    const { params, vacancy, token, company } = await aPaid({ title: 'Contable en Vigo' })
    const at = { token, params: { id: vacancy.id } }
    expect((await call(app, getVacancy, at)).answer.moderation).toBeNull()
    const early = await call(app, answerModeration, { ...at, body: { answer: 'No hay nada que responder.' } })
    expect([early.status, early.error?.code]).toEqual([409, 'state_conflict'])
    await reportAll(await readers(5), params)
    expect((await rowOf(vacancy.id)).state).toBe('PUBLISHED')
    const shown = (await call(app, getVacancy, at)).answer.moderation
    expect(shown).toMatchObject({ reasons: ['ESTAFA'], answer: null, answered_at: null })
    const answer = 'Somos una gestoría de Vigo con veinte años: nadie paga nada.'
    const said = await call(app, answerModeration, { ...at, body: { answer } })
    expect([said.status, said.answer.moderation?.answer]).toEqual([200, answer])
    const waiting = (await listToLookAt(app.deps.db)).find(({ vacancy_id }) => vacancy_id === vacancy.id)
    expect(waiting).toMatchObject({ title: 'Contable en Vigo', company: company.name, answer })
    expect(waiting?.said).toContain('ESTAFA: Piden dinero.')
    expect(await settleReports(app.deps, vacancy.id, 'PAUSED')).toBe(true)
    expect((await rowOf(vacancy.id)).state).toBe('PAUSED')
    expect(await settleReports(app.deps, vacancy.id, 'KEPT')).toBe(false)
  })

  it('are told once, and not counted again from the same people once a person found it good', async () => {
    const { params, vacancy, token } = await aPaid({ title: 'Contable en Lugo' })
    const people = await readers(3)
    await reportAll(people, params)
    expect(await settleReports(app.deps, vacancy.id, 'KEPT')).toBe(true)
    await reportAll(people, params)
    expect((await call(app, getVacancy, { token, params: { id: vacancy.id } })).answer.moderation).toBeNull()
    await reportAll(await readers(3), params)
    expect((await call(app, getVacancy, { token, params: { id: vacancy.id } })).answer.moderation).not.toBeNull()
  })
})
