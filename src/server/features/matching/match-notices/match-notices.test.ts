import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NewUser } from '#server/features/accounts/users/users.tables.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { emit } from '#server/features/events/events.service.ts'
import { hideJob } from '#shared/jobs/jobs.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aCompany, aMember, aSession, aUser, aVacancy } from '#tests/support/factories.ts'
import { notifyPeople, rememberApplicant } from './match-notices.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DAY = 24 * 3600
const welding = ['Soldadura TIG y MIG de estructuras de acero.', 'Lectura de planos de calderería.']

async function aWelder(values: Partial<NewUser> = {}) {
  const session = await aSession(app, { visibility: 'VISIBLE', ...values })
  const experience = [aJob({ position: 'Soldadora', start: '2015-01', current: true, achievements: welding })]
  const basics = { full_name: 'Begoña Ruiz-O’Hara Etxeberria', city: 'Bilbao', country: 'ES' }
  return { ...session, cv: await aCv(app, session.token, { document: { basics, experience } } as never) }
}

const aTeam = async () => (await aCompany(app, await aUser(app), { name: `Forja ${randomUUID().slice(0, 8)}` })).company

const asksWelders = {
  title: 'Soldador/a TIG y MIG',
  modality: 'PRESENCIAL',
  remote_countries: [],
  requirements: [],
  locations: [{ country: 'ES', region: null, city: 'Bilbao' }],
  description: '<p>Soldadura TIG y MIG de estructuras de acero. Lectura de planos de calderería.</p>',
} as const

/** As publishing it does, after which its people are looked for. */
async function publish(company?: CompanyRow, values: { state?: 'PAUSED' } = {}) {
  const vacancy = await aVacancy(app, company ?? (await aTeam()), { ...values, document: asksWelders as never })
  await emit(app.deps, { kind: 'VACANCY_CHANGED', vacancy_id: vacancy.id })
  return vacancy
}

async function heard(token: string): Promise<string[]> {
  const { answer } = await call(app, listNotifications, { token })
  return answer.map(({ message }) => message).filter((message) => message.startsWith('Encajas'))
}

it('tells of a published vacancy whoever fits it well, once, however often it changes', async () => {
  const [near, far] = [await aWelder(), await aSession(app, { visibility: 'VISIBLE' })]
  const waiting = [aJob({ position: 'Camarera de sala', start: '2019-01', current: true })]
  await aCv(app, far.token, { document: { experience: waiting } } as never)
  const company = await aTeam()
  await app.runTasks()
  const vacancy = await publish(company)
  await app.runTasks()
  expect(await heard(near.token)).toEqual([`Encajas muy bien en «Soldador/a TIG y MIG», de ${company.name}.`])
  expect(await heard(far.token)).toEqual([])
  app.clock.forward(2 * DAY)
  await notifyPeople(app.deps, vacancy.id)
  expect(await heard(near.token)).toHaveLength(1)
})

it('leaves in peace who is not found, hid the company or the vacancy, works for it, applied, or wants something else', async () => {
  const company = await aTeam()
  const people = {
    unseen: await aWelder({ visibility: 'ONLY_APPLICATIONS' }),
    hiding: await aWelder({ hidden_companies: [{ name: company.name, domain: null, auto: false }] }),
    remote: await aWelder({ job_preferences: { modalities: ['REMOTO'] } }),
    silent: await aWelder({ notification_prefs: { matches: { app: false, mail: false } } }),
    colleague: await aWelder(),
    applicant: await aWelder(),
    uninterested: await aWelder(),
    open: await aWelder(),
  }
  await aMember(app, company, people.colleague.user, 'RECRUITER')
  await app.runTasks()
  const vacancy = await publish(company)
  const { applicant, uninterested } = people
  await rememberApplicant(app.deps, { vacancy_id: vacancy.id, cv_id: applicant.cv.id, user_id: applicant.user.id })
  const params = { vacancy_id: vacancy.id }
  await call(app, hideJob, { token: uninterested.token, params, body: { reason: 'OTRO' } })
  await app.runTasks()
  const told = await Promise.all(
    Object.entries(people).map(async ([name, { token }]) => [name, (await heard(token)).length]),
  )
  expect(Object.fromEntries(told)).toEqual({
    unseen: 0,
    hiding: 0,
    remote: 0,
    silent: 0,
    colleague: 0,
    applicant: 0,
    uninterested: 0,
    open: 1,
  })
})

it('tells nobody of more than three in a day, and of nothing that cannot be found', async () => {
  const { token } = await aWelder()
  await app.runTasks()
  for (let nth = 0; nth < 4; nth += 1) await publish()
  await app.runTasks()
  expect(await heard(token)).toHaveLength(3)
  app.clock.forward(2 * DAY)
  await publish(undefined, { state: 'PAUSED' })
  await app.runTasks()
  expect(await heard(token)).toHaveLength(3)
  await publish()
  await app.runTasks()
  expect(await heard(token)).toHaveLength(4)
})
