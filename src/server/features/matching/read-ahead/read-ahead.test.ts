import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startSession } from '#server/features/accounts/sessions/sessions.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { getJobMatch, listJobs } from '#shared/jobs/jobs.ts'
import { listVacancyMatches } from '#shared/matching/vacancy-matches.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob, save } from '#tests/support/cvs.ts'
import { aCompany, aSession, aVacancy } from '#tests/support/factories.ts'
import { matchVerdicts } from '../tables/matching.tables.ts'
import { matchReadAhead } from '../tables/read-ahead.tables.ts'
import { cleanVerdicts } from './read-ahead.service.ts'
import { readAheadTask } from './read-ahead.tasks.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { READ_AHEAD_A_DAY: '1000' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.forward(2 * DAY)
  await app.deps.db.delete(matchReadAhead)
})

const WELDING = ['Soldadura TIG y MIG de estructuras de acero.', 'Lectura de planos de calderería.']

async function aWelder() {
  const session = await aSession(app, { visibility: 'VISIBLE' })
  const experience = [aJob({ position: 'Soldadora', start: '2015-01', current: true, achievements: WELDING })]
  const basics = { full_name: 'Begoña Ruiz-O’Hara Etxeberria', city: 'Bilbao', country: 'ES' }
  return { ...session, cv: await aCv(app, session.token, { document: { basics, experience } } as never) }
}

const needs = (text: string) => ({ id: randomUUID(), type: 'OWN_WORDS', importance: 'EXCLUYENTE', value: { text } })

/** As publishing it does. */
async function publish(...musts: string[]) {
  const { user, token } = await aSession(app)
  const { company } = await aCompany(app, user, {
    name: `Forja ${randomUUID().slice(0, 8)}`,
    verification: 'DOMAIN_VERIFIED',
  })
  const document = {
    title: 'Soldador/a TIG y MIG',
    modality: 'PRESENCIAL',
    remote_countries: [],
    requirements: musts.map(needs),
    locations: [{ country: 'ES', region: null, city: 'Bilbao' }],
    description: '<p>Soldadura TIG y MIG de estructuras de acero. Lectura de planos de calderería.</p>',
  }
  const vacancy = await aVacancy(app, company, { document: document as never })
  await emit(app.deps, { kind: 'VACANCY_CHANGED', vacancy_id: vacancy.id })
  return { token, vacancy, company }
}

/** The minute comes, with so many pairs in a day. */
async function aMinute(read_ahead_a_day = 1000) {
  const deps = { ...app.deps, config: { ...app.deps.config, read_ahead_a_day } }
  await readAheadTask.run(deps, {}, { id: randomUUID() })
  await app.runTasks()
}

const waiting = () => app.deps.db.select().from(matchReadAhead)
const readOf = (cv_id: string) => app.deps.db.select().from(matchVerdicts).where(eq(matchVerdicts.cv_id, cv_id))
const forYou = async (token: string) => (await call(app, listJobs, { token, query: { tab: 'para-ti' } })).answer.items
const heard = async (token: string) =>
  (await call(app, listNotifications, { token })).answer.filter(({ message }) => message.startsWith('Encajas'))

/** As if the model had read that the CV denies what is asked. */
const readAs = (cv_id: string, said: 'yes' | 'no') =>
  app.deps.db
    .update(matchVerdicts)
    .set({ judged: { said: { yes: 0, part: 0, no: 0, unsaid: 0, [said]: 1 }, lines: [] } })
    .where(eq(matchVerdicts.cv_id, cv_id))

it('reads a person’s best list once their CV rests, when they see what was not read, and when it says something else', async () => {
  const { vacancy } = await publish('Lectura de planos de calderería')
  const { token, cv } = await aWelder()
  await app.runTasks()
  const mine = async () => (await forYou(token)).find(({ id }) => id === vacancy.id)?.match?.is_read
  await app.deps.db.delete(matchReadAhead).where(eq(matchReadAhead.vacancy_id, vacancy.id))
  await aMinute()
  expect([await mine(), (await readOf(cv.id)).length]).toEqual([false, 0])
  app.clock.forward(6 * MINUTE)
  await aMinute()
  expect([await mine(), (await waiting()).length]).toEqual([true, 0])
  await publish('Soldadura TIG de tubería')
  await app.runTasks()
  await app.deps.db.delete(matchReadAhead)
  await forYou(token)
  expect((await waiting()).map(({ cv_id }) => cv_id)).toEqual([cv.id])
  await aMinute()
  expect((await forYou(token)).map(({ match }) => match?.is_read)).not.toContain(false)
  const achievements = ['Ahora coso toldos.']
  const { experience } = cv.document
  const changed = { ...cv.document, experience: experience.map((job) => ({ ...job, achievements })) }
  await save(app, token, cv, { document: changed })
  await app.runTasks()
  expect((await waiting()).map(({ cv_id }) => cv_id)).toEqual([cv.id])
})

it('reads a vacancy’s people before they are told, and tells nobody of whom it reads that a must is not met', async () => {
  const [one, other] = [await aWelder(), await aWelder()]
  await app.runTasks()
  await app.deps.db.delete(matchReadAhead)
  const { token, vacancy } = await publish('Soldadura de estructuras de acero')
  await app.runTasks()
  expect([await heard(one.token), await heard(other.token)]).toEqual([[], []])
  await readAheadTask.run({ ...app.deps, tasks: { enqueue: async () => undefined } }, {}, { id: randomUUID() })
  expect(await waiting()).toEqual([])
  await readAs(one.cv.id, 'yes')
  await readAs(other.cv.id, 'no')
  await emit(app.deps, { kind: 'VACANCY_CHANGED', vacancy_id: vacancy.id })
  await app.runTasks()
  await aMinute()
  expect([(await heard(one.token)).length, (await heard(other.token)).length]).toEqual([1, 0])
  const params = { vacancy_id: vacancy.id }
  const { items } = (await call(app, listVacancyMatches, { token, params, query: {} })).answer
  const listed = items.filter(({ cv_id }) => [one.cv.id, other.cv.id].includes(cv_id))
  // A list that told what was read would tell who has just applied, too.
  expect(listed.map(({ is_read }) => is_read)).toEqual([false, false])
})

it('puts first in «Para ti» what was read to be met, and later what was read not to be', async () => {
  const asked = ['Soldadura de estructuras de acero', 'Lectura de planos de calderería']
  const { token, cv } = await aWelder()
  const places = async () => (await forYou(token)).map(({ id }) => id).filter((id) => ids.includes(id))
  const ids: string[] = []
  for (const must of asked) ids.push((await publish(must)).vacancy.id)
  await app.runTasks()
  await app.deps.db.delete(matchReadAhead)
  const [first = '', second = ''] = await places()
  await call(app, getJobMatch, { token, params: { vacancy_id: first } })
  await readAs(cv.id, 'no')
  expect(await places()).toEqual([second, first])
  const [, last] = (await forYou(token)).filter(({ id }) => ids.includes(id))
  expect(last?.match).toMatchObject({ missed_must: 1, is_read: true })
})

it('reads no more than so many in a day, and people hear of a vacancy after half an hour all the same', async () => {
  const people = [await aWelder(), await aWelder()]
  await app.runTasks()
  await app.deps.db.delete(matchReadAhead)
  const { vacancy } = await publish('Soldadura de estructuras de acero')
  await app.runTasks()
  await aMinute(1)
  expect((await waiting()).map(({ vacancy_id }) => vacancy_id)).toEqual([vacancy.id])
  expect(await heard(people[0]?.token ?? '')).toEqual([])
  app.clock.forward(31 * MINUTE)
  await aMinute(1)
  expect(await Promise.all(people.map(async ({ token }) => (await heard(token)).length))).toEqual([1, 1])
  app.clock.forward(DAY)
  await aMinute()
  expect(await waiting()).toEqual([])
  expect(await Promise.all(people.map(async ({ cv }) => (await readOf(cv.id)).length))).toEqual([1, 1])
})

it('asks for nothing where it is switched off, and tells people at once', async () => {
  const on = app
  app = await createTestApp()
  const { token, cv } = await aWelder()
  await app.runTasks()
  await publish('Soldadura de estructuras de acero')
  await app.runTasks()
  expect((await heard(token)).length).toBe(1)
  app.clock.forward(6 * MINUTE)
  await readAheadTask.run(app.deps, {}, { id: randomUUID() })
  expect([await waiting(), await readOf(cv.id)]).toEqual([[], []])
  await app.close()
  app = on
})

it('keeps what is looked at; the rest goes after a month, with its engine, or where it is too much', async () => {
  const [seen, unseen] = [await aWelder(), await aWelder()]
  const { vacancy } = await publish('Lectura de planos de calderería')
  await app.runTasks()
  await app.deps.db.delete(matchReadAhead)
  const open = (token: string) => call(app, getJobMatch, { token, params: { vacancy_id: vacancy.id } })
  const kept = async () => [(await readOf(seen.cv.id)).length, (await readOf(unseen.cv.id)).length]
  for (const { token } of [seen, unseen]) await open(token)
  for (const look of [forYou, forYou, open]) {
    app.clock.forward(12 * DAY)
    await look(seen.token)
  }
  expect(await kept()).toEqual([1, 1])
  await cleanVerdicts(app.deps)
  expect(await kept()).toEqual([1, 0])
  app.clock.forward(MINUTE)
  const request = { id: 'test', ip: '192.0.2.10', user_agent: 'test' }
  await open(await startSession({ ...app.deps, request }, unseen.user.id))
  await cleanVerdicts(app.deps, 1)
  expect(await kept()).toEqual([0, 1])
  await app.deps.db.update(matchVerdicts).set({ engine_version: '0.0.1' })
  await cleanVerdicts(app.deps)
  expect(await kept()).toEqual([0, 0])
})
